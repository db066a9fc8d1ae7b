import { type ReactElement, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { SYSTEM_IDS } from '../../../rules/ids';
import { type BattleFacts, catalogue } from '../../../scenarios';
import { battleMarks } from '../../../store/battleMarks';
import { designs } from '../../../store/designs';
import { library } from '../../../store/library';
import { Icon } from '../../app/Icon';
import { type Page, printRoute } from '../../app/routes';
import { useIfLoaded } from '../../app/usePart';
import { balances } from '../../lab/balances';
import { useWords } from '../../words';
import { BattleFilters, ShowAll } from './BattleFilters';
import { BattleTile } from './BattleTile';
import { evennessIn, isWanted, wanted } from './criteria';
import { isWantedByOwn, ownFacts, playedOf } from './own';
import { RulesOf } from './RulesOf';
import '../pages.css';
import './battles.css';

/** What the page waits for besides its words. */
export const words = () => Promise.all([balances.load(), designs.list()]);

/** One's own battles stand before those of the house. */
const SECTIONS = ['own', ...SYSTEM_IDS] as const;

interface TilesProps {
  readonly those: readonly BattleFacts[];
  readonly children: (battle: BattleFacts) => ReactElement;
}

/** Battles that may go from the list when their stars do. */
function Tiles({ those, children }: TilesProps) {
  return (
    <ul className="battle-tiles" data-keeps>
      {those.map(children)}
    </ul>
  );
}

const Battles: Page<'battles'> = () => {
  const {
    battles: words,
    saves: { untitled },
  } = useWords().pages;
  const measured = useIfLoaded(balances) ?? {};
  const asked = useStore(wanted);
  const marks = useStore(battleMarks.store);
  const games = useStore(library.state, (state) => state.games);
  const drawn = useStore(designs.state, (state) => state.designs);
  const own = useMemo(() => drawn.flatMap((design) => ownFacts(design, untitled) ?? []), [drawn, untitled]);
  const all = [...own, ...catalogue];
  const shown = all.filter((battle) => isWanted(battle, asked, measured) && isWantedByOwn(battle, own.includes(battle), marks, asked));
  useEffect(() => {
    void library.list();
    return designs.hear(() => void designs.list());
  }, []);
  return (
    <>
      <header className="page-head page-head--row">
        <div>
          <h1>{words.title}</h1>
          <p>{words.intro}</p>
        </div>
        <div className="app-row">
          <a className="app-button" href={printRoute({ screen: 'design' })} data-testid="to-design">
            <Icon name="pen" />
            {words.lists.draw}
          </a>
          <a className="app-button" href={printRoute({ screen: 'armies' })} data-testid="to-armies">
            {words.armies}
          </a>
        </div>
      </header>
      <BattleFilters balances={measured} count={shown.length} all={all} />
      {SECTIONS.map((field) => ({
        field,
        those: shown.filter((battle) => (own.includes(battle) ? field === 'own' : battle.system === field)),
      }))
        .filter(({ those }) => those.length > 0)
        .map(({ field, those }) => (
          <section key={field} className="battle-list" aria-labelledby={`battles-${field}`}>
            <h2 id={`battles-${field}`}>{field === 'own' ? words.lists.own : words.fields[field]}</h2>
            {field !== 'own' && <RulesOf game={field} />}
            <Tiles those={those}>
              {(battle) => (
                <BattleTile
                  key={battle.id}
                  battle={battle}
                  evenness={evennessIn(measured, battle)}
                  mark={marks[battle.id]}
                  played={playedOf(games, battle.id)}
                />
              )}
            </Tiles>
          </section>
        ))}
      {shown.length === 0 && (
        <div className="battle-none">
          <p>{words.none}</p>
          <ShowAll />
        </div>
      )}
    </>
  );
};

export default Battles;
