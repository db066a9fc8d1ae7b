import type { Ground, Result, UnitType, Weapon } from './types';

type Row = readonly [name: string, strength: number, ma: number, weapon: Weapon | null, traits: string];

/** B1.b */
const TYPE_ROWS: readonly Row[] = [
  ['VLEG', 7, 3, 'javelin', ''],
  ['LEG', 6, 3, 'javelin', ''],
  ['RLEG', 5, 3, 'javelin', ''],
  ['PHX', 8, 3, null, ''],
  ['VET', 7, 3, null, ''],
  ['HOP', 6, 3, null, ''],
  ['MF', 5, 4, null, ''],
  ['AUX', 4, 4, null, ''],
  ['LI', 3, 4, null, 'light'],
  ['LEVY', 2, 3, null, ''],
  ['ARC', 2, 4, 'bow', 'light defenceOnly'],
  ['CRE', 3, 4, 'bow', 'light defenceOnly'],
  ['SLG', 2, 4, 'sling', 'light defenceOnly'],
  ['COMP', 6, 6, null, ''],
  ['CAT', 6, 5, null, ''],
  ['HC', 5, 5, null, ''],
  ['MC', 3, 6, null, ''],
  ['MED', 3, 5, null, ''],
  ['LH', 2, 8, null, 'light'],
  ['NUM', 2, 8, 'javelins', 'light'],
  ['HA', 3, 8, 'bow', 'light'],
  ['HCH', 5, 5, null, ''],
  ['CH', 4, 6, null, ''],
  ['SCY', 6, 6, null, 'spent'],
  ['EL', 8, 4, null, ''],
];

/** B1.b The types that every battle has. */
export const UNIT_TYPES: readonly UnitType[] = TYPE_ROWS.map(([name, strength, ma, weapon, traits], base) => ({
  name,
  base,
  strength,
  ma,
  weapon,
  light: traits.includes('light'),
  defenceOnly: traits.includes('defenceOnly'),
  spent: traits.includes('spent'),
}));

export interface Terrain {
  /** Points to enter it; 0: nobody does. */
  readonly cost: number;
  /** The rule of the ground, which a refusal cites. */
  readonly rule: string;
  /** B2.5, B2.6 An attacker is halved when it attacks from it. */
  readonly halves: boolean;
  /** B2.10 A defender in it is doubled. */
  readonly doubles: boolean;
}

const plain = { halves: false, doubles: false };

/** B2 */
export const TERRAIN: Readonly<Record<Ground, Terrain>> = {
  clear: { cost: 1, rule: 'B2.1', ...plain },
  forest: { cost: 3, rule: 'B2.2', ...plain },
  river: { cost: 3, rule: 'B2.5', halves: true, doubles: false },
  ford: { cost: 2, rule: 'B2.6', halves: true, doubles: false },
  sea: { cost: 0, rule: 'B2.7', ...plain },
  rampart: { cost: 0, rule: 'B2.8', ...plain },
  camp: { cost: 1, rule: 'B2.9', ...plain },
  works: { cost: 2, rule: 'B2.10', halves: false, doubles: true },
};

/** B2.3, B2.4 Points more for a slope hexside and for a stream hexside crossed. */
export const SLOPE_COST = 1;
export const STREAM_COST = 1;
/** More than any step costs. */
export const STEP_COSTS = 6;

/** B8.b */
export const RANGES: Readonly<Record<Weapon, number>> = { javelin: 1, javelins: 1, sling: 2, bow: 2 };

/** B8.g Whether the target is disorganised, by the die, from 1. */
export const FIRE_TABLE: readonly boolean[] = [true, true, false, false, false, false];

/** B7.4.b The scale along which columns are shifted. */
export const COLUMNS = ['AE', '1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', 'DE'] as const;
export type Column = (typeof COLUMNS)[number];
/** Place of 1-1 on the scale. */
export const EVEN = 4;

/** B7.5 Results by the die, from 1, in the columns from 1-4 to 5-1. */
export const COMBAT_TABLE: readonly (readonly Result[])[] = [
  ['AR', 'DR', 'DR', 'DR', 'DR', 'DE', 'DE', 'DE'],
  ['AR', 'AR', 'DR', 'DR', 'DR', 'DR', 'DE', 'DE'],
  ['AR', 'SE', 'SE', 'SE', 'SE', 'SE', 'DR', 'DE'],
  ['AR', 'AR', 'AR', 'SE', 'DR', 'DR', 'DR', 'DR'],
  ['AE', 'AR', 'AR', 'EC', 'EC', 'DR', 'DR', 'DR'],
  ['AE', 'AE', 'AE', 'AR', 'AR', 'AR', 'DR', 'DR'],
];

/** B9.a */
export const LEADER_MA = 8;
export const LARGEST_BONUS = 3;
/** B9.d A leader is lost by this die. */
export const LEADER_LOST = 1;
/** B11.e, B16.4 Nobody rallies on more. */
export const MOST_RALLY = 5;

export const DEFAULT_TURNS = 12;
export const DEFAULT_COLUMNS = 18;
export const DEFAULT_ROWS = 12;
