import { printHex } from '../../../kernel/board';
import type { Event } from '../../../rules/ancients/model/events';
import { orderOf } from '../../../rules/ancients/model/orders';
import type { Context, Phase, State } from '../../../rules/ancients/model/types';
import { isAsked } from '../../../rules/ancients/play/sequence';
import { armyNames } from '../../table/contract/names';
import type { TableSystem } from '../../table/contract/system';
import { chosenText, onlyOrder } from './chosen';
import { readyUnits } from './facts';
import { gradeOf } from './grade';
import { landInPlay } from './inPlay';
import { lineOf } from './LandLine';
import { groundOf, spotsOf } from './landmarks';
import { lastIn } from './last';
import { line } from './line';
import { MapTable } from './MapTable';
import type { Snapshot } from './match';
import { namingOf } from './naming';
import { orderMarks } from './orderMarks';
import { landPicture } from './picture';
import { sayRefusal } from './say';
import { sightOf } from './sight';
import { behaviourOf, restingTool, situationOf, toolAt, toolFor } from './tools';
import type { LandTool, LandToolKind } from './tools/tool';
import { happens, opens, trackOf } from './track';
import { undoneOf } from './undone';
import { wayText } from './wayText';
import { wordsNow } from './words';
import type { Naming } from './words/naming';

const FOLLOWS: ReadonlySet<LandToolKind> = new Set(['move', 'enter', 'shoot', 'deploy']);

const LOG_QUIET = new Set(['phaseBegan', 'turnBegan']);
const CARD_QUIET = new Set([...LOG_QUIET, 'attacked', 'stood', 'pressed']);

function pieceText({ context, shown }: Snapshot, id: number): string {
  const { hex } = shown.units[id]!;
  const name = wordsNow().table.unit(namingOf(context, shown.units).unit(id));
  return `${name} ${hex >= 0 ? printHex(context.board, hex) : ''}`;
}

/** The land game at the table. */
export const ancientsTable: TableSystem = {
  ...landPicture,
  inPlay: landInPlay,
  restingTool,
  toolAt,
  toolFor: (context: Context, state: State, id) => toolFor(context, state, state.units[id]!),
  behaviourOf,
  situation: situationOf,
  follows: ({ kind }: LandTool) => FOLLOWS.has(kind),
  fights: ({ kind }: LandTool) => kind === 'attack',
  asks: ({ kind }: LandTool) => kind === 'place',
  askedAt: (state: State) => state.attack?.at ?? state.extra?.duel.challenge?.at,
  ready: readyUnits,
  pieceText,
  undone: undoneOf,
  chosenText,
  orderMarks,
  only: onlyOrder,
  leave: (tool: LandTool) =>
    tool.kind === 'move' || (tool.kind === 'inspect' && tool.unit !== undefined) ? orderOf('off', tool.unit) : undefined,
  say: (event: Event, naming: Naming) => wordsNow().events.say(event, naming),
  sayRefusal: (refusal, context: Context) => sayRefusal(wordsNow(), refusal, context),
  quiet: { log: LOG_QUIET, card: CARD_QUIET },
  sight: sightOf,
  way: wayText,
  last: lastIn,
  grade: gradeOf,
  track: trackOf,
  dieName: (name) => wordsNow().table.rolls[name],
  phaseName: (phase: Phase) => wordsNow().table.phases[phase],
  opens,
  happens,
  duty: ({ state }: Snapshot, many) => wordsNow().table.duty[isAsked(state) ? 'asked' : state.phase](many),
  next: (phase: Exclude<Phase, 'over'>) => wordsNow().table.handOver.next[phase],
  forces: () => wordsNow().table.panels.armies,
  typedHint: () => wordsNow().table.log.typedHint,
  MapTable,
  ground: groundOf,
  spots: (snapshot: Snapshot) => spotsOf(snapshot, armyNames(snapshot)),
  lineOf,
  line,
  panels: () => import('./panels'),
  luck: async () => (await import('./luck')).luck,
  help: async () => (await import('./help')).fetchHelp(),
};
