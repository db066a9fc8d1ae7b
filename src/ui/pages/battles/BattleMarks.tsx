import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type BattleMark, battleMarks, tagsIn } from '../../../store/battleMarks';
import { library } from '../../../store/library';
import { Icon } from '../../app/Icon';
import { useWords } from '../../words';
import { playedOf } from './own';

interface StarProps {
  readonly id: string;
  readonly title: string;
  readonly mark: BattleMark | undefined;
}

/** A star that somebody gives a battle. */
export function StarButton({ id, title, mark }: StarProps) {
  const { lists: words } = useWords().pages.battles;
  const on = mark?.star ?? false;
  return (
    <button
      type="button"
      className="battle-star"
      aria-pressed={on}
      aria-label={words.star(title)}
      title={words.star(title)}
      data-testid={`star-${id}`}
      onClick={() => battleMarks.change(id, { star: !on })}
    >
      <Icon name="star" />
    </button>
  );
}

/** What somebody has noted of a battle, and how often he has played it. */
export function BattleNotes({ id, title }: Omit<StarProps, 'mark'>) {
  const { lists: words } = useWords().pages.battles;
  const mark = useStore(battleMarks.store, (all) => all[id]);
  const games = useStore(library.state, (state) => state.games);
  const [typed, type] = useState<string>();
  useEffect(() => {
    void library.list();
  }, []);
  const played = playedOf(games, id);
  return (
    <div className="battle-notes">
      <StarButton id={id} title={title} mark={mark} />
      <label className="app-field">
        <span>{words.tags}</span>
        <input
          className="app-input"
          data-testid="tags"
          placeholder={words.tagsHint}
          maxLength={200}
          value={typed ?? mark?.tags.join(', ') ?? ''}
          onChange={({ currentTarget }) => {
            type(currentTarget.value);
            battleMarks.change(id, { tags: tagsIn(currentTarget.value) });
          }}
          onBlur={() => type(undefined)}
        />
      </label>
      {played.games > 0 && (
        <p className="app-note" data-testid="played">
          {words.played(played.games)}
          {played.won > 0 && ` · ${words.won(played.won)}`}
        </p>
      )}
    </div>
  );
}
