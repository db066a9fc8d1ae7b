import type { Hex } from '../../kernel/board';
import { facingsOut, flood } from '../../kernel/reach';
import type { Emit } from './events';
import { surveyMover } from './ground';

import { reachGround } from './mobility';
import type { Army, Context, Side, State, Unit } from './types';

const NO_ENEMY = 999;

/** 4.a The phasing army's panic check; 4.c what panic does. */
export function checkPanic(context: Context, state: State, emit: Emit): void {
  const side = state.player;
  const army = state.armies[side];
  const { panic } = context.armies[side];
  if (army.panicked) return;
  const byLosses = panic > 0 && army.lost >= panic;
  if (!byLosses && !hasLostAllLeaders(army)) return;
  army.panicked = true;
  emit?.({ kind: 'panicked', rule: '4.a', side, cause: byLosses ? 'losses' : 'leaders', lost: army.lost, level: panic });
  for (const unit of state.units) {
    if (unit.side !== side || unit.hex < 0) continue;
    if (unit.id !== context.armies[side].campUnit) unit.panicked = true;
    if (unit.disordered) continue;
    unit.disordered = true;
    emit?.({ kind: 'disordered', rule: '4.c', unit: unit.id, hex: unit.hex });
  }
}

/** 4.a R, 4.b: at least one was killed or captured and none is on the map, waiting or due with a reserve. */
function hasLostAllLeaders(army: Army): boolean {
  return army.leadersLost > 0 && army.leaders.length === 0 && army.waiting === 0 && army.reserveLeaders.every((count) => count === 0);
}

/** 4.d Fills `scratch.away` with each hex's distance to the nearest enemy unit of a side. */
export function measureAway(context: Context, state: State, side: Side): void {
  const { board, scratch } = context;
  const { away } = scratch;
  away.fill(NO_ENEMY);
  const queue: Hex[] = [];
  for (const unit of state.units) {
    if (unit.side === side || unit.hex < 0) continue;
    if (away[unit.hex] !== 0) queue.push(unit.hex);
    away[unit.hex] = 0;
  }
  for (let i = 0; i < queue.length; i++) {
    const hex = queue[i]!;
    for (let d = 0; d < 6; d++) {
      const next = board.neighbours[hex * 6 + d]!;
      if (next < 0 || away[next]! <= away[hex]! + 1) continue;
      away[next] = away[hex]! + 1;
      queue.push(next);
    }
  }
}

/** 4.d With no enemy unit on the map a panicked unit moves freely. Needs `measureAway`. */
export const hasEnemy = (context: Context, hex: Hex): boolean => context.scratch.away[hex] !== NO_ENEMY;

/** 4.d Whether some legal path takes a panicked unit farther from the enemy or off the map. Needs `surveyMover` and `measureAway`; fills `scratch.reach`. */
export function canFlee(context: Context, unit: Unit): boolean {
  if (unit.plundering || unit.volley || !hasEnemy(context, unit.hex)) return false;
  const { board, types, scratch } = context;
  const { away, reach, unitAt } = scratch;
  const { ma } = types[unit.type]!;
  flood(board, reachGround(context, unit), reach, { hex: unit.hex, facings: 1 << unit.facing, cost: 0, leaves: true }, ma);
  for (let i = 0; i < reach.count; i++) {
    const hex = reach.hexes[i]!;
    if (exitCost(context, hex, i === 0) <= ma) return true;
    if (!unitAt[hex] && away[hex]! > away[unit.hex]!) return true;
  }
  return false;
}

/** 6.g Points for reaching a hex of `scratch.reach` and leaving the map from it. A unit that had to stop there does not leave. */
export function exitCost(context: Context, hex: Hex, isStart: boolean): number {
  const { board, scratch } = context;
  const out = facingsOut(board, hex);
  if (out === 0 || (scratch.stops[hex] && !isStart)) return 99;
  return scratch.reach.costs[hex]! + ((scratch.reach.facings[hex]! & out) !== 0 ? 1 : 2);
}

/** 4.d Panicked units of the phasing player that can flee and have not been ordered: the movement phase cannot end. */
export function unitsThatMustFlee(context: Context, state: State): number[] {
  const side = state.player;
  const late: number[] = [];
  if (!state.armies[side].panicked && !state.units.some((unit) => unit.panicked && unit.side === side)) return late;
  measureAway(context, state, side);
  for (const unit of state.units) {
    if (unit.side !== side || !unit.panicked || unit.hex < 0 || unit.moved) continue;
    surveyMover(context, state, unit);
    if (canFlee(context, unit)) late.push(unit.id);
  }
  return late;
}
