import type { Hex } from '../../kernel/board';
import { perObject } from '../../kernel/perObject';
import { type Context, otherSide, type Side, type State, type Unit } from '../../rules/baw/model/types';
import { isBindable } from '../../rules/baw/play/bound';
import { bonusAt, isHampered, survey, terrainAt } from '../../rules/baw/play/ground';
import { isByExit } from '../../rules/baw/play/movement';
import { floodFrom, moverOf, stepsFree } from '../../rules/baw/play/reach';
import { defenceOf, type Field, fieldOf, goalsFor } from './field';
import { promiseAt } from './gains';

/** Most hexes that a unit is thought to reach. */
const MOST_SPOTS = 220;

/** Where a side's units stand or are meant to stand, whom they press there and how hard, and where each can go. By hex or by the id of a unit. */
export interface Front {
  readonly context: Context;
  readonly state: State;
  readonly side: Side;
  readonly field: Field;
  /** 1 + id of the own unit, and of the enemy's, in a hex. */
  readonly whoAt: Int16Array;
  readonly foeAt: Int16Array;
  /** By how many units of either side a hex is controlled. */
  readonly mine: Uint8Array;
  readonly theirs: Uint8Array;
  /** Of an enemy: what it defends with, the strength that stands against it, and by how many who must fight it is touched. */
  readonly defence: Float32Array;
  readonly press: Float32Array;
  readonly bound: Uint8Array;
  /** Of an own unit: where it is meant to stand; how many hexes it can be in, which follow each other in `spots`; whether it can leave. */
  readonly hexOf: Int16Array;
  readonly count: Int16Array;
  readonly leaves: Uint8Array;
  readonly spots: Int16Array;
}

type Tables = Omit<Front, 'context' | 'state' | 'side' | 'field'>;

const tablesOf = perObject(({ board }: Context) => {
  let known: Tables | undefined;
  return (units: number): Tables => {
    if (known && known.hexOf.length === units) return known;
    known = {
      whoAt: new Int16Array(board.size),
      foeAt: new Int16Array(board.size),
      mine: new Uint8Array(board.size),
      theirs: new Uint8Array(board.size),
      defence: new Float32Array(units),
      press: new Float32Array(units),
      bound: new Uint8Array(units),
      hexOf: new Int16Array(units),
      count: new Int16Array(units),
      leaves: new Uint8Array(units),
      spots: new Int16Array(units * MOST_SPOTS),
    };
    return known;
  };
});

/** As the side stands now, with the ways of all who may still move. One for each context: whoever asks anew writes over the last. */
export function frontOf(context: Context, state: State, side: Side): Front {
  const front: Front = { context, state, side, field: fieldOf(context, state, side), ...tablesOf(context)(state.units.length) };
  front.foeAt.fill(0);
  front.count.fill(0);
  survey(context, state);
  front.theirs.set(context.scratch.zones[otherSide(side)]);
  for (const unit of state.units) {
    if (unit.hex < 0 || unit.side === side) continue;
    front.foeAt[unit.hex] = unit.id + 1;
    const force = defenceOf(context, state, unit);
    front.defence[unit.id] = terrainAt(context, unit.hex).doubles ? 2 * force : force;
  }
  standAnew(front);
  for (const unit of state.units) if (unit.side === side && unit.hex >= 0 && !unit.moved) findWays(front, unit);
  return front;
}

/** As the side's units and leaders stand by now; who can go where is as it was. */
export function standAnew(front: Front): void {
  front.whoAt.fill(0);
  front.mine.fill(0);
  front.press.fill(0);
  front.bound.fill(0);
  for (const unit of front.state.units) if (unit.side === front.side && unit.hex >= 0) put(front, unit, unit.hex);
}

/** Hexes more than it can move at which a unit has the enemy still far before it. */
const FAR_OFF = 4;

/** Whether neither a unit nor an enemy can come to blows with the other in this turn or the next: then there is little to choose. */
export const isFarOff = ({ context, field }: Pick<Front, 'context' | 'field'>, { type, hex }: Unit): boolean =>
  field.near[hex]! > context.types[type]!.ma + FAR_OFF;

/** B6.c Whether a unit may move at all. */
const isFree = ({ context, theirs }: Front, unit: Unit): boolean => theirs[unit.hex] === 0 || stepsFree(context, unit);

function findWays(front: Front, unit: Unit): void {
  const { context, count, leaves, spots, side } = front;
  if (!isFree(front, unit)) return;
  if (isFarOff(front, unit) && !goalsFor(context, side).exit) {
    spots[unit.id * MOST_SPOTS] = unit.hex;
    count[unit.id] = 1;
    leaves[unit.id] = 0;
    return;
  }
  const mover = moverOf(context, unit);
  const flood = floodFrom(context, unit.hex, mover);
  const found = Math.min(flood.count, MOST_SPOTS);
  const from = unit.id * MOST_SPOTS;
  for (let i = 0; i < found; i++) spots[from + i] = flood.spots[i]!;
  count[unit.id] = found;
  leaves[unit.id] = isByExit(context, side, flood, mover.most, mover.zone) ? 1 : 0;
}

/** The `i`th hex that a unit can be in, its own the first. */
export const spotOf = ({ spots }: Front, unit: Unit, i: number): Hex => spots[unit.id * MOST_SPOTS + i]!;

/** B7.3 What a unit would bring against an enemy from a hex; a defender who is doubled is met with half. */
function forceAgainst({ context, state }: Front, unit: Unit, hex: Hex, target: Unit): number {
  const type = context.types[unit.type]!;
  if (type.defenceOnly) return 0;
  let force = type.strength + (hex === unit.hex ? bonusAt(state, unit.side, hex) : 0);
  if (isHampered(context, unit)) force /= 2;
  if (terrainAt(context, hex).halves || isAcross(context, hex, target.hex)) force /= 2;
  const [from, to] = [context.level[hex]!, context.level[target.hex]!];
  if (context.variants.uphill ? from < to : from > to) force *= context.slope === 'shift' ? 0.7 : 0.5;
  return force;
}

function isAcross({ board, stream }: Context, from: Hex, to: Hex): boolean {
  for (let at = from * 6; at < from * 6 + 6; at++) if (board.neighbours[at] === to) return stream[at] === 1;
  return false;
}

/** Enemies around a hex. */
function foesAround({ context: { board }, foeAt }: Front, hex: Hex): number {
  let count = 0;
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const next = board.neighbours[at]!;
    if (next >= 0 && foeAt[next] !== 0) count++;
  }
  return count;
}

function change(front: Front, unit: Unit, hex: Hex, by: 1 | -1): void {
  const { context, state, foeAt, mine, press, bound, theirs } = front;
  const { neighbours } = context.board;
  for (let at = hex * 6; at < hex * 6 + 6; at++) if (neighbours[at]! >= 0) mine[neighbours[at]!]! += by;
  if (theirs[hex] === 0) return;
  const share = 1 / foesAround(front, hex);
  const must = isBindable(context, unit) ? by : 0;
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const next = neighbours[at]!;
    if (next < 0 || foeAt[next] === 0) continue;
    const foe = foeAt[next]! - 1;
    press[foe]! += by * share * forceAgainst(front, unit, hex, state.units[foe]!);
    bound[foe]! += must;
  }
}

function put(front: Front, unit: Unit, hex: Hex): void {
  front.whoAt[hex] = unit.id + 1;
  front.hexOf[unit.id] = hex;
  change(front, unit, hex, 1);
}

/** Means a unit to stand elsewhere. */
export function shift(front: Front, unit: Unit, hex: Hex): void {
  const from = front.hexOf[unit.id]!;
  if (from === hex) return;
  front.whoAt[from] = 0;
  change(front, unit, from, -1);
  put(front, unit, hex);
}

/** Means a unit to be gone. */
export function remove(front: Front, unit: Unit): void {
  const from = front.hexOf[unit.id]!;
  front.whoAt[from] = 0;
  change(front, unit, from, -1);
  front.hexOf[unit.id] = -1;
}

const worthOf = ({ context: { types }, state }: Front, foe: number): number => types[state.units[foe]!.type]!.strength;

/** What the fight for an enemy promises as its share of all who stand around it is; nobody need fight it where nobody must. */
function promiseOf(front: Front, foe: number, press: number, bound: number, trapped: boolean): number {
  const promise = worthOf(front, foe) * promiseAt(press / front.defence[foe]!, trapped);
  return bound > 0 ? promise : Math.max(0, promise);
}

/** The same at a strength, where somebody must. */
export const promiseOn = (front: Front, foe: number, press: number): number => promiseOf(front, foe, press, 1, false);

/** What a unit would change of all fights around a hex by coming there. */
export function contactGain(front: Front, unit: Unit, hex: Hex): number {
  const { context, state, foeAt, press, bound } = front;
  const share = 1 / foesAround(front, hex);
  const must = isBindable(context, unit) ? 1 : 0;
  let gain = 0;
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const next = context.board.neighbours[at]!;
    if (next < 0 || foeAt[next] === 0) continue;
    const foe = foeAt[next]! - 1;
    const more = press[foe]! + share * forceAgainst(front, unit, hex, state.units[foe]!);
    gain += promiseOf(front, foe, more, bound[foe]! + must, false) - promiseOf(front, foe, press[foe]!, bound[foe]!, false);
  }
  return gain;
}

/** What it is worth besides that an enemy has no way back. */
export function trapGain(front: Front, foe: number): number {
  if (!isTrapped(front, front.state.units[foe]!.hex)) return 0;
  const { press, bound } = front;
  return promiseOf(front, foe, press[foe]!, bound[foe]!, true) - promiseOf(front, foe, press[foe]!, bound[foe]!, false);
}

/** B7.7.b Neither a free hex around nor a friend who could make room. */
function isTrapped({ context: { board, shut }, mine, whoAt }: Front, hex: Hex): boolean {
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const next = board.neighbours[at]!;
    if (next >= 0 && shut[next] === 0 && mine[next] === 0 && whoAt[next] === 0) return false;
  }
  return true;
}

/** B9.c What a bonus would change of the fights around a unit that stands where it is. */
export function leaderGain(front: Front, unit: Unit, bonus: number): number {
  const { context, foeAt, press, bound, defence } = front;
  if (front.theirs[unit.hex] === 0 || context.types[unit.type]!.defenceOnly) return 0;
  const share = (isHampered(context, unit) ? 0.5 : 1) / foesAround(front, unit.hex);
  const lent = bonusAt(front.state, unit.side, unit.hex);
  let gain = 0;
  for (let at = unit.hex * 6; at < unit.hex * 6 + 6; at++) {
    const next = context.board.neighbours[at]!;
    if (next < 0 || foeAt[next] === 0) continue;
    const foe = foeAt[next]! - 1;
    if (defence[foe] === 0) continue;
    const [without, more] = [press[foe]! - share * lent, press[foe]! + share * Math.max(0, bonus - lent)];
    gain += promiseOf(front, foe, more, bound[foe]!, false) - promiseOf(front, foe, without, bound[foe]!, false);
  }
  return gain;
}
