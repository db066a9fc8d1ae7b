import { type Battle, systemOf } from '../../../scenarios';
import { designIdOf } from '../../../store/designId';
import { Icon } from '../../app/Icon';
import { printRoute } from '../../app/routes';
import { useLanguage, useWords } from '../../words';

interface Props {
  readonly id: string;
  /** Undefined: there is none of that name, or it is one's own and cannot be played as it is. */
  readonly battle: Battle | undefined;
  readonly back: { readonly href: string; readonly name: string };
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
        <h1>{battle?.title[language] ?? (design === undefined ? words.unknown : words.unfinished)}</h1>
        {!battle && design !== undefined && (
          <p>
            <a href={printRoute({ screen: 'draw', design })}>{words.atTable}</a>
          </p>
        )}
        {battle && (
          <p>
            {battle.date[language]} · {battle.place[language]} · {words.games[systemOf(battle)]}
          </p>
        )}
      </header>
    </>
  );
}
