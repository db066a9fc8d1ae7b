import { useStore } from 'zustand';
import { SYSTEM_IDS } from '../../../rules/ids';
import { catalogue } from '../../../scenarios';
import { type Page, printRoute } from '../../app/routes';
import { useIfLoaded } from '../../app/usePart';
import { balances } from '../../lab/balances';
import { useWords } from '../../words';
import { BattleFilters } from './BattleFilters';
import { BattleTile } from './BattleTile';
import { ANYTHING, evennessIn, isWanted, wanted } from './criteria';
import '../pages.css';
import './battles.css';

/** What the page waits for besides its words. */
export const words = balances.load;

const Battles: Page<'battles'> = () => {
  const { battles: words } = useWords().pages;
  const measured = useIfLoaded(balances) ?? {};
  const asked = useStore(wanted);
  const shown = catalogue.filter((battle) => isWanted(battle, asked, measured));
  return (
    <>
      <header className="page-head page-head--row">
        <div>
          <h1>{words.title}</h1>
          <p>{words.intro}</p>
        </div>
        <a className="app-button" href={printRoute({ screen: 'armies' })} data-testid="to-armies">
          {words.armies}
        </a>
      </header>
      <BattleFilters balances={measured} count={shown.length} />
      {SYSTEM_IDS.map((field) => ({ field, those: shown.filter((battle) => battle.system === field) }))
        .filter(({ those }) => those.length > 0)
        .map(({ field, those }) => (
          <section key={field} className="battle-list" aria-labelledby={`battles-${field}`}>
            <h2 id={`battles-${field}`}>{words.fields[field]}</h2>
            <p>
              <b>{words.rulesOf(words.games[field])}.</b> {words.gamesAbout[field]}
            </p>
            <ul className="battle-tiles">
              {those.map((battle) => (
                <BattleTile key={battle.id} battle={battle} evenness={evennessIn(measured, battle)} />
              ))}
            </ul>
          </section>
        ))}
      {shown.length === 0 && (
        <div className="battle-none">
          <p>{words.none}</p>
          <button type="button" className="app-button" onClick={() => wanted.setState(ANYTHING, true)}>
            {words.showAll}
          </button>
        </div>
      )}
    </>
  );
};

export default Battles;
