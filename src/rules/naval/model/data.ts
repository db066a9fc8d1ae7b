import type { RamKind, RamResult, Repair } from './events';
import type { ShipType, Size } from './types';

/** 14.6 Results by die and crew together, from 1; 7 stands for all above. */
const RAM_TABLE: Readonly<Record<RamKind, readonly RamResult[]>> = {
  oarRake: ['-', '-', '-', '-', '-', '-', 'E'],
  rudder: ['-', '-', '-', '-', '-', 'E', 'E'],
  flank: ['-', '-', '-', 'E', 'E', 'C', 'C'],
};

export const ramResult = (kind: RamKind, total: number): RamResult => RAM_TABLE[kind][Math.min(total, 7) - 1]!;

export const ATTACKS = ['boarding', 'archery', 'ballista'] as const;
export type Attack = (typeof ATTACKS)[number];

/** 14.8 A target loses a marine (B), a marine or a step of its hull (A). */
type CombatResult = '-' | 'A' | 'B';

/** 14.8, 14.9 Results by die, from 1; 6 stands for all above. */
export const COMBAT_TABLE: Readonly<Record<Attack, readonly CombatResult[]>> = {
  boarding: ['-', '-', '-', '-', 'B', 'B'],
  archery: ['-', '-', '-', '-', '-', 'A'],
  ballista: ['-', '-', '-', '-', '-', 'A'],
};

export const combatResult = (attack: Attack, total: number): CombatResult => COMBAT_TABLE[attack][Math.min(total, 6) - 1]!;

/** 14.8.h What a corvus adds to the die of a boarding. */
export const CORVUS = 1;

/** 14.10 Results by die, from 1; 6 stands for all above. */
const REPAIR_TABLE: readonly Repair[] = ['sinks', 'sinks', 'sinks', 'sinks', 'stays', 'saved'];

/** 14.10 What a large ship adds to the die of its repair. */
export const LARGE_REPAIR = 1;

export const repairResult = (total: number): Repair => REPAIR_TABLE[Math.min(total, 6) - 1]!;

/** Qualities of a crew by number. */
export const CREWS = ['damaged', 'slave', 'poor', 'average', 'excellent'] as const;

/** 14.5 Points for a step ahead, a step astern, a turn of 60°. */
export const AHEAD = 2;
export const ASTERN = 3;
export const TURN = 5;

/** 14.7.d Marine points that a ship holds when a player turn ends. */
export const HOLDS: Readonly<Record<Size, number>> = { small: 1, large: 2 };

/** 14.8.b, 14.9.a Ranges in hexes. */
export const BOARDING_RANGE = 1;
export const ARCHERY_RANGE = 2;
export const BALLISTA_RANGE = 3;

/** 14.8.c Of marines ashore. */
export const SHORE_RANGE = 1;

export const plainType = (size: Size): ShipType => ({ name: size, size, crew: 3, marines: 0, ballista: false, corvus: false });

export const DEFAULT_TURNS = 20;
export const DEFAULT_COLUMNS = 18;
export const DEFAULT_ROWS = 12;
