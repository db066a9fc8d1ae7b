import type { Ground } from '../../kernel/reach';
import type { Context, Unit, UnitType } from './types';

/** 6.f Phalanxes pay 1 for every step. */
export const isPhalanx = (type: UnitType): boolean => type.as === 'PX';

const grounds = new WeakMap<Context, Ground[]>();

/** What `flood` asks for one unit; four of these serve a whole battle. */
export function reachGround(context: Context, unit: Unit): Ground {
  let made = grounds.get(context);
  if (!made) {
    const { steps, scratch } = context;
    const { stops, shut, away } = scratch;
    made = [0, 1].flatMap((kind) => [undefined, away].map((limit) => ({ steps: steps[kind]!, stops, shut, away: limit })));
    grounds.set(context, made);
  }
  return made[(isPhalanx(context.types[unit.type]!) ? 2 : 0) + (unit.panicked ? 1 : 0)]!;
}
