import type { Phase } from '../../../rules/naval/model/types';
import { Guide } from '../../table/shell/Guide';
import { ProgramAsked } from '../../table/shell/ProgramAsked';
import { AssaultPanel, TargetPanel } from './AssaultPanel';
import { BallistaPanel, MarinesAim } from './BallistaPanel';
import { HexCard } from './HexCard';
import { useGame, useMayDecide, useNaming, useShown, useTable, useToolAfterPaint } from './hooks';
import { Crowded, MarinesPanel } from './MarinesPanel';
import { PHASE_RULES } from './phaseRules';
import { hexOfPiece, isLanding, shipOf } from './pieces';
import { QuestionPanel } from './QuestionPanel';
import { RamPanel } from './RamPanel';
import { ramOn } from './rams';
import { ShipCard } from './ShipCard';
import type { SeaTool } from './tools/tool';
import { useNavalWords } from './words';

/** What there is to do in a phase, while no ship is in hand. */
function FleetGuide({ phase }: { readonly phase: Phase }) {
  const { table, play } = useNavalWords();
  const naming = useNaming();
  const { player, die } = useShown();
  const hints = [table.guide[phase], ...(phase === 'over' ? [] : [table.hints[phase]])];
  return (
    <Guide title={table.phases[phase]} rule={PHASE_RULES[phase]} hints={hints} several={phase === 'movement'}>
      {phase === 'movement' && die > 0 && <p className="fleet-die">{play.dieNow(naming.army(player), die)}</p>}
    </Guide>
  );
}

type Ramming = Extract<SeaTool, { kind: 'ram' }>;

/** The ram that is spoken of: chosen, or that of the enemy pointed at. */
function useRam(): Ramming | undefined {
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const tool = useTable((all) => all.tool);
  const at = useTable((all) => (all.tool.kind === 'sail' && all.tool.goal === undefined ? all.hover : undefined));
  if (tool.kind === 'ram') return tool;
  if (tool.kind !== 'sail' || at === undefined) return undefined;
  return ramOn(context, state, state.ships[tool.unit]!, at) && { kind: 'ram', unit: tool.unit, at };
}

/** What is known of the piece in hand. */
function Piece({ piece, tool }: { readonly piece: number; readonly tool: SeaTool }) {
  const state = useShown();
  const ship = shipOf(state, piece);
  if (ship) return <ShipCard key={ship.id} ship={ship} sails={tool.kind === 'sail'} />;
  return isLanding(state, piece) ? <HexCard hex={hexOfPiece(state, piece)} /> : null;
}

/** What the tool in hand is for. */
function Doing({ tool }: { readonly tool: SeaTool }) {
  const state = useGame((now) => now.state);
  switch (tool.kind) {
    case 'target':
      return <TargetPanel />;
    case 'ferry':
      return <MarinesPanel piece={tool.unit} />;
    case 'marines':
      return <MarinesAim piece={tool.unit} />;
    case 'ballista':
      return <BallistaPanel ship={state.ships[tool.unit]!} />;
    default:
      return null;
  }
}

/** What is going on: the question asked, the ram or the attack reckoned, the ship in hand. */
export function NowPanel() {
  const state = useShown();
  const looking = useGame((now) => now.looking !== undefined);
  const over = useGame((now) => now.outcome !== undefined);
  const tool = useToolAfterPaint();
  const ram = useRam();
  const live = !looking && !over;
  const decides = useMayDecide();
  const piece = 'unit' in tool ? tool.unit : undefined;
  const attacks = live && state.assault !== null && !state.question;
  const idle = piece === undefined && tool.kind !== 'inspect' && tool.kind !== 'target' && !attacks && !(live && state.question);
  return (
    <div className="table-now">
      {live && state.question && (decides ? <QuestionPanel /> : <ProgramAsked />)}
      {live && <Crowded />}
      {attacks && <AssaultPanel />}
      {live && ram && <RamPanel tool={ram} />}
      {live && !ram && <Doing tool={tool} />}
      {piece !== undefined && !(live && ram) && <Piece piece={piece} tool={tool} />}
      {piece === undefined && tool.kind === 'inspect' && <HexCard hex={tool.hex} />}
      {idle && <FleetGuide phase={over && !looking ? 'over' : state.phase} />}
    </div>
  );
}
