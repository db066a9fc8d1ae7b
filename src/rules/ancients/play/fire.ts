import { type Direction, distance, type Hex, STEP_Q, STEP_R } from '../../../kernel/board';
import type { Dice } from '../../../kernel/dice';
import type { Refusal } from '../../../kernel/game';
import { blockersOf, isLineFree } from '../../../kernel/sight';
import { FIRE_TABLE, LONGEST_RANGE, type TargetRow } from '../model/data';
import type { Emit } from '../model/events';
import { hexOf, orderOf } from '../model/orders';
import type { Context, State, Unit } from '../model/types';
import { strike } from './casualties';
import { survey, unitAt } from './ground';

/** 8.a `ARC[offset]`: the facings that see an offset within 60° of them, spines included, by axial offset within the longest range. */
const SPAN = 2 * LONGEST_RANGE + 1;
const ARC: readonly number[] = (() => {
  const arcs = new Array<number>(SPAN * SPAN).fill(0);
  for (let d = 0; d < 6; d++) {
    for (const side of [1, 5]) {
      const e = (d + side) % 6;
      for (let a = 0; a <= LONGEST_RANGE; a++) {
        for (let b = 0; a + b <= LONGEST_RANGE; b++) {
          if (a + b === 0) continue;
          const at = arcAt(a * STEP_Q[d]! + b * STEP_Q[e]!, a * STEP_R[d]! + b * STEP_R[e]!);
          arcs[at]! |= 1 << d;
        }
      }
    }
  }
  return arcs;
})();

function arcAt(dq: number, dr: number): number {
  return (dr + LONGEST_RANGE) * SPAN + dq + LONGEST_RANGE;
}

/** 8.a Camps fire all round. Both hexes lie within the longest range. */
export function isInArc(context: Context, unit: Unit, hex: Hex): boolean {
  if (context.types[unit.type]!.class === 'camp') return true;
  return isSeenFrom(context, unit.hex, unit.facing, hex);
}

function isSeenFrom({ board }: Context, from: Hex, facing: Direction, to: Hex): boolean {
  return ((ARC[arcAt(board.q[to]! - board.q[from]!, board.r[to]! - board.r[from]!)]! >> facing) & 1) === 1;
}

/** 8.d, 8.g The row of the fire table that a target stands in. */
export function rowOf(context: Context, target: Unit): TargetRow {
  const type = context.types[target.type]!;
  const terrain = context.terrain[target.hex];
  if (type.as === 'PX' || terrain === 'woods' || terrain === 'village') return 'phalanx';
  return type.class === 'cavalry' ? 'cavalry' : 'others';
}

/** 8.d The number to roll at or under; 0 where the table has a dash or nothing. */
export function fireNeed(context: Context, state: State, unit: Unit, target: Unit): number {
  const { missile } = context.types[unit.type]!;
  if (!missile) return 0;
  const { fireRange } = context.hooks;
  const range = distance(context.board, unit.hex, target.hex);
  return FIRE_TABLE[missile][rowOf(context, target)][(fireRange ? fireRange(context, state, range) : range) - 1] ?? 0;
}

/** 8.b What stands between, empty if the sight is free. Needs `survey`. */
export function sightBlockers(context: Context, from: Hex, to: Hex): Hex[] {
  return blockersOf(context.board, context.sight(from, to), from, blocking(context, context.scratch.unitAt, from, to));
}

/** 8.b What blocks a line of sight that lies on it: terrain, and whoever stands there by a table like `scratch.unitAt`. */
function blocking(context: Context, standing: Uint16Array, from: Hex, to: Hex): (hex: Hex) => boolean {
  const { cover } = context;
  const { blocksSight } = context.hooks;
  return (hex) => (cover[hex] === 1 || standing[hex] !== 0) && (!blocksSight || blocksSight(context, from, to, hex));
}

/** 8.b Whether nothing blocks the sight, by a table of who stands where. */
export function isSightFree(context: Context, standing: Uint16Array, from: Hex, to: Hex): boolean {
  const { board, sight } = context;
  return distance(board, from, to) === 1 || isLineFree(board, sight(from, to), from, blocking(context, standing, from, to));
}

/** 8.c, 6.j.2 Whether a unit of the firing side has a shot left. */
export function mayFire(context: Context, state: State, unit: Unit): boolean {
  const type = context.types[unit.type]!;
  return (
    unit.side !== state.player &&
    unit.hex >= 0 &&
    type.missile !== undefined &&
    !unit.plundering &&
    unit.fired < type.shots &&
    !context.hooks.barsShot?.(context, state, unit)
  );
}

/** 8 Every shot that a unit may take. From a shared hex (FAQ 13) the camp takes those that the unit cannot: an order names only the hex. */
export function legalShots(context: Context, state: State, unit: Unit): number[] {
  const list: number[] = [];
  if (!mayFire(context, state, unit)) return list;
  let surveyed = false;
  for (const target of state.units) {
    if (target.side === unit.side || target.hex < 0 || target.plundering) continue;
    if (distance(context.board, unit.hex, target.hex) > LONGEST_RANGE) continue;
    if (!surveyed) survey(context, state);
    surveyed = true;
    if (unitAt(context, state, target.hex) !== target || fireNeed(context, state, unit, target) === 0) continue;
    if (isInArc(context, unit, target.hex) && isSightFree(context, context.scratch.unitAt, unit.hex, target.hex))
      list.push(orderOf('shoot', unit.id, target.hex));
  }
  if (list.length === 0) return list;
  const stacked = unitAt(context, state, unit.hex)!;
  if (stacked === unit) return list;
  const others = legalShots(context, state, stacked).map(hexOf);
  return list.filter((shot) => !others.includes(hexOf(shot)));
}

/** Why its own marks and type keep a unit from firing in any phase; with `now`, what it has done in this one counts too. */
export function keptFromFiring(context: Context, unit: Unit, now: boolean): Refusal | undefined {
  const { shots, missile } = context.types[unit.type]!;
  if (unit.plundering) return { rule: '6.j.2', why: 'plundererFires', hexes: [unit.hex] };
  if (now && unit.fired >= shots) return { rule: '8.c', why: 'shotsSpent', values: { shots } };
  return missile ? undefined : { rule: '8.d', why: 'noMissiles', hexes: [unit.hex] };
}

/** Why a shot is refused, in the order of the notation. */
export function judgeShot(context: Context, state: State, unit: Unit | undefined, hex: Hex): Refusal | undefined {
  survey(context, state);
  if (!unit || unit.side === state.player || unit.hex < 0) return { rule: '8.c', why: 'noUnitThere' };
  const barred = keptFromFiring(context, unit, true) ?? context.hooks.barsShot?.(context, state, unit);
  if (barred) return barred;
  if (hex >= context.board.size) return { rule: '8.h', why: 'noTarget' };
  const range = distance(context.board, unit.hex, hex);
  const target = unitAt(context, state, hex);
  const enemy = target && target.side !== unit.side ? target : undefined;
  const longest = FIRE_TABLE[context.types[unit.type]!.missile!].others.length;
  if (range === 0 || range > longest) return { rule: '8.d', why: 'outOfRange', values: { range, longest } };
  const unseen = context.hooks.barsRange?.(context, state, range);
  if (unseen) return unseen;
  if (enemy && fireNeed(context, state, unit, enemy) === 0) {
    const resolved = context.hooks.fireRange?.(context, state, range) ?? range;
    return { rule: '8.d', why: 'dash', values: { range: resolved }, hexes: [hex] };
  }
  if (!enemy) return { rule: '8.h', why: state.armies[state.player].leaders.includes(hex) ? 'loneLeader' : 'noTarget', hexes: [hex] };
  if (enemy.plundering) return { rule: '8.h', why: 'plundererTarget', hexes: [hex] };
  if (!isInArc(context, unit, hex)) return { rule: '8.a', why: 'outOfArc', hexes: [hex] };
  const blockers = sightBlockers(context, unit.hex, hex);
  return blockers.length > 0 ? { rule: '8.b', why: 'noSight', hexes: blockers } : undefined;
}

/** 8.d–8.f A shot: the die, a DD on a hit, the volley marker. */
export function applyShot(context: Context, state: State, unit: Unit, hex: Hex, dice: Dice, emit: Emit): void {
  survey(context, state);
  const target = unitAt(context, state, hex)!;
  const need = fireNeed(context, state, unit, target);
  unit.fired++;
  if (context.hooks.marksVolley) unit.volley = true;
  if (context.hooks.shoots?.(context, state, unit, target, need, emit)) return;
  const die = dice.roll(state, 'fire', 6, hex);
  const range = distance(context.board, unit.hex, hex);
  emit?.({ kind: 'shot', rule: '8.d', unit: unit.id, target: target.id, from: unit.hex, at: hex, range, need, die });
  if (die <= need) strike(context, state, target, '8.e', dice, emit);
}
