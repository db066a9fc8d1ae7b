import type { Counter, Missile, Terrain, UnitClass, UnitType } from './state';

type Printed = [className: UnitClass, full: number, disordered: number, ma: number, missile?: Missile];

/** V5 Hexes that a leader walks in a turn. */
export const LEADER_WALK = 5;

/** C1 The counters as printed; the disordered side is half of the full one, rounded down. */
const PRINTED: Record<Counter, Printed> = {
  LI: ['infantry', 2, 1, 3],
  HI: ['infantry', 4, 2, 2],
  PX: ['infantry', 6, 3, 1],
  LA: ['infantry', 1, 0, 3, 'A'],
  HA: ['infantry', 3, 1, 2, 'A'],
  MM: ['infantry', 2, 1, 3, 'B'],
  LC: ['cavalry', 2, 1, 6],
  HC: ['cavalry', 4, 2, 5],
  KT: ['cavalry', 8, 4, 4],
  CH: ['cavalry', 4, 2, 4, 'B'],
  EL: ['other', 6, 3, 3],
  CP: ['camp', 2, 1, 0, 'A'],
};

export function printedType(counter: Counter): UnitType {
  const [className, full, disordered, ma, missile] = PRINTED[counter];
  return {
    name: counter,
    as: counter,
    class: className,
    full,
    disordered,
    ma,
    missile,
    shots: 1,
    star: counter === 'PX' || counter === 'EL',
    freeAdvance: counter === 'PX' || counter === 'HI',
    traits: [],
  };
}

/** Movement cost of a hex by its terrain (6, table). */
export const TERRAIN_COST: Record<Terrain, number> = { clear: 1, village: 1, woods: 1, hill: 2, stream: 2 };

export const TARGET_ROWS = ['phalanx', 'others', 'cavalry'] as const;
export type TargetRow = (typeof TARGET_ROWS)[number];

/** 8.d The number to roll at or under, by range from 1; 0 is a dash. */
export const FIRE_TABLE: Record<Missile, Record<TargetRow, readonly number[]>> = {
  A: { phalanx: [2, 1, 0], others: [3, 2, 1], cavalry: [4, 2, 1] },
  B: { phalanx: [1, 0], others: [2, 1], cavalry: [3, 1] },
};

export const LONGEST_RANGE = 3;

export const ODDS = ['1-2', '1-1', '2-1', '3-1'] as const;
export type Odds = (typeof ODDS)[number];

export const MELEE_RESULTS = ['AD', 'M', 'DD', 'DE'] as const;
export type MeleeResult = (typeof MELEE_RESULTS)[number];

/** 9.3 Results by odds, for a die of 1 to 6. */
export const MELEE_TABLE: Record<Odds, readonly MeleeResult[]> = {
  '1-2': ['AD', 'AD', 'AD', 'AD', 'M', 'DD'],
  '1-1': ['AD', 'M', 'M', 'M', 'M', 'DD'],
  '2-1': ['M', 'M', 'DD', 'DD', 'DD', 'DE'],
  '3-1': ['M', 'DD', 'DD', 'DE', 'DE', 'DE'],
};

export const DEFAULT_TURNS = 6;
export const DEFAULT_COLUMNS = 18;
export const DEFAULT_ROWS = 12;
