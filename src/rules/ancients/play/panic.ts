import { LARGEST_SIDE, spread } from '../../../kernel/board';
import type { Drive } from '../model/context';
import type { Emit } from '../model/events';
import { type Army, type Context, NOWHERE, type Side, type State } from '../model/types';

/** 4.a The phasing army's panic check; 4.c what panic does. */
export function checkPanic(context: Context, state: State, emit: Emit): void {
  const side = state.player;
  const army = state.armies[side];
  if (army.panicked || context.hooks.panics?.(context, state) === false) return;
  const byLosses = reachesPanicLevel(context, state, side);
  if (!byLosses && !hasLostAllLeaders(army)) return;
  army.panicked = true;
  emit?.({
    kind: 'panicked',
    rule: '4.a',
    side,
    cause: byLosses ? 'losses' : 'leaders',
    lost: army.lost,
    level: context.armies[side].panic,
  });
  for (const unit of state.units) {
    if (unit.side !== side || unit.hex < 0) continue;
    if (unit.id !== context.armies[side].campUnit) unit.panicked = true;
    if (unit.disordered) continue;
    unit.disordered = true;
    emit?.({ kind: 'disordered', rule: '4.c', unit: unit.id, hex: unit.hex });
  }
}

/** 4.a Whether an army has lost its panic level; without one, losses never panic it. */
export function reachesPanicLevel(context: Context, state: State, side: Side): boolean {
  const { panic } = context.armies[side];
  return panic > 0 && state.armies[side].lost >= panic;
}

/** 4.a R, 4.b: at least one was killed or captured and none is on the map, waiting or due with a reserve. */
function hasLostAllLeaders(army: Army): boolean {
  return army.leadersLost > 0 && army.leaders.length === 0 && army.waiting === 0 && army.reserveLeaders.every((count) => count === 0);
}

const queue = new Int16Array(LARGEST_SIDE * LARGEST_SIDE);

/** 4.d Fills `scratch.away` with each hex's distance to the nearest enemy unit of a side. */
export function measureAway(context: Context, state: State, side: Side): void {
  const { board, scratch } = context;
  const { away } = scratch;
  away.fill(NOWHERE);
  let count = 0;
  for (const unit of state.units) {
    if (unit.side === side || unit.hex < 0) continue;
    if (away[unit.hex] !== 0) queue[count++] = unit.hex;
    away[unit.hex] = 0;
  }
  spread(board, away, queue, count);
}

/** 4.d Away from the enemy: no step nearer, and farther in the end if any legal path allows; leaving the map counts as farther. */
export const panicDrive: Drive = {
  rule: '4.d',
  why: 'mustFlee',
  whyEnd: 'unitsMustFlee',
  measure: measureAway,
  ends: 'higher',
  leaving: 'counts',
};
