import { DIRECTIONS, type Direction, type Hex } from '../../../kernel/board';
import { perState } from '../../../kernel/perObject';
import type { Action } from '../../../rules/ancients/model/orders';
import type { Context, State, Unit } from '../../../rules/ancients/model/types';
import { unitsThatMustGo } from '../../../rules/ancients/play/drive';
import { surveyMover } from '../../../rules/ancients/play/ground';
import { measureAway, panicDrive } from '../../../rules/ancients/play/panic';
import { isAsked } from '../../../rules/ancients/play/sequence';
import { ancients } from '../../../rules/ancients/system';
import { follow } from '../../table/session';
import { orderTo, waysOf } from './ways';

/** By hex, how far the nearest enemy of whoever moves is; nobody but him moves meanwhile. */
type Away = Int16Array;

function dueIn(context: Context, state: State): readonly number[] {
  if (state.phase !== 'movement' || isAsked(state)) return [];
  const late = unitsThatMustGo(context, state, (unit) => surveyMover(context, state, unit));
  return late?.drive === panicDrive ? late.ids : [];
}

/** 4.d Units that must flee and have not. */
export const fleeing = perState(dueIn);

/** Of the facings open in a hex the one from which most of the ways ahead lead towards the enemy, for nobody attacks a front as gladly as a back. */
function towards({ board }: Context, away: Away, hex: Hex, open: number): Direction {
  const nearer = (d: Direction): number => {
    const next = board.neighbours[hex * 6 + d]!;
    return next < 0 ? -1 : away[hex]! - away[next]!;
  };
  return DIRECTIONS.filter((d) => (open >> d) & 1).reduce((best, d) => (nearer(d) > nearer(best) ? d : best));
}

/** As far from the enemy as it goes without harm, there with as many points left as may be; undefined if it can only leave the map or harm somebody. */
function flightOf(context: Context, state: State, away: Away, unit: Unit): Action | undefined {
  const { marks, facings } = waysOf(context, state, unit);
  const [goal] = marks
    .filter(({ harm, hex }) => !harm && facings.has(hex))
    .sort((a, b) => away[b.hex]! - away[a.hex]! || (b.left ?? 0) - (a.left ?? 0) || a.hex - b.hex);
  return goal && orderTo(context, state, unit, goal.hex, towards(context, away, goal.hex, facings.get(goal.hex)!));
}

/**
 * 4.d Orders, one after the other, by which those who must flee do so: whoever is farthest from the enemy goes first, so that nobody stands in another's
 * way. Left out are those who can flee only by harming a friend or leaving the map, for that is their owner's to choose.
 */
export const flightsOf = perState((context: Context, state: State): readonly Action[] => {
  measureAway(context, state, state.player);
  const away = context.scratch.away.slice();
  const orders: Action[] = [];
  const left = new Set<number>();
  for (let at = state; ; ) {
    const waiting = dueIn(context, at).filter((id) => !left.has(id));
    if (waiting.length === 0) return orders;
    const id = waiting.reduce((last, next) => (away[at.units[next]!.hex]! > away[at.units[last]!.hex]! ? next : last));
    const order = flightOf(context, at, away, at.units[id]!);
    if (order === undefined) {
      left.add(id);
      continue;
    }
    orders.push(order);
    at = ancients.clone(at);
    if (!follow({ game: ancients, context }, at, order)) return orders;
  }
});
