import { directionTo, type Hex } from '../../../kernel/board';
import { COLUMNS, COMBAT_TABLE, type Column, EVEN } from '../model/data';
import type { Context, Result, State, Unit } from '../model/types';
import { bonusAt, isHampered, terrainAt, typeOf } from './ground';

/** Strengths are counted in quarters, so that all halves are whole. */
export const QUARTERS = 4;

/** What makes a unit's strength in an attack: its own, its leader's, what halves and what doubles it. */
export interface Term {
  readonly unit: number;
  readonly strength: number;
  readonly bonus: number;
  /** The rules that halve it, and those that double it. */
  readonly halved: readonly string[];
  readonly doubled: readonly string[];
  /** What it comes to, in quarters. */
  readonly quarters: number;
}

export interface MeleeOdds {
  readonly attackers: readonly Term[];
  readonly defenders: readonly Term[];
  /** Sums in quarters. */
  readonly attack: number;
  readonly defence: number;
  /** The column before shifts, and the rules that shift it left by one. */
  readonly ratio: Column;
  readonly shifts: readonly string[];
  readonly odds: Column;
  /** What each die gives, from 1; one result where no die falls. */
  readonly results: readonly Result[];
}

/** B2.3, B16.1 Whether an attacker stands so to a defender that the slope counts: higher, or with the option lower. */
const standsOver = ({ level, variants }: Context, attacker: Hex, defender: Hex): boolean =>
  variants.uphill ? level[attacker]! < level[defender]! : level[attacker]! > level[defender]!;

/** B2.e The rule by which ground halves an attacker; undefined if none does. */
function halvingGround(context: Context, attacker: Hex, defenders: readonly Unit[]): string | undefined {
  const terrain = terrainAt(context, attacker);
  if (terrain.halves) return terrain.rule;
  const crosses = defenders.some(({ hex }) => context.stream[attacker * 6 + directionTo(context.board, attacker, hex)] === 1);
  return crosses ? 'B2.4' : undefined;
}

function termOf(context: Context, state: State, unit: Unit, halved: readonly string[], doubled: readonly string[]): Term {
  const { strength } = typeOf(context, unit);
  const bonus = bonusAt(state, unit.side, unit.hex);
  const quarters = ((strength + bonus) * QUARTERS * 2 ** doubled.length) / 2 ** halved.length;
  return { unit: unit.id, strength, bonus, halved, doubled, quarters };
}

/** B7.3 */
function attackTerm(context: Context, state: State, unit: Unit, defenders: readonly Unit[]): Term {
  const halved: string[] = [];
  if (isHampered(context, unit)) halved.push('B11.a');
  const ground = halvingGround(context, unit.hex, defenders);
  if (ground !== undefined) halved.push(ground);
  return termOf(context, state, unit, halved, []);
}

/** B7.3 */
function defenceTerm(context: Context, state: State, unit: Unit, attackers: readonly Unit[]): Term {
  const doubled: string[] = [];
  const slope = context.slope !== 'shift' && attackers.every(({ hex }) => standsOver(context, hex, unit.hex));
  if (slope) doubled.push(context.variants.uphill ? 'B16.1' : 'B2.3');
  const terrain = terrainAt(context, unit.hex);
  if (terrain.doubles) doubled.push(terrain.rule);
  return termOf(context, state, unit, unit.disorganised ? ['B11.a'] : [], doubled);
}

/** B7.4.a The place on the scale of a ratio, rounded in the defender's favour. */
export function placeOf(attack: number, defence: number): number {
  const place = attack >= defence ? EVEN + Math.floor(attack / defence) - 1 : EVEN + 1 - Math.ceil(defence / attack);
  return Math.min(Math.max(place, 0), COLUMNS.length - 1);
}

/** B7.4.c */
function shiftsOf(context: Context, state: State, attackers: readonly Unit[], defenders: readonly Unit[]): string[] {
  const shifts: string[] = [];
  if (state.armies[attackers[0]!.side].demoralised) shifts.push('B12.c');
  const over = attackers.every((attacker) => defenders.every(({ hex }) => standsOver(context, attacker.hex, hex)));
  if (context.slope === 'shift' && over) shifts.push(context.variants.uphill ? 'B16.1' : 'B2.3');
  return shifts;
}

/** B7.3, B7.4 What an attack would come to. */
export function meleeOdds(context: Context, state: State, attackers: readonly Unit[], defenders: readonly Unit[]): MeleeOdds {
  const attacking = attackers.map((unit) => attackTerm(context, state, unit, defenders));
  const defending = defenders.map((unit) => defenceTerm(context, state, unit, attackers));
  const sum = (terms: readonly Term[]): number => terms.reduce((all, { quarters }) => all + quarters, 0);
  const [attack, defence] = [sum(attacking), sum(defending)];
  const ratio = placeOf(attack, defence);
  const shifts = shiftsOf(context, state, attackers, defenders);
  const place = Math.max(ratio - shifts.length, 0);
  return {
    attackers: attacking,
    defenders: defending,
    attack,
    defence,
    ratio: COLUMNS[ratio]!,
    shifts,
    odds: COLUMNS[place]!,
    results: resultsAt(place),
  };
}

/** B7.4.b, B7.5 The results of a column by the die; at the ends the one that needs none. */
function resultsAt(place: number): readonly Result[] {
  if (place === 0) return ['AE'];
  if (place === COLUMNS.length - 1) return ['DE'];
  return COMBAT_TABLE.map((row) => row[place - 1]!);
}
