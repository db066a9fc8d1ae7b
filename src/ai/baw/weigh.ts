import type { Hex } from '../../kernel/board';
import { RANGES } from '../../rules/baw/model/data';
import { type Context, otherSide, type Side, type State, type Unit } from '../../rules/baw/model/types';
import { isHampered, terrainAt } from '../../rules/baw/play/ground';
import { rallyNeed } from '../../rules/baw/play/rally';
import { FAR, goalsFor } from './field';
import { contactGain, type Front } from './front';
import { perilAt } from './gains';
import { RIDER, type Style } from './style';

/** Holding a hex that scores, of its points; each step nearer to it; each step nearer to where the enemy would leave. */
const HELD = 0.6;
const TOWARDS_HELD = 0.06;
const BARRING = 0.06;
const IN_WATER = 0.3;
const BESIDE_FRIENDS = 0.04;
/** Of a disorganised unit's strength, what it is worth to rally. */
export const RALLIED = 0.35;
const LEADERLESS = 0.6;

/** What a whole movement is weighed by. */
export interface March {
  readonly front: Front;
  /** How a unit moves, by its id. */
  readonly styleOf: (unit: number) => Style;
  /** Above 1 the side goes for the enemy, below it waits for him. */
  readonly urgency: number;
}

/** What it is worth for a unit to stand in a hex, as others stand or are meant to. */
export function scoreAt(march: March, unit: Unit, hex: Hex): number {
  const { front, urgency, styleOf } = march;
  const { context, field, theirs } = front;
  const style = styleOf(unit.id);
  const type = context.types[unit.type]!;
  let score = hex === unit.hex ? style.stay : 0;
  if (theirs[hex]! > 0) score += contactGain(front, unit, hex) + pinGain(front, unit, hex, style.pins);
  if (style.exposed > 0) score -= (style.exposed * peril(front, unit, hex)) / urgency;
  if (isHampered(context, unit)) return score + refugeAt(front, unit, hex);
  const near = field.near[hex]!;
  const gap = type.weapon !== null && RANGES[type.weapon] > 1 ? 2 : style.gap;
  if (near < FAR) score -= style.nearer * (style.nearer > 0 ? urgency : 1) * Math.max(0, near - gap);
  if (terrainAt(context, hex).halves) score -= IN_WATER;
  if (style.flanking > 0 && type.ma >= RIDER) score -= style.flanking * (field.first[hex]! + field.second[hex]! + field.third[hex]!);
  return score + goalAt(front, unit, hex, style.goal);
}

/** In strength points, what the enemy's next turn may cost a unit there. Light units faster than all who could come get away. */
export function peril(front: Front, unit: Unit, hex: Hex): number {
  const { context, field } = front;
  const { first, second, third, fastest } = field;
  if (first[hex] === 0) return 0;
  const type = context.types[unit.type]!;
  if (type.light && !unit.disorganised && type.ma > fastest[hex]!) return 0;
  const sides = openSides(front, hex, unit.id);
  const attack = first[hex]! + (sides > 1 ? second[hex]! : 0) + (sides > 3 ? third[hex]! : 0);
  const strength = unit.disorganised ? type.strength / 2 : type.strength;
  const defence = terrainAt(context, hex).doubles ? 2 * strength : strength;
  return type.strength * perilAt(attack / defence);
}

/** Around a hex, from how many that are no farther from the enemy he could attack it. */
function openSides({ context: { board, shut }, whoAt, field: { near } }: Front, hex: Hex, unit: number): number {
  let open = 0;
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const next = board.neighbours[at]!;
    if (next >= 0 && shut[next] === 0 && near[next]! <= near[hex]! && (whoAt[next] === 0 || whoAt[next] === unit + 1)) open++;
  }
  return open;
}

/** B6.c, B10 Whoever must fight a light unit that gets away stands where he is, and fights nobody else. */
function pinGain({ context, state, field, foeAt }: Front, unit: Unit, hex: Hex, pins: number): number {
  const { light, ma } = context.types[unit.type]!;
  if (pins === 0 || !light || unit.disorganised || ma <= field.fastest[hex]!) return 0;
  let sum = 0;
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const next = context.board.neighbours[at]!;
    const foe = next >= 0 && foeAt[next] !== 0 ? state.units[foeAt[next]! - 1] : undefined;
    if (foe && !context.types[foe.type]!.light) sum += context.types[foe.type]!.strength;
  }
  return pins * sum;
}

/** B11.d, B11.e */
function refugeAt({ context, state, theirs }: Front, unit: Unit, hex: Hex): number {
  if (theirs[hex]! > 0) return 0;
  const need = rallyNeed(context, state, { ...unit, hex });
  return (RALLIED * LEADERLESS * context.types[unit.type]!.strength * need) / 6;
}

function goalAt({ context, state, side, whoAt }: Front, unit: Unit, hex: Hex, weight: number): number {
  const { exit, bar, hold, held } = goalsFor(context, side);
  let score = 0;
  if (exit) score -= weight * Math.min(exit[hex]!, 99);
  if (bar) score -= BARRING * Math.min(bar[hex]!, 20);
  if (hold) {
    score -= TOWARDS_HELD * Math.min(hold[hex]!, 12);
    if (hold[hex] === 0 && held.includes(hex)) score += HELD * pointsAt(context, state, side, hex);
  }
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const next = context.board.neighbours[at]!;
    if (next >= 0 && whoAt[next]! > 0 && whoAt[next] !== unit.id + 1) score += BESIDE_FRIENDS;
  }
  return score;
}

/** B14.c What it changes that a unit of a side stands there: taken, or kept from the enemy, if it is his to be had. */
function pointsAt({ victory, objectives }: Context, { held }: State, side: Side, hex: Hex): number {
  let sum = 0;
  for (const { term, by, at, points } of victory) {
    if (term !== 'hold' || !at.includes(hex)) continue;
    const holder = held[objectives.indexOf(hex)];
    if (by === side || holder === otherSide(side)) sum += points;
    else sum += points / 4;
  }
  return sum;
}
