import { printHex } from '../../../kernel/board';
import type { Event } from '../../../rules/baw/model/events';
import type { Context, Phase, State } from '../../../rules/baw/model/types';
import { losersOf } from '../../../rules/baw/play/questions';
import type { TableSystem } from '../../table/contract/system';
import { chosenText } from './chosen';
import { drawnAs } from './drawnAs';
import { gradeOf } from './grade';
import { groundOf, spotsOf } from './landmarks';
import { lastOf } from './last';
import { line } from './line';
import { MapTable, MapView } from './MapView';
import { lineOf } from './MarchLine';
import { match, type Snapshot } from './match';
import { namingOf } from './naming';
import { orderSaid, orderTyped } from './orderNames';
import { leaveOrder } from './orders';
import { hexOfPiece, leaderOf } from './pieces';
import { duePieces } from './ready';
import { sayRefusal } from './say';
import { sightBetween } from './shots';
import { behaviourOf, pieceInTool, restingTool, situationOf, toolAt, toolFor } from './tools';
import type { BawTool, BawToolKind } from './tools/tool';
import { happens, phaseName, trackOf } from './track';
import { undoneOf } from './undone';
import { wayText } from './wayText';
import { bawWords } from './words';
import type { BawNaming } from './words/naming';

const FOLLOWS: ReadonlySet<BawToolKind> = new Set(['march', 'shoot', 'answer']);

/** Nothing else tells who attacks, nor that a shot has disorganised somebody anew. */
const QUIET = new Set(['phaseBegan', 'turnBegan']);

function pieceText({ context, shown }: Snapshot, piece: number): string {
  const { table } = bawWords();
  const naming = namingOf(context, shown.units);
  const hex = hexOfPiece(shown, piece);
  const at = hex >= 0 ? printHex(context.board, hex) : '';
  const leader = leaderOf(shown, piece);
  return leader ? table.leaderAt(naming.leader(leader.id), at) : table.unitAt(naming.unit(piece), at);
}

/** B13.c Where there is no way off the map the order says why. */
function leave(tool: BawTool): unknown {
  const state = match.store.getState().now?.state;
  const piece = state && pieceInTool(state, tool);
  return state && piece !== undefined && hexOfPiece(state, piece) >= 0 ? leaveOrder(state, piece) : undefined;
}

/** Battles of the Ancient World at the table. */
export const bawTable: TableSystem = {
  id: 'baw',
  restingTool,
  toolAt,
  toolFor,
  behaviourOf,
  situation: situationOf,
  follows: ({ kind }: BawTool) => FOLLOWS.has(kind),
  fights: ({ kind }: BawTool) => kind === 'assault',
  askedAt: (state: State) => {
    const { attack } = state;
    if (!attack) return undefined;
    if (attack.asks === 'advance') return attack.vacated[0];
    const ids = { evade: attack.defenders, lose: losersOf(state, attack), retreat: attack.retreating }[attack.asks];
    return ids[0] === undefined ? undefined : state.units[ids[0]]!.hex;
  },
  ready: duePieces,
  pieceText,
  undone: undoneOf,
  chosenText,
  leave,
  naming: ({ context, shown }: Snapshot, armies) => namingOf(context, shown.units, armies),
  say: (event: Event, naming: BawNaming) => bawWords().events.say(event, naming),
  sayRefusal: (refusal, context: Context) => sayRefusal(bawWords(), refusal, context),
  quiet: { log: QUIET, card: QUIET },
  sight: (context: Context, _state, from, to) => ({ blocked: sightBetween(context, from, to).blocked, rule: 'B8.f' }),
  way: wayText,
  last: lastOf,
  drawnAs,
  grade: gradeOf,
  track: trackOf,
  phaseName,
  dieName: (name) => bawWords().table.rolls[name],
  opens: (phase) => phase === 'fire' || phase === 'rally' || phase === 'over',
  happens,
  duty: ({ state }: Snapshot, many) => bawWords().table.duty[state.attack ? 'asked' : state.phase](many),
  next: (phase: Exclude<Phase, 'over'>) => bawWords().table.handOver[phase],
  forces: () => bawWords().table.armies.tab,
  typedHint: () => bawWords().table.typedHint,
  orderSaid,
  orderTyped,
  MapView,
  MapTable,
  ground: groundOf,
  spots: spotsOf,
  lineOf,
  line,
  panels: () => import('./panels'),
  luck: async () => (await import('./luck')).luck,
  help: async () => (await import('./help')).fetchHelp(),
};
