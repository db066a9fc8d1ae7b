import type { Hex } from '../../kernel/board';
import { type Action, type Order, toOf } from '../../rules/baw/model/orders';
import type { Context, State, Unit } from '../../rules/baw/model/types';
import { legalShots } from '../../rules/baw/play/fire';
import { survey, unitAt } from '../../rules/baw/play/ground';
import type { Style } from './style';

/** Of a target's strength, what it is worth to disorganise one whom somebody stands beside, and any other. */
const FOUGHT = 1;
const NEAR = 0.5;
/** Whoever has other targets could as well have shot at those: the fewer he has, the better. */
const OTHERS = 0.05;

const list: Action[] = [];

/** After `survey`: what a shot of one that has so many is worth; less than nothing where the target is disorganised already. */
function worthOf(context: Context, state: State, action: Action, shots: number): number {
  const target = unitAt(context, state, toOf(action as Order))!;
  if (target.disorganised) return -1;
  const { strength } = context.types[target.type]!;
  return strength * (isBeside(context, target.hex) ? FOUGHT : NEAR) - OTHERS * shots;
}

/** After `survey`: whether anybody whom the enemy's zone holds stands there. */
function isBeside({ board, scratch: { sideAt } }: Context, hex: Hex): boolean {
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const next = board.neighbours[at]!;
    if (next >= 0 && sideAt[next] !== 0 && sideAt[next] !== sideAt[hex]) return true;
  }
  return false;
}

/** After `survey`: the best shot of a unit, and what it is worth. */
function bestOf(context: Context, state: State, unit: Unit): { readonly action: Action; readonly worth: number } | undefined {
  list.length = 0;
  legalShots(context, state, unit, list);
  let best: { readonly action: Action; readonly worth: number } | undefined;
  for (const action of list) {
    const worth = worthOf(context, state, action, list.length);
    if (worth > (best?.worth ?? 0)) best = { action, worth };
  }
  return best;
}

/** B8 The best shot of all units. */
export function bestShot(context: Context, state: State, { hasty }: Style): Action | undefined {
  survey(context, state);
  let best: { readonly action: Action; readonly worth: number } | undefined;
  for (const unit of state.units) {
    if (unit.side !== state.player) continue;
    const found = bestOf(context, state, unit);
    if (!found || found.worth <= (best?.worth ?? 0)) continue;
    best = found;
    if (hasty) break;
  }
  return best?.action;
}

/** A shot of every unit that has one, each when what came of the last is known. */
export function* shotsInTurn(context: Context, state: State): Generator<Action> {
  survey(context, state);
  for (const unit of state.units) {
    if (unit.side !== state.player) continue;
    const found = bestOf(context, state, unit);
    if (found) yield found.action;
  }
}
