import { Guide } from '../../table/shell/Guide';
import { ProgramAsked } from '../../table/shell/ProgramAsked';
import { AttackPanel } from './AttackPanel';
import { ComingLine } from './ComingLine';
import { DutiesPanel } from './DutiesPanel';
import { guideOf } from './guide';
import { HexCard } from './HexCard';
import { useGame, useMayDecide, useShown, useToolAfterPaint } from './hooks';
import { PHASE_RULES } from './phaseRules';
import { leaderOf, leadersOn, unitOf } from './pieces';
import { QuestionPanel } from './QuestionPanel';
import { RecallPanel } from './RecallPanel';
import { Reserves } from './Reserves';
import { ShotPanel } from './ShotPanel';
import { pieceInTool } from './tools';
import type { BawTool } from './tools/tool';
import { LeaderCard, UnitCard } from './UnitCard';
import { useBawWords } from './words';

/** What is known of the piece in hand, and of the leaders with it. */
function Piece({ piece, tool }: { readonly piece: number; readonly tool: BawTool }) {
  const state = useShown();
  const unit = unitOf(state, piece);
  const leader = leaderOf(state, piece);
  const movable = tool.kind === 'march';
  if (leader) return <LeaderCard key={piece} leader={leader} movable={movable} />;
  return unit ? (
    <>
      <UnitCard key={piece} unit={unit} movable={movable} />
      {leadersOn(state, unit.hex).map((one) => (
        <LeaderCard key={`leader ${one.id}`} leader={one} movable={false} />
      ))}
    </>
  ) : null;
}

/** What the tool in hand is for. */
function Doing({ tool }: { readonly tool: BawTool }) {
  const state = useGame((now) => now.state);
  const { card } = useBawWords();
  switch (tool.kind) {
    case 'assault':
      return <AttackPanel tool={tool} />;
    case 'shoot':
      return <ShotPanel unit={state.units[tool.unit]!} />;
    case 'recall':
      return <RecallPanel piece={tool.unit} />;
    case 'march':
      return (unitOf(state, tool.unit) ?? leaderOf(state, tool.unit))!.hex < 0 ? <p className="app-note">{card.reserves.choose}</p> : null;
    default:
      return null;
  }
}

/** What is going on: the question asked, the attack as it grows, the piece in hand, who must fight, who may come in. */
export function NowPanel() {
  const words = useBawWords();
  const context = useGame((now) => now.context);
  const state = useShown();
  const looking = useGame((now) => now.looking !== undefined);
  const over = useGame((now) => now.outcome !== undefined);
  const tool = useToolAfterPaint();
  const decides = useMayDecide();
  const live = !looking && !over;
  const asked = live && state.attack !== null;
  const piece = tool.kind === 'assault' ? undefined : pieceInTool(state, tool);
  const phase = over && !looking ? 'over' : state.phase;
  const idle = piece === undefined && tool.kind !== 'inspect' && tool.kind !== 'assault' && !asked;
  return (
    <div className="table-now">
      {asked && (decides ? <QuestionPanel /> : <ProgramAsked />)}
      {live && !asked && <Doing tool={tool} />}
      {piece !== undefined && (!asked || tool.kind === 'inspect') && <Piece piece={piece} tool={tool} />}
      {tool.kind === 'inspect' && piece === undefined && <HexCard hex={tool.hex} />}
      {!asked && <Reserves dueOnly />}
      {idle && (
        <Guide
          title={words.table.phases[phase]}
          rule={PHASE_RULES[phase]}
          hints={guideOf(words, context, phase)}
          several={phase === 'movement'}
        />
      )}
      {live && !asked && <DutiesPanel />}
      {idle && <ComingLine phase={phase} />}
    </div>
  );
}
