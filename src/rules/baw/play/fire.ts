import { distance, type Hex } from '../../../kernel/board';
import type { Dice } from '../../../kernel/dice';
import type { Refusal } from '../../../kernel/game';
import { blockersOf } from '../../../kernel/sight';
import { FIRE_TABLE, RANGES } from '../model/data';
import type { Emit } from '../model/events';
import { type Action, fromOf, type Order, orderOf, toOf } from '../model/orders';
import type { Context, State, Unit } from '../model/types';
import { blocksSight, findUnit, isInZone, typeOf, unitAt } from './ground';

/** B8.a, B8.b, B11.b As far as marks tell. */
export const mayFire = (context: Context, state: State, unit: Unit): boolean =>
  unit.side === state.player && unit.hex >= 0 && !unit.fired && !unit.thrown && !unit.disorganised && typeOf(context, unit).weapon !== null;

/** After `survey`. */
export function legalShots(context: Context, state: State, unit: Unit, list: Action[]): void {
  if (!mayFire(context, state, unit)) return;
  const { sideAt } = context.scratch;
  const enemy = 2 - unit.side;
  const from = unit.hex;
  if (isInZone(context, unit.side, from)) {
    for (let at = from * 6; at < from * 6 + 6; at++) {
      const hex = context.board.neighbours[at]!;
      if (hex >= 0 && sideAt[hex] === enemy) list.push(orderOf('fire', from, hex));
    }
  } else if (RANGES[typeOf(context, unit).weapon!] > 1) {
    for (let at = from * 12; at < from * 12 + 12; at++) {
      const hex = context.seen[at]!;
      if (hex >= 0 && sideAt[hex] === enemy) list.push(orderOf('fire', from, hex));
    }
  }
}

/** After `survey`: whether a unit has a target. */
export function hasTarget(context: Context, state: State, unit: Unit): boolean {
  const shots: Action[] = [];
  legalShots(context, state, unit, shots);
  return shots.length > 0;
}

/** Why its own state keeps a unit from firing in any phase; with `now`, what it has done in this one counts too. */
export function keptFromFiring(context: Context, unit: Unit, now: boolean): Refusal | undefined {
  if (typeOf(context, unit).weapon === null) return { rule: 'B8.b', why: 'noWeapon', hexes: [unit.hex] };
  // Whoever has thrown its javelin now has fired too; what is said is what lasts.
  if (unit.thrown) return { rule: 'B8.b', why: 'thrown', hexes: [unit.hex] };
  if (now && unit.fired) return { rule: 'B8.a', why: 'fired', hexes: [unit.hex] };
  return unit.disorganised ? { rule: 'B11.b', why: 'disorganised', hexes: [unit.hex] } : undefined;
}

/** After `survey`. */
export function judgeShot(context: Context, state: State, order: Order): Refusal | undefined {
  const [from, at] = [fromOf(order), toOf(order)];
  const unit = unitAt(context, state, from);
  if (unit?.side !== state.player) return { rule: 'B8.a', why: 'noUnit' };
  const kept = keptFromFiring(context, unit, true);
  if (kept) return kept;
  const target = unitAt(context, state, at);
  if (!target || target.side === state.player) return { rule: 'B8.c', why: 'noTarget', hexes: at < context.board.size ? [at] : [] };
  return judgeAim(context, unit, at, RANGES[typeOf(context, unit).weapon!]);
}

function judgeAim(context: Context, { hex: from, side }: Unit, at: Hex, range: number): Refusal | undefined {
  const { board } = context;
  const away = distance(board, from, at);
  if (away > range) return { rule: 'B8.d', why: 'range', hexes: [at], values: { distance: away, range } };
  if (away > 1 && isInZone(context, side, from)) {
    const near = [...board.neighbours.subarray(from * 6, from * 6 + 6)];
    return { rule: 'B8.e', why: 'enemyNear', hexes: near.filter((hex) => hex >= 0 && context.scratch.sideAt[hex] === 2 - side) };
  }
  const blockers = away < 2 ? [] : blockersOf(board, context.sight(from, at), from, (hex) => blocksSight(context, from, at, hex));
  return blockers.length > 0 ? { rule: 'B8.f', why: 'sight', hexes: blockers } : undefined;
}

/** B8.g */
export function applyShot(context: Context, state: State, order: Order, dice: Dice, emit: Emit): void {
  const unit = findUnit(state, fromOf(order))!;
  const target = findUnit(state, toOf(order))!;
  unit.fired = true;
  if (typeOf(context, unit).weapon === 'javelin') unit.thrown = true;
  const die = dice.roll(state, 'fire', 6, target.hex);
  const hit = FIRE_TABLE[die - 1]!;
  emit?.({ kind: 'fired', rule: 'B8.g', unit: unit.id, from: unit.hex, target: target.id, at: target.hex, die, hit });
  if (!hit || target.disorganised) return;
  target.disorganised = true;
  emit?.({ kind: 'disorganised', rule: 'B11.a', unit: target.id, hex: target.hex });
}
