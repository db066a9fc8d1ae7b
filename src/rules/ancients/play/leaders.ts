import type { Hex } from '../../../kernel/board';
import type { Dice } from '../../../kernel/dice';
import type { Refusal } from '../../../kernel/game';
import type { Emit } from '../model/events';
import { orderOf } from '../model/orders';
import { type Army, type Context, otherSide, type Side, type State, type Unit } from '../model/types';

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

/** Where leaders can be but on the map: beside it, killed or captured, or with the reserve of index `WITH_RESERVE - place`. */
export const WAITING = -1;
export const LOST = -2;
export const WITH_RESERVE = -3;

function putLeaders(army: Army, place: number, count: number): void {
  if (place === WAITING) army.waiting += count;
  else if (place === LOST) army.leadersLost += count;
  else if (place < 0) army.reserveLeaders[WITH_RESERVE - place]! += count;
  else if (count > 0) addLeaders(army, place, count);
  else for (let i = count; i < 0; i++) army.leaders.splice(army.leaders.indexOf(place), 1);
}

/** So many leaders go from one place to another: the only way in which they come and go. */
export function shiftLeaders(context: Context, state: State, side: Side, from: number, to: number, count: number): void {
  if (count === 0 || from === to) return;
  const army = state.armies[side];
  putLeaders(army, from, -count);
  putLeaders(army, to, count);
  context.hooks.leadersMoved?.(context, state, side, from, to, count);
}

/** 3 All phasing leaders leave the map and wait beside it, but not in the player turn with which a battle begins (13.3). */
export function removeLeaders(context: Context, state: State, side: Side, emit: Emit): void {
  if (context.hooks.battleBegins?.(state)) return;
  const hexes = [...state.armies[side].leaders];
  if (hexes.length === 0) return;
  emit?.({ kind: 'leadersRemoved', rule: '3', side, hexes });
  for (const hex of hexes) shiftLeaders(context, state, side, hex, WAITING, 1);
}

/** 7, 13.11 Leaders of the phasing player that wait to be placed: one set aside is not. */
export const leadersToPlace = (state: State): number => state.armies[state.player].waiting - (state.extra?.aside ? 1 : 0);

/** 7 Why a phase in which they are placed may not be ended. */
export const leadersWait = (state: State): Refusal => ({ rule: '7', why: 'leadersWait', values: { leaders: leadersToPlace(state) } });

/** 7 Whether a leader of a side may be put in a hex of the map: any without an enemy unit and without an enemy leader. Needs `survey`. */
export function mayPlaceLeader(context: Context, state: State, side: Side, hex: Hex): boolean {
  const held = context.scratch.unitAt[hex]!;
  if (held !== 0 && state.units[held - 1]!.side !== side) return false;
  return leadersAt(state.armies[otherSide(side)], hex) === 0;
}

/** Where placements are listed before they are copied out at their exact number. */
const places: number[] = [];

/** 7 Needs `survey`. */
export function legalPlacements(context: Context, state: State): number[] {
  const side = state.player;
  if (leadersToPlace(state) <= 0) return [];
  const { units } = state;
  const { unitAt } = context.scratch;
  const theirs = state.armies[otherSide(side)].leaders;
  const first = orderOf('place', undefined, 0);
  const apart = orderOf('place', undefined, 1) - first;
  let count = 0;
  for (let hex = 0; hex < context.board.size; hex++) {
    const held = unitAt[hex]!;
    if ((held === 0 || units[held - 1]!.side === side) && !theirs.includes(hex)) places[count++] = first + hex * apart;
  }
  return places.slice(0, count);
}

/** 7 Needs `survey`. */
export function judgePlacement(context: Context, state: State, hex: Hex): Refusal | undefined {
  if (leadersToPlace(state) <= 0) return { rule: '7', why: 'noLeaderWaiting' };
  if (hex >= context.board.size) return { rule: '7', why: 'offMap' };
  if (!mayPlaceLeader(context, state, state.player, hex)) return { rule: '7', why: 'enemyThere', hexes: [hex] };
  return undefined;
}

/** 7 */
export function applyPlacement(context: Context, state: State, hex: Hex, emit: Emit): void {
  if (context.hooks.placesLeader?.(context, state, hex, emit)) return;
  shiftLeaders(context, state, state.player, WAITING, hex, 1);
  emit?.({ kind: 'leaderPlaced', rule: state.phase === 'deploy' ? '13.3' : '7', side: state.player, hex });
}

/** 11.d A die for each leader stacked with a unit that was disordered or eliminated by fire or melee: 1 kills. */
export function checkLeaders(context: Context, state: State, side: Side, hex: Hex, dice: Dice, emit: Emit): void {
  for (let left = leadersAt(state.armies[side], hex); left > 0; left--) {
    const die = dice.roll(state, 'leader', 6, hex);
    emit?.({ kind: 'leaderChecked', rule: '11.d', side, hex, die });
    if (die === 1) shiftLeaders(context, state, side, hex, LOST, 1);
  }
}

/** 11.e A unit that enters a hex captures the enemy leaders there. */
export function captureLeaders(context: Context, state: State, unit: Unit, hex: Hex, emit: Emit): void {
  const side = otherSide(unit.side);
  const count = leadersAt(state.armies[side], hex);
  if (count === 0) return;
  shiftLeaders(context, state, side, hex, LOST, count);
  emit?.({ kind: 'leadersCaptured', rule: '11.e', unit: unit.id, side, hex, count });
}

/** 11.b So many leaders leave the map until their owner's next placement. */
export function withdrawLeaders(context: Context, state: State, side: Side, hex: Hex, count: number, emit: Emit): void {
  if (count === 0) return;
  shiftLeaders(context, state, side, hex, WAITING, count);
  emit?.({ kind: 'leadersLeft', rule: '11.b', side, hex, count });
}
