import type { Hex } from '../../../kernel/board';
import { LEADER_MA } from '../model/data';
import type { Emit } from '../model/events';
import { type Action, fromOf, goingTo, type Order, orderOf, toOf, whoOf } from '../model/orders';
import { type Context, type Flood, LEFT, type Leader, RESERVE, type Side, type State, type Unit } from '../model/types';
import { findUnit, survey } from './ground';
import { captureLeaders, takeHold } from './losses';
import { costTo, floodFrom, floodThrough, isHeld, leaderMover, moverOf } from './reach';

export const mayMove = (state: State, unit: Unit): boolean => unit.side === state.player && unit.hex >= 0 && !unit.moved;
export const leaderMayMove = (state: State, leader: Leader): boolean => leader.side === state.player && leader.hex >= 0 && !leader.moved;

/** B13.a */
export const isDue = (context: Context, state: State, { hex, group, side }: Unit | Leader): boolean =>
  hex === RESERVE && side === state.player && context.armies[side].reserves[group]!.turn <= state.turn;

/** After `survey`. */
export function legalMoves(context: Context, unit: Unit, list: Action[]): void {
  const from = unit.hex;
  if (isHeld(context, unit)) return;
  const mover = moverOf(context, unit);
  const flood = floodFrom(context, from, mover);
  const { spots, count } = flood;
  const { sideAt } = context.scratch;
  const order = orderOf('move', from, 0);
  for (let i = 1; i < count; i++) {
    const hex = spots[i]!;
    if (sideAt[hex] === 0) list.push(goingTo(order, hex));
  }
  if (isByExit(context, unit.side, flood, mover.most, mover.zone)) list.push(orderOf('leave', from));
}

/** B13.c After a flood: the points it takes to leave, by the nearest exit that for a unit lies in no enemy zone; -1 where none is reached. */
export function costByExit(context: Context, side: Side, flood: Flood, zone: Uint8Array): number {
  const { exits } = context.armies[side];
  let least = -1;
  for (let i = 0; i < exits.length; i++) {
    const cost = costTo(flood, exits[i]!);
    if (cost >= 0 && zone[exits[i]!] === 0 && (least < 0 || cost < least)) least = cost;
  }
  return least < 0 ? -1 : least + 1;
}

/** B13.c After a flood: whether a point is left to leave with. */
export function isByExit(context: Context, side: Side, flood: Flood, most: number, zone: Uint8Array): boolean {
  const cost = costByExit(context, side, flood, zone);
  return cost >= 0 && cost <= most;
}

/** After `survey`. */
export function legalLeaderMoves(context: Context, leader: Leader, list: Action[]): void {
  const mover = leaderMover(context, leader.side, LEADER_MA);
  const flood = floodFrom(context, leader.hex, mover);
  const order = orderOf('leaderMove', leader.id, 0);
  for (let i = 1; i < flood.count; i++) list.push(goingTo(order, flood.spots[i]!));
  if (isByExit(context, leader.side, flood, LEADER_MA, mover.zone)) list.push(orderOf('leaderLeave', leader.id));
}

/** B13.a Of the units in reserve that an order can mean the one that enters: whole before disorganised, then those with javelins, then as listed. */
export function entrant(context: Context, state: State, type: number, entry: Hex): Unit | undefined {
  let best: Unit | undefined;
  for (const unit of state.units) {
    if (unit.type !== type || !isDue(context, state, unit)) continue;
    if (!context.armies[unit.side].reserves[unit.group]!.at.includes(entry)) continue;
    if (!best || rank(unit) < rank(best)) best = unit;
  }
  return best;
}

const rank = (unit: Unit): number => (unit.disorganised ? 2 : 0) + (unit.thrown ? 1 : 0);

/** After `survey`: all that a unit in reserve may do, left to the first of those that the same orders mean. */
export function legalEntries(context: Context, state: State, unit: Unit, list: Action[]): void {
  const mover = moverOf(context, unit);
  const { sideAt } = context.scratch;
  for (const entry of context.armies[unit.side].reserves[unit.group]!.at) {
    if (entrant(context, state, unit.type, entry) !== unit) continue;
    const { spots, count } = floodThrough(context, entry, mover);
    for (let i = 0; i < count; i++) if (sideAt[spots[i]!] === 0) list.push(orderOf('enter', entry, spots[i]!, unit.type));
  }
}

/** After `survey`. */
export function legalLeaderEntries(context: Context, leader: Leader, list: Action[]): void {
  for (const entry of context.armies[leader.side].reserves[leader.group]!.at) {
    const { spots, count } = floodThrough(context, entry, leaderMover(context, leader.side, LEADER_MA));
    for (let i = 0; i < count; i++) list.push(orderOf('leaderEnter', entry, spots[i]!, leader.id));
  }
}

/** B5 */
export function applyMove(context: Context, state: State, order: Order, emit: Emit): void {
  const from = fromOf(order);
  const to = toOf(order);
  const unit = findUnit(state, from)!;
  if (emit) {
    survey(context, state);
    const cost = costTo(floodFrom(context, from, moverOf(context, unit)), to);
    emit({ kind: 'moved', rule: 'B5.a', unit: unit.id, from, to, cost });
  }
  unit.moved = true;
  comeTo(context, state, unit, to, emit);
}

/** A unit ends a move, entry, retreat, displacement or advance in a hex: leaders there are captured (B5.f), an objective is its army's (B14.c). */
export function comeTo(context: Context, state: State, unit: Unit, hex: Hex, emit: Emit): void {
  unit.hex = hex;
  captureLeaders(state, unit, emit);
  takeHold(context, state, unit, emit);
}

/** B13.a */
export function applyEntry(context: Context, state: State, order: Order, emit: Emit): void {
  const unit = entrant(context, state, whoOf(order), fromOf(order))!;
  unit.moved = true;
  emit?.({ kind: 'entered', rule: 'B13.a', unit: unit.id, at: fromOf(order), to: toOf(order) });
  comeTo(context, state, unit, toOf(order), emit);
}

/** B13.c */
export function applyLeave(context: Context, state: State, order: Order, emit: Emit): void {
  const unit = findUnit(state, fromOf(order))!;
  emit?.({ kind: 'left', rule: 'B13.c', unit: unit.id, from: unit.hex });
  unit.hex = LEFT;
  state.armies[unit.side].left += context.types[unit.type]!.strength;
}

/** B9.a */
export function applyLeaderMove(context: Context, state: State, order: Order, emit: Emit): void {
  const leader = state.leaders[fromOf(order)]!;
  const from = leader.hex;
  const to = toOf(order);
  if (emit) {
    survey(context, state);
    const cost = costTo(floodFrom(context, from, leaderMover(context, leader.side, LEADER_MA)), to);
    emit({ kind: 'leaderMoved', rule: 'B9.a', leader: leader.id, from, to, cost });
  }
  leader.moved = true;
  leader.hex = to;
}

export function applyLeaderEntry(state: State, order: Order, emit: Emit): void {
  const leader = state.leaders[whoOf(order)]!;
  leader.moved = true;
  leader.hex = toOf(order);
  emit?.({ kind: 'leaderEntered', rule: 'B13.a', leader: leader.id, at: fromOf(order), to: leader.hex });
}

export function applyLeaderLeave(state: State, order: Order, emit: Emit): void {
  const leader = state.leaders[fromOf(order)]!;
  emit?.({ kind: 'leaderLeft', rule: 'B13.c', leader: leader.id, from: leader.hex });
  leader.hex = LEFT;
}
