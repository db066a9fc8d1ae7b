import { cloneState } from '../../rules/ancients/model/clone';
import { type Action, hexOf, orderIn, orderOf, routeIn } from '../../rules/ancients/model/orders';
import type { Context, Side, State, Unit } from '../../rules/ancients/model/types';
import { survey, unitAt } from '../../rules/ancients/play/ground';
import { leadersToPlace } from '../../rules/ancients/play/leaders';
import { bestOf } from './attacks';
import type { Field } from './field';
import { worthOf } from './worth';

/** What a leader who walks must gain by it. */
const WORTH_A_WALK = 0.1;

/** After `survey`: what a leader more is worth with a unit; away from the enemy where he neither helps an attack nor rallies. */
function worthOfLeader(context: Context, state: State, { near: away }: Field, unit: Unit): number {
  const { leaders } = state.armies[unit.side];
  const near = away[unit.hex]!;
  const worth = worthOf(context, unit);
  let score = 0.01 * worth - (near <= 1 ? 0.6 : near <= 3 ? 0.1 : 0);
  if (unit.disordered) score += 0.35 * worth * (near > 1 ? 1 : 0.6);
  if (near === 1) {
    const before = bestOf(context, state, unit);
    leaders.push(unit.hex);
    const after = bestOf(context, state, unit);
    leaders.pop();
    score += Math.max(0, after) - Math.max(0, before);
  }
  return score;
}

/** 7 With the attack or the defence that gains most by a leader; away from the enemy where none does. */
export function placementOf(context: Context, state: State, side: Side, field: Field): Action | undefined {
  if (leadersToPlace(state) <= 0) return undefined;
  survey(context, state);
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const unit of state.units) {
    if (unit.side !== side || unit.hex < 0) continue;
    const score = worthOfLeader(context, state, field, unit);
    if (score <= most) continue;
    most = score;
    best = unit.hex;
  }
  return best < 0 ? undefined : orderOf('place', undefined, best);
}

/** V5 The walk by which a leader gains most, if one does: to a unit, as he would be placed. */
export function leadOf(context: Context, state: State, field: Field): Action | undefined {
  const walks = context.orders.get('lead')?.legal(context, state, undefined) ?? [];
  if (walks.length === 0) return undefined;
  survey(context, state);
  const all = state.armies[field.side].leaders;
  const without = cloneState(state);
  let best: Action | undefined;
  let most = WORTH_A_WALK;
  for (const from of new Set(all)) {
    const at = all.indexOf(from);
    without.armies[field.side].leaders = all.filter((_, i) => i !== at);
    const stays = worthAt(context, without, field, from);
    for (const walk of walks) {
      if (routeIn(walk)?.via[0] !== from) continue;
      const gain = worthAt(context, without, field, hexOf(orderIn(walk))) - stays;
      if (gain <= most) continue;
      most = gain;
      best = walk;
    }
  }
  return best;
}

/** After `survey`: what a leader more is worth in a hex; alone he is captured by whoever comes. */
function worthAt(context: Context, state: State, field: Field, hex: number): number {
  const unit = unitAt(context, state, hex);
  return unit?.side === field.side ? worthOfLeader(context, state, field, unit) : -1;
}
