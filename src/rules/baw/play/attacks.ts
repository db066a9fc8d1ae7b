import { type Hex, OFF_MAP } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import { type Action, orderOf } from '../model/orders';
import type { Context, State, Unit } from '../model/types';
import { strandedBy } from './bound';
import { boutOf, orderFor } from './bouts';
import { typeOf, unitAt } from './ground';

/** For the subsets of what stands around a hex: all, those that must be in, and sets that must not be in all together. */
interface Ring {
  readonly all: number;
  readonly must: number;
  readonly never: readonly number[];
}

/** Tables of B7.1 as seen from one kind of hex: what may stand around it, what of that must have a partner, and what else those partners are. */
interface View {
  /** Who may be in. */
  readonly around: Uint8Array;
  /** Of those, who must not be left alone. */
  readonly needy: Uint8Array;
  /** How many partners those have, and who those are. */
  readonly partnersNear: Uint8Array;
  readonly partners: Uint8Array;
  /** How many of the needy stand around a partner. */
  readonly needyNear: Uint8Array;
}

/**
 * B7.1.c The subsets of what stands around `hex` that may be in an attack with it: `must` have nobody else to fight; a set of `never` is all that some
 * other partner has to fight, so that it must not be used up. Of a `hex` that needs nobody the sets of `never` alone matter.
 */
function ringOf(context: Context, hex: Hex, { around, needy, partnersNear, partners, needyNear }: View): Ring {
  const { neighbours } = context.board;
  const { masks, masked } = context.scratch.melee;
  let all = 0;
  let must = 0;
  let count = 0;
  for (let d = 0; d < 6; d++) {
    const next = neighbours[hex * 6 + d]!;
    if (next === OFF_MAP || around[next] === 0) continue;
    all |= 1 << d;
    if (needy[next] === 0) continue;
    if (partnersNear[next] === 1 && partners[hex] === 1) must |= 1 << d;
    for (let at = next * 6; at < next * 6 + 6; at++) {
      const other = neighbours[at]!;
      if (other === OFF_MAP || other === hex || partners[other] === 0) continue;
      if (masks[other] === 0) masked[count++] = other;
      masks[other]! |= 1 << d;
    }
  }
  const never: number[] = [];
  for (let i = 0; i < count; i++) {
    const other = masked[i]!;
    if (bitsIn(masks[other]!) === needyNear[other]) never.push(masks[other]!);
    masks[other] = 0;
  }
  return { all, must, never };
}

function bitsIn(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}

function fits({ must, never }: Ring, mask: number): boolean {
  if ((mask & must) !== must) return false;
  for (let i = 0; i < never.length; i++) if ((mask & never[i]!) === never[i]) return false;
  return true;
}

/** From a defender: attackers around him, of whom the bound must not be left alone; partners are enemies not yet attacked. */
function viewOn({ scratch: { melee } }: Context): View {
  return { around: melee.able, needy: melee.bound, partnersNear: melee.openNear, partners: melee.open, needyNear: melee.boundNear };
}

/** From an attacker: enemies around him, of whom those due must not be left alone; partners are the bound. */
function viewBy({ scratch: { melee } }: Context): View {
  return { around: melee.open, needy: melee.open, partnersNear: melee.boundNear, partners: melee.bound, needyNear: melee.openNear };
}

/** After `surveyMelee`: attacks of any number on the one enemy in a hex; all with a mask of those in them that meets `named`. */
function attacksOn(context: Context, hex: Hex, named: number, list: Action[]): void {
  const ring = ringOf(context, hex, viewOn(context));
  for (let mask = ring.all; mask > 0; mask = (mask - 1) & ring.all) {
    if ((mask & named) !== 0 && fits(ring, mask)) list.push(orderOf('attackOn', hex, mask));
  }
}

/** After `surveyMelee`: attacks of the one in a hex on two or more. */
function attacksBy(context: Context, hex: Hex, list: Action[]): void {
  const ring = ringOf(context, hex, viewBy(context));
  for (let mask = ring.all; mask > 0; mask = (mask - 1) & ring.all) {
    if ((mask & (mask - 1)) !== 0 && fits(ring, mask)) list.push(orderOf('attackBy', hex, mask));
  }
}

/** After `surveyMelee`: attacks of two on two in which the one in a hex stands beside, or across, another; with `firstOnly` those in which it is the first. */
function attacksOfPairs(context: Context, hex: Hex, firstOnly: boolean, list: Action[]): void {
  const { neighbours } = context.board;
  const { open, able } = context.scratch.melee;
  for (let d = 0; d < 6; d++) {
    const left = neighbours[hex * 6 + ((d + 5) % 6)]!;
    const ahead = neighbours[hex * 6 + d]!;
    if (left === OFF_MAP || ahead === OFF_MAP || open[left] === 0) continue;
    const right = neighbours[hex * 6 + ((d + 1) % 6)]!;
    if (right !== OFF_MAP && able[ahead] === 1 && open[right] === 1) addPair(context, hex, ahead, left, right, firstOnly, list);
    const across = neighbours[ahead * 6 + ((d + 5) % 6)]!;
    if (across !== OFF_MAP && open[ahead] === 1 && able[across] === 1) addPair(context, hex, across, left, ahead, firstOnly, list);
  }
}

function addPair(context: Context, hex: Hex, other: Hex, one: Hex, two: Hex, firstOnly: boolean, list: Action[]): void {
  if (firstOnly && other < hex) return;
  const attackers = hex < other ? [hex, other] : [other, hex];
  const defenders = one < two ? [one, two] : [two, one];
  if (!strandedBy(context, attackers, defenders)) list.push(orderFor(context, attackers, defenders)!);
}

/** After `surveyMelee`: all attacks that B7 allows, each once. */
export function legalAttacks(context: Context, state: State, list: Action[]): void {
  const { open, able, openNear } = context.scratch.melee;
  for (const { hex } of state.units) {
    if (hex < 0) continue;
    if (open[hex] === 1) attacksOn(context, hex, 63, list);
    if (able[hex] === 0 || openNear[hex]! < 2) continue;
    attacksBy(context, hex, list);
    attacksOfPairs(context, hex, true, list);
  }
}

/** After `surveyMelee`: the attacks that a unit can take part in. */
export function legalAttacksOf(context: Context, unit: Unit, list: Action[]): void {
  const { open, able, openNear } = context.scratch.melee;
  const { hex } = unit;
  if (hex < 0 || able[hex] === 0 || openNear[hex] === 0) return;
  for (let d = 0; d < 6; d++) {
    const target = context.board.neighbours[hex * 6 + d]!;
    if (target !== OFF_MAP && open[target] === 1) attacksOn(context, target, 1 << ((d + 3) % 6), list);
  }
  if (openNear[hex]! < 2) return;
  attacksBy(context, hex, list);
  attacksOfPairs(context, hex, false, list);
}

/** After `surveyMelee`: why an attack is refused. */
export function judgeAttack(context: Context, state: State, action: Action): Refusal | undefined {
  const { attackers, defenders } = boutOf(context, action);
  const wrong = judgeAttackers(context, state, attackers) ?? judgeDefenders(context, state, defenders);
  if (wrong) return wrong;
  const { board } = context;
  for (const from of attackers) {
    const near = board.neighbours.subarray(from * 6, from * 6 + 6);
    const away = defenders.find((at) => !near.includes(at));
    if (away !== undefined) return { rule: 'B7.2.d', why: 'notAdjacent', hexes: [from, away] };
  }
  const stranded = strandedBy(context, attackers, defenders);
  return stranded && { rule: 'B7.1.c', why: stranded.why, hexes: [stranded.hex] };
}

/** Why its own state keeps a unit from attacking in any phase; with `now`, what it has done in this one counts too. */
export function keptFromAttacking(context: Context, unit: Unit, now: boolean): Refusal | undefined {
  if (typeOf(context, unit).defenceOnly) return { rule: 'B1.c', why: 'defenceOnly', hexes: [unit.hex] };
  return now && unit.attacked ? { rule: 'B7.2.b', why: 'attacked', hexes: [unit.hex] } : undefined;
}

/** Each fault in its turn for all, as the notation lists them. */
function judgeAttackers(context: Context, state: State, attackers: readonly Hex[]): Refusal | undefined {
  const units = attackers.map((hex) => unitAt(context, state, hex));
  if (units.some((unit) => unit?.side !== state.player)) return { rule: 'B7.2.a', why: 'noUnit' };
  for (const now of [false, true]) {
    for (const unit of units) {
      const kept = keptFromAttacking(context, unit!, now);
      if (kept) return kept;
    }
  }
  return undefined;
}

function judgeDefenders(context: Context, state: State, defenders: readonly Hex[]): Refusal | undefined {
  const units = defenders.map((hex) => unitAt(context, state, hex));
  if (units.some((unit) => !unit || unit.side === state.player)) return { rule: 'B7.2.c', why: 'noTarget' };
  const done = units.find((unit) => unit!.defended);
  return done && { rule: 'B7.2.b', why: 'defended', hexes: [done.hex] };
}
