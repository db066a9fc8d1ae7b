import { systemIdOf } from '../../../scenarios';
import { designIdOf } from '../../../store/designId';
import { Icon } from '../../app/Icon';
import type { FoundBattle } from '../../app/ownBattle';
import { printRoute } from '../../app/routes';
import { useLanguage, useWords } from '../../words';

interface Props {
  readonly id: string;
  readonly battle: FoundBattle | undefined;
  readonly back: { readonly href: string; readonly name: string };
}

/** What a page about a battle is called, by what was found under its name. */
export function useBattleTitle(found: FoundBattle | undefined): string {
  const { battles: words } = useWords().pages;
  const language = useLanguage();
  if (found) return found.title[language];
  return found === false ? words.unfinished : words.unknown;
}

/** What a page about a battle begins with: the way back, its name, when and where it was fought. */
export function BattleHead({ id, battle, back }: Props) {
  const { battles: words } = useWords().pages;
  const language = useLanguage();
  const design = designIdOf(id);
  return (
    <>
      <a className="page-back" href={back.href}>
        <Icon name="back" />
        {back.name}
      </a>
      <header className="page-head">
        <h1>{useBattleTitle(battle)}</h1>
        {battle === false && design !== undefined && (
          <p>
            <a href={printRoute({ screen: 'draw', design })}>{words.atTable}</a>
          </p>
        )}
        {battle && (
          <p>
            {battle.date[language]} · {battle.place[language]} · {words.games[systemIdOf(battle)]}
          </p>
        )}
      </header>
    </>
  );
}
