import { distance, type Hex, isAhead, opposite } from '../../kernel/board';
import { isInArc } from '../../rules/ancients/fire';
import { strengthOf } from '../../rules/ancients/odds';
import type { Context, Side, State, Unit } from '../../rules/ancients/types';
import { strengthOnMap } from '../../rules/ancients/victory';

/** What a side sees of the battle before it moves: the enemies that matter and how it stands. */
export interface Field {
  readonly side: Side;
  readonly enemies: readonly Unit[];
  readonly shooters: readonly Unit[];
  readonly enemyCamp: Unit | undefined;
  /** 0 waits for the enemy, 1 goes for him. */
  readonly boldness: number;
  readonly turnsLeft: number;
}

export function fieldOf(context: Context, state: State, side: Side): Field {
  const enemies: Unit[] = [];
  const shooters: Unit[] = [];
  let enemyCamp: Unit | undefined;
  for (const unit of state.units) {
    if (unit.side === side || unit.hex < 0) continue;
    if (context.types[unit.type]!.class === 'camp') enemyCamp = unit;
    else if (!unit.plundering) enemies.push(unit);
    if (context.types[unit.type]!.missile !== undefined && !unit.plundering) shooters.push(unit);
  }
  const own = strengthOnMap(context, state, side);
  const theirs = strengthOnMap(context, state, side === 0 ? 1 : 0);
  const boldness = theirs === 0 ? 1 : Math.max(0.35, Math.min(1, own / theirs));
  return { side, enemies, shooters, enemyCamp, boldness, turnsLeft: context.turns - state.turn };
}

/** Six die faces against a defence, as the column's rough worth to the attacker: below 1-2 nothing. */
function edge(attack: number, defence: number): number {
  if (attack <= 0) return 0;
  const ratio = defence > 0 ? attack / defence : 3;
  if (ratio >= 3) return 0.75;
  if (ratio >= 2) return 0.5;
  if (ratio >= 1) return 0.14;
  return 0;
}

/** What a unit standing at a hex and facing so must expect of the enemy's next turn, as a share of its worth. */
export function danger(context: Context, state: State, field: Field, unit: Unit, hex: Hex, facing: number): number {
  const { board, types } = context;
  const type = types[unit.type]!;
  let defence = strengthOf(context, unit);
  const terrain = context.terrain[hex];
  if (type.class === 'infantry' && (terrain === 'hill' || terrain === 'village')) defence *= 2;
  if (terrain === 'stream') defence /= 2;
  const open = openFlank(context, state, unit, hex, facing);
  let risk = 0;
  for (const enemy of field.enemies) {
    const far = distance(board, enemy.hex, hex);
    const { ma, star, class: kind } = types[enemy.type]!;
    if (far > ma + 1 || enemy.volley || enemy.panicked) continue;
    let attack = strengthOf(context, enemy);
    if (star && type.class === 'cavalry') attack *= 2;
    const guard = type.star && kind === 'cavalry' ? defence * 2 : defence;
    const flank = far === 1 ? isOnFlank(context, hex, facing, enemy.hex) || (open && ma >= 3) : open && far <= ma;
    risk += edge(flank ? attack * 2 : attack, guard) * (far <= 2 ? 1 : 0.6);
  }
  return Math.min(risk, 1.6);
}

function isOnFlank({ board }: Context, hex: Hex, facing: number, from: Hex): boolean {
  for (let d = 0; d < 6; d++) if (board.neighbours[hex * 6 + d] === from) return !isAhead(facing, d);
  return false;
}

/** Whether one of the three hexes behind could be entered by an enemy. Needs `survey`. */
function openFlank({ board, scratch }: Context, _state: State, unit: Unit, hex: Hex, facing: number): boolean {
  for (let d = 0; d < 6; d++) {
    if (isAhead(facing, d)) continue;
    const next = board.neighbours[hex * 6 + d]!;
    if (next < 0) continue;
    const held = scratch.unitAt[next]!;
    if (held === 0 || held === unit.id + 1) return true;
  }
  return false;
}

const HIT_A = [0.5, 0.33, 0.17];
const HIT_B = [0.33, 0.17];

/** What enemy missiles do to whoever stands there in this player turn, as a share of its worth; sight is not asked. */
export function underFire(context: Context, field: Field, hex: Hex): number {
  let hits = 0;
  for (const shooter of field.shooters) {
    const far = distance(context.board, shooter.hex, hex);
    if (far > 3 || far === 0 || !isInArc(context, shooter, hex)) continue;
    hits += (context.types[shooter.type]!.missile === 'A' ? HIT_A[far - 1] : HIT_B[far - 1]) ?? 0;
  }
  return Math.min(hits, 1.2) * 0.4;
}

export const facingTo = opposite;
