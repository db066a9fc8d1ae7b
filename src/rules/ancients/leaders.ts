import type { Hex } from '../../kernel/board';
import type { Dice } from '../../kernel/dice';
import type { Refusal } from '../../kernel/system';
import type { Emit } from './events';
import { orderOf } from './orders';
import { type Army, type Context, otherSide, type Side, type State, type Unit } from './types';

/** How many leaders of an army stand in a hex. */
export function leadersAt(army: Army, hex: Hex): number {
  let count = 0;
  for (let i = 0; i < army.leaders.length; i++) if (army.leaders[i] === hex) count++;
  return count;
}

export function addLeaders(army: Army, hex: Hex, count: number): void {
  for (let i = 0; i < count; i++) army.leaders.push(hex);
  army.leaders.sort((a, b) => a - b);
}

/** Takes so many leaders from a hex. */
export function takeLeaders(army: Army, hex: Hex, count: number): void {
  for (let i = 0; i < count; i++) army.leaders.splice(army.leaders.indexOf(hex), 1);
}

/** 3 All phasing leaders leave the map and wait beside it. */
export function removeLeaders(state: State, side: Side, emit: Emit): void {
  const army = state.armies[side];
  if (army.leaders.length === 0) return;
  emit?.({ kind: 'leadersRemoved', rule: '3', side, hexes: [...army.leaders] });
  army.waiting += army.leaders.length;
  army.leaders = [];
}

/** 7 Any hex without an enemy unit and without an enemy leader. Needs `survey`. */
function mayPlaceLeader(context: Context, state: State, side: Side, hex: Hex): boolean {
  if (hex >= context.board.size) return false;
  const held = context.scratch.unitAt[hex]!;
  if (held !== 0 && state.units[held - 1]!.side !== side) return false;
  return leadersAt(state.armies[otherSide(side)], hex) === 0;
}

/** 7 Needs `survey`. */
export function legalPlacements(context: Context, state: State): number[] {
  const side = state.player;
  const list: number[] = [];
  if (state.armies[side].waiting === 0) return list;
  const first = orderOf('place', undefined, 0);
  const second = orderOf('place', undefined, 1);
  for (let hex = 0; hex < context.board.size; hex++) {
    if (mayPlaceLeader(context, state, side, hex)) list.push(first + hex * (second - first));
  }
  return list;
}

/** 7 Needs `survey`. */
export function judgePlacement(context: Context, state: State, hex: Hex): Refusal | undefined {
  if (state.armies[state.player].waiting === 0) return { rule: '7', why: 'noLeaderWaiting' };
  if (hex >= context.board.size) return { rule: '7', why: 'offMap' };
  if (!mayPlaceLeader(context, state, state.player, hex)) return { rule: '7', why: 'enemyThere', hexes: [hex] };
  return undefined;
}

/** 7 */
export function applyPlacement(state: State, hex: Hex, emit: Emit): void {
  const army = state.armies[state.player];
  army.waiting--;
  addLeaders(army, hex, 1);
  emit?.({ kind: 'leaderPlaced', rule: '7', side: state.player, hex });
}

/** 11.d A die for each leader stacked with a unit that was disordered or eliminated by fire or melee: 1 kills. */
export function checkLeaders(state: State, side: Side, hex: Hex, dice: Dice, emit: Emit): void {
  const army = state.armies[side];
  for (let left = leadersAt(army, hex); left > 0; left--) {
    const die = dice.roll(state, 'leader', 6);
    emit?.({ kind: 'leaderChecked', rule: '11.d', side, hex, die });
    if (die !== 1) continue;
    takeLeaders(army, hex, 1);
    army.leadersLost++;
  }
}

/** 11.e A unit that enters a hex captures the enemy leaders there. */
export function captureLeaders(state: State, unit: Unit, hex: Hex, emit: Emit): void {
  const side = otherSide(unit.side);
  const army = state.armies[side];
  const count = leadersAt(army, hex);
  if (count === 0) return;
  takeLeaders(army, hex, count);
  army.leadersLost += count;
  emit?.({ kind: 'leadersCaptured', rule: '11.e', unit: unit.id, side, hex, count });
}

/** 11.b So many leaders leave the map until their owner's next placement. */
export function withdrawLeaders(state: State, side: Side, hex: Hex, count: number, emit: Emit): void {
  if (count === 0) return;
  const army = state.armies[side];
  takeLeaders(army, hex, count);
  army.waiting += count;
  emit?.({ kind: 'leadersLeft', rule: '11.b', side, hex, count });
}
