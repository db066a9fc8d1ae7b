import type { Hex } from '../../kernel/board';
import { type Action, goingTo, orderOf } from '../../rules/baw/model/orders';
import type { Context, Side, State, Unit } from '../../rules/baw/model/types';
import { planAssaults } from './assault';
import { goalsFor } from './field';
import { type Front, frontOf, isFarOff, remove, shift, spotOf } from './front';
import { urgencyOf } from './standing';
import type { Style } from './style';
import { type March, scoreAt } from './weigh';

/** In place of a hex: by an exit. */
export const OFF = -2;

/** The order that takes a unit to where the plan wants it. */
export const orderTo = ({ hex }: Unit, to: Hex): Action => (to === OFF ? orderOf('leave', hex) : goingTo(orderOf('move', hex, 0), to));

export function marchOf(context: Context, state: State, side: Side, styleOf: (unit: number) => Style): March {
  return { front: frontOf(context, state, side), styleOf, urgency: urgencyOf(context, state, side) };
}

/** Where every unit that may move is meant to go, one after the other as they can; who stays is told with his own hex. */
export function planMarch(march: March, tell: (unit: Unit, to: Hex) => void, who: (unit: Unit) => boolean = () => true): void {
  const { front, styleOf } = march;
  const movers = moversOf(front).filter(who);
  const done = new Set<number>();
  const settle = (unit: Unit, to: Hex): void => {
    done.add(unit.id);
    tell(unit, to);
  };
  for (const unit of movers) {
    if (!isLeaving(front, unit)) continue;
    remove(front, unit);
    settle(unit, OFF);
  }
  if (!movers.some(({ id }) => styleOf(id).hasty)) planAssaults(march, movers, settle);
  for (const unit of movers) {
    if (done.has(unit.id)) continue;
    const to = isFarOff(front, unit) && front.count[unit.id] === 1 ? wayOn(march, unit) : bestSpot(march, unit);
    shift(front, unit, to);
    settle(unit, to);
  }
}

/** B13.c */
const isLeaving = ({ context, side, leaves }: Front, { id }: Unit): boolean =>
  leaves[id] === 1 && goalsFor(context, side).exit !== undefined;

/** Whether a search weighs what a unit does: whoever is far off is left to the script, unless it leaves. */
export const isSearched = (front: Front, unit: Unit): boolean => isLeaving(front, unit) || !isFarOff(front, unit);

/** Who may move, the nearest to the enemy first. */
function moversOf({ state, side, field, count }: Front): Unit[] {
  const movers = state.units.filter((unit) => unit.side === side && unit.hex >= 0 && count[unit.id]! > 0);
  return movers.sort((a, b) => field.near[a.hex]! - field.near[b.hex]! || a.id - b.id);
}

function bestSpot(march: March, unit: Unit): Hex {
  const { front } = march;
  let best = unit.hex;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < front.count[unit.id]!; i++) {
    const hex = spotOf(front, unit, i);
    if (hex !== unit.hex && front.whoAt[hex] !== 0) continue;
    const score = scoreAt(march, unit, hex);
    if (score <= most) continue;
    most = score;
    best = hex;
  }
  return best;
}

/** Far from the enemy: the way to him as far as it goes, step by step; a unit that is not to come nearer stays. */
function wayOn({ front, styleOf }: March, unit: Unit): Hex {
  const { context, whoAt, foeAt, field } = front;
  const { near } = field;
  if (unit.disorganised || styleOf(unit.id).nearer <= 0) return unit.hex;
  const { neighbours } = context.board;
  let free = unit.hex;
  for (let hex = unit.hex, left = context.types[unit.type]!.ma; ; ) {
    let best = -1;
    for (let at = hex * 6; at < hex * 6 + 6; at++) {
      const next = neighbours[at]!;
      const cost = context.stepCost[at]!;
      if (next < 0 || cost === 0 || cost > left || foeAt[next] !== 0 || near[next]! >= near[hex]!) continue;
      if (
        best < 0 ||
        cost < context.stepCost[best]! ||
        (cost === context.stepCost[best] && whoAt[next] === 0 && whoAt[neighbours[best]!] !== 0)
      )
        best = at;
    }
    if (best < 0) return free;
    left -= context.stepCost[best]!;
    hex = neighbours[best]!;
    if (whoAt[hex] === 0) free = hex;
  }
}
