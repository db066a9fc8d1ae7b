import type { Hex } from '../../../kernel/board';
import type { Drive } from '../model/context';
import type { Context, State, Unit, UnitType } from '../model/types';
import { facingsOut, flood, type Ground } from './reach';

/** 6.f Phalanxes pay 1 for every step. */
export const isPhalanx = (type: UnitType): boolean => type.as === 'PX';

const grounds = new WeakMap<Context, Ground[]>();

/** What `flood` asks for one unit; four of these serve a whole battle, but for drives with steps of their own. */
export function reachGround(context: Context, state: State, unit: Unit, drive: Drive | undefined): Ground {
  let made = grounds.get(context);
  const { stops, shut, away } = context.scratch;
  if (!made) {
    const { steps } = context;
    made = [0, 1].flatMap((kind) => [undefined, away].map((limit) => ({ steps: steps[kind]!, stops, shut, away: limit })));
    grounds.set(context, made);
  }
  if (drive?.steps) return { steps: drive.steps(context, state, unit), stops, shut, away };
  return made[(isPhalanx(context.types[unit.type]!) ? 2 : 0) + (drive ? 1 : 0)]!;
}

/** Fills `scratch.reach` with all that a unit on the map can come to under a drive. Needs `surveyMover`. */
export function floodFrom(context: Context, state: State, unit: Unit, drive: Drive | undefined): void {
  const start = { hex: unit.hex, facings: 1 << unit.facing, cost: 0, leaves: true };
  flood(context.board, reachGround(context, state, unit, drive), context.scratch.reach, start, context.types[unit.type]!.ma);
}

/** 6.g Points for reaching a hex of `scratch.reach` and leaving the map from it. A unit that had to stop there does not leave. */
export function exitCost(context: Context, hex: Hex, isStart: boolean): number {
  const { board, scratch } = context;
  const out = facingsOut(board, hex);
  if (out === 0 || (scratch.stops[hex] && !isStart)) return 99;
  return scratch.reach.costs[hex]! + ((scratch.reach.facings[hex]! & out) !== 0 ? 1 : 2);
}
