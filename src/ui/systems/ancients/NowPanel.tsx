import type { Phase } from '../../../rules/ancients/model/types';
import { leadersToPlace } from '../../../rules/ancients/play/leaders';
import { isAsked } from '../../../rules/ancients/play/sequence';
import { Guide } from '../../table/shell/Guide';
import { ProgramAsked } from '../../table/shell/ProgramAsked';
import { Flights } from './Flights';
import { readyUnits } from './facts';
import { fightOf } from './fights';
import { useGame, useMayDecide, useShown, useTable, useToolAfterPaint } from './hooks';
import { OddsPanel } from './OddsPanel';
import { GroupPanel, OptionQuestion, PhaseOrders, UnitOrders } from './OptionOrders';
import { OptionsNow } from './OptionsNow';
import { PHASE_RULES } from './phaseRules';
import { QuestionPanel } from './QuestionPanel';
import { Reserves } from './Reserves';
import { ShotPanel } from './ShotPanel';
import { Undeployed } from './Undeployed';
import { UnitCard } from './UnitCard';
import { leftByOption, undoneIn } from './undone';
import { useWords } from './words';

function Fight() {
  const now = useGame((all) => all);
  const tool = useTable((state) => state.tool);
  const hover = useTable((state) => (state.tool.kind === 'attack' && state.tool.at === undefined ? state.hover : undefined));
  const assault = fightOf(now, { tool, hover });
  return assault ? <OddsPanel assault={assault} /> : null;
}

/** Whether a fight is to be shown, so that the unit card makes room for it. */
function useFighting(): boolean {
  const now = useGame((all) => all);
  return useTable((state) => fightOf(now, state) !== undefined);
}

/** What the phase waits for; in the leaders' those who may still walk (V5). */
function PhaseGuide({ phase }: { readonly phase: Phase }) {
  const { table: words } = useWords();
  const left = useGame((now) => (phase === 'leaders' && now.looking === undefined ? leftByOption(now, undoneIn(now)) : undefined));
  const hints = [left ? `${left}.` : words.card.guide[phase]];
  return <Guide title={words.phases[phase]} rule={PHASE_RULES[phase]} hints={hints} several={phase === 'movement'} />;
}

/** What is going on: the question asked, the fight reckoned, the unit in hand, who may come in. */
export function NowPanel() {
  const { table: words } = useWords();
  const context = useGame((now) => now.context);
  const state = useShown();
  const looking = useGame((now) => now.looking);
  const tool = useToolAfterPaint();
  const fighting = useFighting();
  const unit = 'unit' in tool && tool.unit !== undefined ? state.units[tool.unit] : undefined;
  const over = useGame((now) => now.outcome !== undefined);
  const live = looking === undefined && !over;
  const phase = over && looking === undefined ? 'over' : state.phase;
  const asked = live && isAsked(state);
  const decides = useMayDecide();
  return (
    <div className="table-now">
      <OptionsNow />
      {asked && !decides && <ProgramAsked />}
      {asked && decides && (state.extra?.asked ? <OptionQuestion /> : <QuestionPanel />)}
      {fighting && !over && <Fight />}
      {decides && <Undeployed />}
      {decides && !asked && <Flights />}
      {tool.kind === 'shoot' && unit && (
        <>
          {decides && <UnitOrders unit={unit} />}
          <ShotPanel unit={unit} />
        </>
      )}
      {unit && !fighting && (
        <UnitCard key={unit.id} unit={unit} movable={tool.kind === 'move'} ordered={decides && tool.kind !== 'shoot'} />
      )}
      {tool.kind === 'attack' && !fighting && unit && (
        <p className="app-note">{readyUnits(context, state).has(unit.id) ? words.melee.choose : words.melee.none}</p>
      )}
      {tool.kind === 'enter' && <p className="app-note">{words.reserves.chosen}</p>}
      {tool.kind === 'place' && !tool.deploys && <p>{words.card.placing(leadersToPlace(state))}</p>}
      {!unit && !asked && tool.kind !== 'place' && state.phase !== 'deploy' && <PhaseGuide phase={phase} />}
      {decides && tool.kind === 'group' && <GroupPanel tool={tool} />}
      {decides && !asked && <PhaseOrders />}
      {!asked && <Reserves dueOnly />}
    </div>
  );
}
