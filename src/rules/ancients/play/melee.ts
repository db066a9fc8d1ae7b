import { type Direction, directionTo, type Hex } from '../../../kernel/board';
import type { Dice } from '../../../kernel/dice';
import type { Refusal } from '../../../kernel/game';
import type { Emit } from '../model/events';
import { isAhead } from '../model/front';
import { orderOf } from '../model/orders';
import { BESIDE, type Context, type State, type Unit } from '../model/types';
import { beginQuestions } from './attack';
import { isRiver, survey, unitAt } from './ground';
import { entryFacings } from './movement';
import { assaultOn, meleeOdds, oddsAgainst, oddsOf } from './odds';
import { assaultingReserve, isDue, isEntry } from './reinforcements';

/** 6.j.1, 6.j.2, 6.k, 4.e, 9.a Whether a unit of the phasing player may still attack. */
export function mayAttack(context: Context, state: State, unit: Unit): boolean {
  return (
    unit.side === state.player &&
    !unit.attacked &&
    !unit.volley &&
    !unit.panicked &&
    !unit.plundering &&
    !context.hooks.barsAttack?.(context, state, unit) &&
    context.types[unit.type]!.class !== 'camp' &&
    (unit.hex >= 0 || isDue(context, state, unit))
  );
}

/** Turns from a unit's facing to the hexes ahead. */
const AHEAD = [0, 1, 5] as const;

/** 9 Every attack of a unit: against the hexes ahead, or, from beside the map, against entry hexes (5.b). */
export function legalAttacks(context: Context, state: State, unit: Unit): number[] {
  survey(context, state);
  return attacksOf(context, state, unit);
}

/** `legalAttacks` after `survey`. */
export function attacksOf(context: Context, state: State, unit: Unit): number[] {
  const list: number[] = [];
  if (!mayAttack(context, state, unit)) return list;
  if (unit.hex === BESIDE) return legalAssaults(context, state, unit);
  for (const turn of AHEAD) {
    const d = (unit.facing + turn) % 6;
    const hex = context.board.neighbours[unit.hex * 6 + d]!;
    if (hex >= 0 && mayFight(context, state, unit, hex, d)) list.push(orderOf('attack', unit.id, hex));
  }
  return list;
}

function legalAssaults(context: Context, state: State, unit: Unit): number[] {
  const list: number[] = [];
  for (const hex of context.armies[unit.side].reserves[unit.group]!.at) {
    if (assaultingReserve(context, state, unit.type, hex) !== unit) continue;
    const open = entryFacings(context, hex);
    for (let d = 0; d < 6; d++)
      if ((open >> d) & 1 && mayFight(context, state, unit, hex, d)) list.push(orderOf('assault', unit.id, hex, d));
  }
  return list;
}

function mayFight(context: Context, state: State, unit: Unit, hex: Hex, direction: Direction): boolean {
  const target = unitAt(context, state, hex);
  if (!target || target.side === unit.side) return false;
  if (unit.hex >= 0 && isRiver(context, unit.hex, direction)) return false;
  return oddsAgainst(context, state, unit, target, hex, direction) !== undefined;
}

/** Why its own marks keep a unit from attacking in any phase; with `now`, what it has done in this one counts too. */
export function keptFromAttacking(context: Context, unit: Unit, now: boolean): Refusal | undefined {
  if (context.types[unit.type]!.class === 'camp') return { rule: '6.j.1', why: 'campAttacks', hexes: [unit.hex] };
  if (now && unit.attacked) return { rule: '9.a', why: 'attackedAlready', hexes: [unit.hex] };
  if (unit.plundering) return { rule: '6.j.2', why: 'plundererAttacks', hexes: [unit.hex] };
  if (unit.volley) return { rule: '6.k', why: 'volleyAttacks', hexes: [unit.hex] };
  return unit.panicked ? { rule: '4.e', why: 'panickedAttacks', hexes: [unit.hex] } : undefined;
}

/** Why an attack is refused, in the order of the notation. */
export function judgeAttack(context: Context, state: State, unit: Unit | undefined, hex: Hex): Refusal | undefined {
  survey(context, state);
  if (!unit || unit.side !== state.player || unit.hex < 0) return { rule: '9.a', why: 'noUnitThere' };
  const barred = keptFromAttacking(context, unit, true) ?? context.hooks.barsAttack?.(context, state, unit);
  if (barred) return barred;
  const direction = hex < context.board.size ? directionTo(context.board, unit.hex, hex) : -1;
  const target = direction < 0 ? undefined : unitAt(context, state, hex);
  if (!target || target.side === unit.side) return { rule: '9.c', why: 'noEnemyAhead' };
  if (!isAhead(unit.facing, direction)) return { rule: '9.c', why: 'notAhead', hexes: [hex] };
  if (isRiver(context, unit.hex, direction)) return { rule: 'T1', why: 'riverBetween', hexes: [hex] };
  return judgeOdds(context, state, unit, target, hex, direction);
}

/** 5.b, 5.d */
export function judgeAssault(context: Context, state: State, unit: Unit | undefined, hex: Hex, facing: Direction): Refusal | undefined {
  survey(context, state);
  if (!unit || hex >= context.board.size || !isEntry(context, state, unit, hex)) return { rule: '5.a', why: 'notDue' };
  if (unit.attacked) return { rule: '9.a', why: 'attackedAlready' };
  const barred = context.hooks.barsAttack?.(context, state, unit);
  if (barred) return barred;
  if (!((entryFacings(context, hex) >> facing) & 1)) return { rule: '6.h', why: 'facingNotOpen', hexes: [hex] };
  const target = unitAt(context, state, hex);
  if (!target || target.side === unit.side) return { rule: '9.c', why: 'noEnemyAhead', hexes: [hex] };
  return judgeOdds(context, state, unit, target, hex, facing);
}

function judgeOdds(context: Context, state: State, attacker: Unit, target: Unit, at: Hex, direction: Direction): Refusal | undefined {
  const { odds, attack, defence } = meleeOdds(context, state, { attacker, target, at, direction });
  if (odds) return undefined;
  return { rule: '9.2', why: attack === 0 ? 'noStrength' : 'tooWeak', values: { attack, defence }, hexes: [at] };
}

/** 9 Declares an attack and takes it as far as the first question. `facing`: that of an assault. */
export function applyAttack(context: Context, state: State, unit: Unit, hex: Hex, facing: Direction, dice: Dice, emit: Emit): void {
  survey(context, state);
  const target = unitAt(context, state, hex)!;
  const odds = oddsOf(context, state, assaultOn(context, unit, target, hex, facing))!;
  unit.attacked = true;
  emit?.({ kind: 'attacked', rule: '9.2', unit: unit.id, target: target.id, from: unit.hex, at: hex, odds });
  state.attack = { attacker: unit.id, target: target.id, hex, from: unit.hex, facing, left: 0, at: hex, asks: 'away' };
  beginQuestions(context, state, dice, emit);
}
