import { distance, type Hex, isAhead } from '../../kernel/board';
import { surveyMover } from '../../rules/ancients/ground';
import { floodFrom } from '../../rules/ancients/mobility';
import { legalMoves, mayMove } from '../../rules/ancients/movement';
import { type Action, facingOf, hexOf, orderOf } from '../../rules/ancients/orders';
import type { Context, State, Unit } from '../../rules/ancients/types';
import { danger, type Field, underFire } from './field';
import { gainOf, worthOf } from './worth';

/** Weights of what a place is worth to a unit, in strength points. */
const ATTACK = 1;
const EXPOSED = 0.55;
const FIRED = 0.8;
const NEARER = 0.16;
const HIGH = 0.25;
const STAY = 0.05;

interface Spot {
  hex: Hex;
  facing: number;
  score: number;
}

/** The best place that a unit can come to without harm to itself and its friends. */
export function bestSpot(context: Context, state: State, field: Field, unit: Unit): Spot {
  surveyMover(context, state, unit);
  const { scratch, types } = context;
  const { reach, stops, shut, unitAt } = scratch;
  for (const friend of state.units) if (friend.hex >= 0 && friend.id !== unit.id) shut[friend.hex] = 1;
  floodFrom(context, state, unit, undefined);
  const { ma } = types[unit.type]!;
  const best: Spot = { hex: unit.hex, facing: unit.facing, score: spotScore(context, state, field, unit, unit.hex, unit.facing) + STAY };
  const home = unit.hex;
  const { count } = reach;
  const hexes = reach.hexes.slice(0, count);
  for (let i = 0; i < count; i++) {
    const hex = hexes[i]!;
    if (i > 0 && (unitAt[hex] || stops[hex])) continue;
    const facings = i === 0 || reach.costs[hex]! < ma ? 63 : reach.facings[hex]!;
    for (let d = 0; d < 6; d++) {
      if (!((facings >> d) & 1) || (i === 0 && d === unit.facing)) continue;
      const score = spotScore(context, state, field, unit, hex, d);
      if (score > best.score) Object.assign(best, { hex, facing: d, score });
    }
  }
  unit.hex = home;
  return best;
}

function spotScore(context: Context, state: State, field: Field, unit: Unit, hex: Hex, facing: number): number {
  const type = context.types[unit.type]!;
  const worth = worthOf(context, unit);
  let score = ATTACK * attackFrom(context, state, unit, hex, facing);
  score -= EXPOSED * worth * danger(context, state, field, unit, hex, facing);
  score -= FIRED * worth * underFire(context, field, hex);
  score -= NEARER * pull(context, field, unit, hex) * Math.min(4, worth);
  const terrain = context.terrain[hex];
  if (type.class === 'infantry' && (terrain === 'hill' || terrain === 'village')) score += HIGH * worth;
  if (terrain === 'stream') score -= HIGH * worth;
  score += 0.02 * facesEnemy(context, field, hex, facing);
  return score;
}

/** The best attack ahead, if one pays. */
function attackFrom(context: Context, state: State, unit: Unit, hex: Hex, facing: number): number {
  const { board, scratch } = context;
  if (unit.volley || unit.panicked) return 0;
  let best = 0;
  const home = unit.hex;
  for (let d = 0; d < 6; d++) {
    if (!isAhead(facing, d)) continue;
    const at = board.neighbours[hex * 6 + d]!;
    const held = at < 0 ? 0 : scratch.unitAt[at]!;
    if (held === 0) continue;
    const target = state.units[held - 1]!;
    if (target.side === unit.side) continue;
    unit.hex = hex;
    const gain = gainOf(context, state, { attacker: unit, target, at, direction: d }) ?? 0;
    unit.hex = home;
    if (gain > best) best = gain;
  }
  return best;
}

/** Hexes to the nearest enemy that is worth going for, times the will to go. */
function pull(context: Context, field: Field, unit: Unit, hex: Hex): number {
  const { missile, class: kind } = context.types[unit.type]!;
  let near = 99;
  for (const enemy of field.enemies) near = Math.min(near, distance(context.board, hex, enemy.hex));
  if (field.enemyCamp) near = Math.min(near, distance(context.board, hex, field.enemyCamp.hex) + (kind === 'cavalry' ? 0 : 2));
  if (near === 99) return 0;
  const wanted = missile ? 2 : 1;
  return Math.abs(near - wanted) * field.boldness;
}

/** Whether the front looks where the enemy is. */
function facesEnemy(context: Context, field: Field, hex: Hex, facing: number): number {
  let ahead = 0;
  const { board } = context;
  const next = board.neighbours[hex * 6 + facing]!;
  if (next < 0) return -3;
  for (const enemy of field.enemies) ahead += distance(board, hex, enemy.hex) - distance(board, next, enemy.hex);
  return ahead;
}

/** The next move of a side's units, those nearest to the enemy first; undefined if all stay where they are. */
export function nextMove(context: Context, state: State, field: Field): Action | undefined {
  const movers = state.units.filter((unit) => unit.side === field.side && mayMove(context, state, unit));
  const near = (unit: Unit) => field.enemies.reduce((least, enemy) => Math.min(least, distance(context.board, unit.hex, enemy.hex)), 99);
  const ranked = movers.map((unit) => ({ unit, far: near(unit) })).sort((a, b) => a.far - b.far || a.unit.id - b.unit.id);
  for (const { unit } of ranked) {
    if (unit.panicked) {
      const flight = flightOf(context, state, field, unit);
      if (flight !== undefined) return flight;
      continue;
    }
    const spot = bestSpot(context, state, field, unit);
    if (spot.hex !== unit.hex || spot.facing !== unit.facing) return orderOf('move', unit.id, spot.hex, spot.facing);
  }
  return undefined;
}

/** 4.d Whoever must flee goes as far as he can on the map. */
function flightOf(context: Context, state: State, field: Field, unit: Unit): Action | undefined {
  const moves = legalMoves(context, state, unit);
  let best: Action | undefined;
  let most = -1;
  for (const move of moves) {
    const hex = hexOf(move);
    if (hex >= context.board.size) continue;
    const far = field.enemies.reduce((least, enemy) => Math.min(least, distance(context.board, hex, enemy.hex)), 99);
    const score = far * 10 - (hex === unit.hex && facingOf(move) !== unit.facing ? 5 : 0);
    if (score > most) {
      most = score;
      best = move;
    }
  }
  return best ?? moves[0];
}
