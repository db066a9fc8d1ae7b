import { cloneState } from '../../rules/naval/model/clone';
import { type Action, fromOf, kindOf, type OrderKind, orderIn, orderOf, toOf } from '../../rules/naval/model/orders';
import type { Context, Ship, State } from '../../rules/naval/model/types';
import { judgeAction, legalActions } from '../../rules/naval/play/legal';
import { samplingDice } from '../sampling';
import { ledBy, NO_PIECE, type Tactics, type Take } from '../tactics';
import { posturesOf } from '../wings';
import { bestMove, ratedMoves, STAY, sailorsOf } from './sail';
import { act, answerOf, ordersOf, playOn } from './script';
import { nearestTo, type Sea, seaOf } from './sea';
import { standing } from './standing';
import { CENTURION, IN_POSTURE, type Style } from './style';

const END = orderOf('end');
const ONE = [NO_PIECE] as const;
const dice = samplingDice();
const NOTHING: readonly number[] = [];
const RAMS: readonly OrderKind[] = ['ram', 'through'];

/** Player turns that are played: the rams of the one after are reckoned exactly by `standing`, which tells more than to roll them. */
const HORIZON = 2;
/** Points by the script under its best line at which another is not tried. */
const HOPELESS = 1.2;
/** Hexes to the nearest enemy beyond which a ship sails as the script says. */
const FAR = 8;

/** The naval game as a search sees it. */
export const tactics: Tactics<Context, State, Action> = {
  clone: cloneState,
  horizon: HORIZON,
  playOn: (context, state, dice, playerTurns, posture) => playOn(context, state, dice, playerTurns, posture && IN_POSTURE[posture]),
  value: standing,
  moment: ({ turn, player, phase, question }) => `${turn} ${player} ${phase} ${question ? question.asks : ''}`,
  agenda(context, state, side) {
    if (state.question) return ONE;
    switch (state.phase) {
      case 'movement':
        return agendaOf(seaOf(context, state, side, CENTURION));
      case 'attacks':
      case 'ballistae':
        return ONE;
      default:
        return NOTHING;
    }
  },
  lines(context, state, side, piece, width) {
    if (state.question) return ledBy(answerOf(context, state), legalActions(context, state));
    if (state.phase === 'movement') return movesOf(context, state, side, piece, width);
    const first = ordersOf(context, state, CENTURION);
    if (first === undefined) return [END];
    const seen = new Set([aimOf(state, first)]);
    const others = legalActions(context, state).filter((action) => {
      const aim = aimOf(state, action);
      if (kindOf(orderIn(action)) === 'scuttle' || seen.has(aim)) return false;
      seen.add(aim);
      return true;
    });
    return [first, ...others].slice(0, width + 2);
  },
  planning: (_, { phase, question }) => (phase === 'movement' && !question ? 'whole' : undefined),
  postures: (context, state, side, count) =>
    posturesOf(
      context.board,
      (name) => sailed(context, state, side, IN_POSTURE[name]),
      (ship) => state.ships[ship]!.hex,
      count,
    ),
  rolls: (line) => RAMS.includes(kindOf(orderIn(line))),
  may: (context, state, line) => !judgeAction(context, state, line),
  take(context, state, piece, line, dice) {
    if (line !== undefined) act(context, state, line, dice);
    else if (piece !== NO_PIECE) state.ships[piece]!.moved = true;
  },
};

/** What an attack or a shot is about: of those that may open an assault on one ship, one is as good as another. */
function aimOf({ assault }: State, action: Action): string {
  const order = orderIn(action);
  return kindOf(order) === 'declare' && !assault ? `${toOf(order)}` : `${kindOf(order)} ${fromOf(order)} ${toOf(order)}`;
}

/** Those that are far off first, for they take no time; then as the script does. */
function agendaOf(sea: Sea): number[] {
  const sailors = sailorsOf(sea);
  const isFar = (ship: Ship) => nearestTo(sea, ship.hex) > FAR;
  return [...sailors.filter(isFar), ...sailors.filter((ship) => !isFar(ship))].map(({ id }) => id);
}

/** The best by the script; of one hex no more than two facings. */
function movesOf(context: Context, state: State, side: 0 | 1, piece: number, width: number): (Action | undefined)[] {
  const ship = state.ships[piece]!;
  const sea = seaOf(context, state, side, CENTURION);
  const rated = ratedMoves(sea, ship);
  if (nearestTo(sea, ship.hex) > FAR) return [rated[0]!.order];
  const times = new Map<number, number>();
  const lines: (Action | undefined)[] = [];
  for (const { order, score } of rated) {
    if (lines.length >= width || score < rated[0]!.score - HOPELESS) break;
    const hex = order === undefined ? -1 : kindOf(order) === 'move' ? toOf(order) : -2 - lines.length;
    if ((times.get(hex) ?? 0) >= 2) continue;
    times.set(hex, (times.get(hex) ?? 0) + 1);
    lines.push(order);
  }
  return lines.includes(undefined) ? lines : [...lines, undefined];
}

/** What the script does with each ship if it weighs things so; a ram as these dice have it. */
function sailed(context: Context, state: State, side: 0 | 1, style: Style): Take<Action>[] {
  const after = cloneState(state);
  const takes: Take<Action>[] = [];
  dice.begin(0);
  for (const { id } of sailorsOf(seaOf(context, after, side, style))) {
    const ship = after.ships[id]!;
    if (ship.moved || ship.hex < 0) continue;
    const order = bestMove(seaOf(context, after, side, style), ship);
    const line = order === STAY ? undefined : order;
    tactics.take(context, after, id, line, dice);
    takes.push({ piece: id, line });
  }
  return takes;
}
