import type { Hex } from '../../kernel/board';
import type { Context, Side, State, Unit } from '../../rules/baw/model/types';
import { planAssaults } from './assault';
import { goalsFor } from './field';
import { type Front, frontOf, remove, shift, spotOf } from './front';
import { urgencyOf } from './standing';
import type { Style } from './style';
import { type March, scoreAt } from './weigh';

/** In place of a hex: by an exit. */
export const OFF = -2;

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
    const to = bestSpot(march, unit);
    shift(front, unit, to);
    settle(unit, to);
  }
}

/** B13.c */
const isLeaving = ({ context, side, leaves }: Front, { id }: Unit): boolean =>
  leaves[id] === 1 && goalsFor(context, side).exit !== undefined;

/** Hexes more than it can move at which a unit has the enemy still far before it. */
const FAR_OFF = 4;

/** Whether neither a unit nor an enemy can come to blows with the other in this turn or the next: then there is little to choose. */
export const isFarOff = ({ context, field }: Front, { type, hex }: Unit): boolean => field.near[hex]! > context.types[type]!.ma + FAR_OFF;

/** Who may move, the nearest to the enemy first. */
export function moversOf({ state, side, field, count }: Front): Unit[] {
  const movers = state.units.filter((unit) => unit.side === side && unit.hex >= 0 && count[unit.id]! > 0);
  return movers.sort((a, b) => field.near[a.hex]! - field.near[b.hex]! || a.id - b.id);
}

export function bestSpot(march: March, unit: Unit): Hex {
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
