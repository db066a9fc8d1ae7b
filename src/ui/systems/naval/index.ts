import { printHex } from '../../../kernel/board';
import type { Event } from '../../../rules/naval/model/events';
import { type Action, kindOf, orderIn } from '../../../rules/naval/model/orders';
import type { Context, Phase, State } from '../../../rules/naval/model/types';
import { landingAt } from '../../../rules/naval/play/ground';
import type { TableSystem } from '../../table/contract/system';
import { chosenText, nextAttack } from './chosen';
import { gradeOf } from './grade';
import { groundOf, spotsOf } from './landmarks';
import { lastOf } from './last';
import { line } from './line';
import { MapTable, MapView } from './MapView';
import { match, type Snapshot } from './match';
import { namingOf } from './naming';
import { leaveOrder } from './orders';
import { hexOfPiece, shipOf } from './pieces';
import { readyPieces } from './ready';
import { lineOf } from './SeaLine';
import { sayRefusal } from './say';
import { sightBetween } from './sight';
import { behaviourOf, restingTool, situationOf, toolAt, toolFor } from './tools';
import type { SeaTool, SeaToolKind } from './tools/tool';
import { happens, phaseName, trackOf } from './track';
import { undoneOf } from './undone';
import { waysOf } from './ways';
import { wayText } from './wayText';
import { navalWords } from './words';
import type { NavalNaming } from './words/naming';

const FOLLOWS: ReadonlySet<SeaToolKind> = new Set(['sail', 'target', 'marines', 'ballista']);
const FIGHTS: ReadonlySet<SeaToolKind> = new Set(['ram', 'target', 'assault']);

const LOG_QUIET = new Set(['phaseBegan', 'turnBegan']);
const CARD_QUIET = new Set([...LOG_QUIET, 'attackDeclared', 'fleetRolled']);

function pieceText({ context, shown }: Snapshot, piece: number): string {
  const { table } = navalWords();
  const ship = shipOf(shown, piece);
  const naming = namingOf(context, shown.ships);
  const hex = hexOfPiece(shown, piece);
  if (ship) return `${table.ship(naming.ship(ship.id))} ${hex >= 0 ? printHex(context.board, hex) : ''}`;
  return table.assault.who(printHex(context.board, hex), landingAt(shown, hex)?.marines ?? 0);
}

/** Tools that have a ship in hand which may leave the map. */
const LEAVES: ReadonlySet<SeaTool['kind']> = new Set(['sail', 'ram', 'inspect']);

/** The ship in hand leaves from where it scores most, or costs least. */
function leave(tool: SeaTool): unknown {
  const now = match.store.getState().now;
  const ship = now && 'unit' in tool ? shipOf(now.state, tool.unit) : undefined;
  if (!now || !ship || !LEAVES.has(tool.kind)) return undefined;
  const [exit] = waysOf(now.context, now.state, ship).exits;
  return leaveOrder(ship, exit?.hex);
}

/** The naval game at the table. */
export const navalTable: TableSystem = {
  id: 'naval',
  restingTool,
  toolAt,
  toolFor,
  behaviourOf,
  situation: situationOf,
  follows: ({ kind }: SeaTool) => FOLLOWS.has(kind),
  fights: ({ kind }: SeaTool) => FIGHTS.has(kind),
  waits: (tool: SeaTool) => tool.kind === 'assault' && tool.goal === undefined,
  askedAt: (state: State) => (state.question ? state.ships[state.question.target]!.hex : undefined),
  ready: readyPieces,
  holdsUpNone: (action: Action) => kindOf(orderIn(action)) === 'scuttle',
  pieceText,
  undone: undoneOf,
  chosenText,
  only: nextAttack,
  leave,
  naming: ({ context, shown }: Snapshot, armies) => namingOf(context, shown.ships, armies),
  say: (event: Event, naming: NavalNaming) => navalWords().events.say(event, naming),
  sayRefusal: (refusal, context: Context) => sayRefusal(navalWords(), refusal, context),
  quiet: { log: LOG_QUIET, card: CARD_QUIET },
  sight: (context: Context, state: State, from, to) => ({ blocked: sightBetween(context, state, from, to).blocked, rule: '14.8.g' }),
  way: wayText,
  last: lastOf,
  grade: gradeOf,
  track: trackOf,
  phaseName,
  dieName: (name) => navalWords().table.rolls[name],
  opens: (phase) => phase === 'movement' || phase === 'over',
  happens,
  duty: ({ state }: Snapshot, many) => navalWords().table.duty[state.question ? 'asked' : state.phase](many),
  next: (phase: Exclude<Phase, 'over'>) => navalWords().table.handOver[phase],
  forces: () => navalWords().table.fleets.tab,
  typedHint: () => navalWords().table.typedHint,
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
