import { type Battle, systemOf } from '../../../scenarios';
import { Icon } from '../../app/Icon';
import { useLanguage, useWords } from '../../words';

interface Props {
  /** Undefined: there is none of that name. */
  readonly battle: Battle | undefined;
  readonly back: { readonly href: string; readonly name: string };
}

/** What a page about a battle begins with: the way back, its name, when and where it was fought. */
export function BattleHead({ battle, back }: Props) {
  const { battles: words } = useWords().pages;
  const language = useLanguage();
  return (
    <>
      <a className="page-back" href={back.href}>
        <Icon name="back" />
        {back.name}
      </a>
      <header className="page-head">
        <h1>{battle?.title[language] ?? words.unknown}</h1>
        {battle && (
          <p>
            {battle.date[language]} · {battle.place[language]} · {words.games[systemOf(battle)]}
          </p>
        )}
      </header>
    </>
  );
}
