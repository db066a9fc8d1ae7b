import type { Hex } from '../../kernel/board';
import { LEADER_MA } from '../../rules/baw/model/data';
import { type Action, goingTo, orderOf } from '../../rules/baw/model/orders';
import type { Leader, Unit } from '../../rules/baw/model/types';
import { isHampered, survey } from '../../rules/baw/play/ground';
import { leaderMayMove } from '../../rules/baw/play/movement';
import { rallyNeed } from '../../rules/baw/play/rally';
import { costTo, floodFrom, leaderMover } from '../../rules/baw/play/reach';
import { type Front, leaderGain } from './front';
import { type March, peril, RALLIED } from './weigh';

/** What a leader is worth beside his bonus, and how often he is lost with his unit. */
const HIMSELF = 2;
const AT_RISK = 0.4;
const STAY = 0.1;
/** What a leader lends a unit who may be attacked. */
const STEADIED = 0.25;

/** B9 A place with a unit, and what it is worth. */
export interface Place {
  readonly hex: Hex;
  readonly score: number;
}

/** Where a leader can be with an own unit, the best first. */
export function placesOf({ front }: March, leader: Leader): Place[] {
  const { context, state, side } = front;
  survey(context, state);
  const flood = floodFrom(context, leader.hex, leaderMover(context, side, LEADER_MA));
  const others = state.leaders.filter((other) => other.side === side && other.id !== leader.id);
  const places: Place[] = [];
  for (const unit of state.units) {
    if (unit.side !== side || unit.hex < 0 || costTo(flood, unit.hex) < 0) continue;
    places.push({ hex: unit.hex, score: scoreWith(front, leader, others, unit) });
  }
  return places.sort((a, b) => b.score - a.score || a.hex - b.hex);
}

function scoreWith(front: Front, leader: Leader, others: readonly Leader[], unit: Unit): number {
  const { context } = front;
  const risk = peril(front, unit, unit.hex);
  const strength = context.types[unit.type]!.strength;
  let score = unit.hex === leader.hex ? STAY : 0;
  if (others.some(({ hex }) => hex === unit.hex)) score -= leader.bonus;
  score += leaderGain(front, unit, leader.bonus);
  score += STEADIED * risk * (leader.bonus / strength) - (AT_RISK * risk * (HIMSELF + leader.bonus)) / strength;
  return score + rallyGain(front, leader, others, unit.hex);
}

/** B11.d, B11.e What a leader in a hex adds to the rally of units around that no enemy touches. */
function rallyGain({ context, state, theirs }: Front, leader: Leader, others: readonly Leader[], hex: Hex): number {
  const { board, types } = context;
  const leaders = [...others, { ...leader, hex }];
  let sum = 0;
  for (const unit of state.units) {
    if (unit.side !== leader.side || unit.hex < 0 || theirs[unit.hex]! > 0 || !isHampered(context, unit)) continue;
    if (unit.hex !== hex && !board.neighbours.subarray(hex * 6, hex * 6 + 6).includes(unit.hex)) continue;
    const more = rallyNeed(context, { leaders }, unit) - rallyNeed(context, { leaders: others }, unit);
    sum += (RALLIED * more * types[unit.type]!.strength) / 6;
  }
  return sum;
}

/** The order that takes a leader to a hex; undefined where he is already. */
export const leaderOrder = (leader: Leader, hex: Hex): Action | undefined =>
  hex === leader.hex ? undefined : goingTo(orderOf('leaderMove', leader.id, 0), hex);

/** The next leader who has somewhere better to be; `march` is made of the state as it is. */
export function nextLeader(march: March): Action | undefined {
  const { state } = march.front;
  for (const leader of state.leaders) {
    if (!leaderMayMove(state, leader)) continue;
    const [best] = placesOf(march, leader);
    const order = best && leaderOrder(leader, best.hex);
    if (order !== undefined) return order;
  }
  return undefined;
}
