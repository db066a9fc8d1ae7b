import { distance, type Hex } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import type { Emit } from '../model/events';
import { type Action, fromOf, type Order, orderOf, toOf } from '../model/orders';
import type { Context, Landing, Ship, Side, State } from '../model/types';
import { controlOf, isAboard, landingAt, type Stack, shipAt, stackAt } from './ground';

/** 14.7.b How many marine points of a stack may still move. */
export const stepsLeft = (stack: Stack): number => stack.marines - stack.stepped;

/** After `survey`: 14.7.c why marines of a side may not come into a hex. */
function barredFrom(context: Context, state: State, hex: Hex, side: Side): Refusal | undefined {
  const ship = shipAt(context, state, hex);
  if (!ship && context.land[hex] === 0) return { rule: '14.7.c', why: 'sea', hexes: [hex] };
  if (ship && controlOf(ship) !== side) return { rule: '14.7.c', why: 'enemyShip', hexes: [hex] };
  const landing = landingAt(state, hex);
  return landing && landing.side !== side ? { rule: '14.7.c', why: 'enemyAshore', hexes: [hex] } : undefined;
}

/** After `survey`: where the marine points in a hex may go. */
export function legalSteps(context: Context, state: State, stack: Stack, list: Action[]): void {
  if (stepsLeft(stack) <= 0) return;
  const { neighbours } = context.board;
  for (let node = stack.hex * 6; node < stack.hex * 6 + 6; node++) {
    const to = neighbours[node]!;
    if (to < 0) continue;
    const ship = shipAt(context, state, to);
    if (ship ? controlOf(ship) !== state.player : context.land[to] === 0) continue;
    if (ship || (landingAt(state, to)?.side ?? state.player) === state.player) list.push(orderOf('step', stack.hex, to));
  }
}

/** 14.7.b Why a stack moves no more in this phase. */
export const keptBySteps = (stack: Stack): Refusal | undefined =>
  stepsLeft(stack) > 0 ? undefined : { rule: '14.7.b', why: 'stepped', hexes: [stack.hex] };

/** After `survey`. */
export function judgeStep(context: Context, state: State, order: Order): Refusal | undefined {
  const from = fromOf(order);
  const to = toOf(order);
  const stack = stackAt(context, state, from, state.player);
  if (!stack) return { rule: '14.7.a', why: 'noMarine' };
  const stepped = keptBySteps(stack);
  if (stepped) return stepped;
  if (to >= context.board.size || distance(context.board, from, to) !== 1) return { rule: '14.7.b', why: 'tooFar', hexes: [from] };
  return barredFrom(context, state, to, state.player);
}

/** Landings come from here only, so that they all have one shape. */
const createLanding = (side: Side, hex: Hex): Landing => ({ side, hex, marines: 0, stepped: 0, fought: 0 });

/** The landing on a hex, put in its place in the list if there is none. */
export function landOn(state: State, side: Side, hex: Hex): Landing {
  const known = landingAt(state, hex);
  if (known) return known;
  const landing = createLanding(side, hex);
  const at = state.ashore.findIndex((other) => other.hex > hex);
  state.ashore.splice(at < 0 ? state.ashore.length : at, 0, landing);
  return landing;
}

/** 14.8.j After marine points have gone from a stack or died in it: an empty landing is gone, an empty ship is its colour's. */
export function settleStack(state: State, stack: Stack, emit: Emit): void {
  if (stack.marines > 0) return;
  if (isAboard(stack)) abandon(stack, emit);
  else state.ashore = state.ashore.filter((landing) => landing !== stack);
}

function abandon(ship: Ship, emit: Emit): void {
  if (!ship.captured) return;
  ship.captured = false;
  emit?.({ kind: 'abandoned', rule: '14.8.j', ship: ship.id, side: ship.side, hex: ship.hex });
}

/** 14.7.b After `survey`. */
export function applyStep(context: Context, state: State, order: Order, emit: Emit): void {
  const from = fromOf(order);
  const to = toOf(order);
  const stack = stackAt(context, state, from, state.player)!;
  stack.marines--;
  const goal = shipAt(context, state, to) ?? landOn(state, state.player, to);
  goal.marines++;
  goal.stepped++;
  emit?.({ kind: 'marineMoved', rule: '14.7.b', side: state.player, from, to });
  settleStack(state, stack, emit);
}
