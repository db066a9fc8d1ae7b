import type { Phase } from '../../../rules/naval/types';
import { preferences } from '../../../store/preferences';
import type { SeaTool, Tool } from '../../../store/table';
import { useStore } from '../../app/useStore';
import { ProgramAsked } from '../../table/ProgramAsked';
import { RuleLink } from '../../table/RuleLink';
import { useNavalWords } from '../../words/naval';
import { AssaultPanel, TargetPanel } from './AssaultPanel';
import { BallistaPanel, MarinesAim } from './BallistaPanel';
import { HexCard } from './HexCard';
import { useGame, useMayDecide, useNaming, useShown, useTable, useTableAfterPaint } from './hooks';
import { Crowded, MarinesPanel } from './MarinesPanel';
import { PHASE_RULES } from './phaseRules';
import { hexOfPiece, isLanding, pieceAt, shipOf } from './pieces';
import { QuestionPanel } from './QuestionPanel';
import { RamPanel } from './RamPanel';
import { ramOn } from './rams';
import { ShipCard } from './ShipCard';

/** What there is to do in a phase, while nothing is in hand. */
function Guide({ phase, past }: { readonly phase: Phase; readonly past: boolean }) {
  const { table, play } = useNavalWords();
  const naming = useNaming();
  const state = useShown();
  const hints = useStore(preferences, (all) => all.hints);
  return (
    <div class="table-hint">
      <h2>
        {table.phases[phase]} <RuleLink id={PHASE_RULES[phase]} />
      </h2>
      {phase === 'movement' && state.die > 0 && <p class="fleet-die">{play.dieNow(naming.army(state.player), state.die)}</p>}
      {past ? <p>{table.card.past}</p> : hints && <p>{table.guide[phase]}</p>}
      {!past && hints && phase !== 'over' && <p>{table.hints[phase]}</p>}
    </div>
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
function Piece({ piece, tool }: { readonly piece: number; readonly tool: Tool }) {
  const state = useShown();
  const ship = shipOf(state, piece);
  if (ship) return <ShipCard key={ship.id} ship={ship} sails={tool.kind === 'sail'} />;
  return isLanding(state, piece) ? <HexCard hex={hexOfPiece(state, piece)} /> : null;
}

/** What the tool in hand is for. */
function Doing({ tool }: { readonly tool: Tool }) {
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
  const tool = useTableAfterPaint((all) => all.tool);
  const ram = useRam();
  const live = !looking && !over;
  const decides = useMayDecide();
  // In the phase of attacks an enemy ship is a target first: looked at by a long press, it is found by its hex.
  const piece = ('unit' in tool ? tool.unit : undefined) ?? (tool.kind === 'inspect' ? pieceAt(state, tool.hex) : undefined);
  const attacks = live && state.assault !== null && !state.question;
  const idle = piece === undefined && tool.kind !== 'inspect' && tool.kind !== 'target' && !attacks && !(live && state.question);
  return (
    <div class="table-now">
      {live && state.question && (decides ? <QuestionPanel /> : <ProgramAsked />)}
      {live && <Crowded />}
      {attacks && <AssaultPanel />}
      {live && ram && <RamPanel tool={ram} />}
      {live && !ram && <Doing tool={tool} />}
      {piece !== undefined && !(live && ram) && <Piece piece={piece} tool={tool} />}
      {piece === undefined && tool.kind === 'inspect' && <HexCard hex={tool.hex} />}
      {idle && <Guide phase={over && !looking ? 'over' : state.phase} past={looking} />}
    </div>
  );
}
