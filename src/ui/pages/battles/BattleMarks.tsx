import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type BattleMark, battleMarks, tagsIn } from '../../../store/battleMarks';
import { library } from '../../../store/library';
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
      <svg className="app-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M12 3.8l2.5 5.3 5.7.7-4.2 4 1.1 5.7L12 16.7l-5.1 2.8L8 13.8l-4.2-4 5.7-.7z" />
      </svg>
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
