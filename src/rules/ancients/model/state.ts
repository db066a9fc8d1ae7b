import type { Direction, Hex } from '../../../kernel/board';
import type { Generator } from '../../../kernel/dice';
import type { Side } from '../../../kernel/twoSides';
import type { Extra } from './extra';

/**
 * 2 Phases in which somebody decides; the other phases happen around them by themselves. `deploy` (13.3) and `muster` (13.12) come before the
 * first turn, `command` (13.9–13.11, V1) before a movement, `rally` (V2) after a melee; each only where an option in force asks for it.
 */
export const PHASES = ['deploy', 'muster', 'command', 'movement', 'leaders', 'fire', 'melee', 'rally', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const TERRAINS = ['clear', 'hill', 'woods', 'village', 'stream'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** T1 What can run along a hexside. */
export const HEXSIDES = ['river', 'ford', 'bridge'] as const;
export type Hexside = (typeof HEXSIDES)[number];

/** What a battle's own types can be; nothing but a camp is one. */
export const UNIT_CLASSES = ['infantry', 'cavalry', 'other'] as const;
export type UnitClass = (typeof UNIT_CLASSES)[number] | 'camp';

export const MISSILES = ['A', 'B'] as const;
export type Missile = (typeof MISSILES)[number];

/**
 * What optional rules ask of a unit type (13.9–13.12), and what a nation's trait makes of it (15.3.e): woods do not disorder it, elephants are not
 * doubled against it. Knights and elephants are known by their counter.
 */
export const TRAITS = ['barbarian', 'horse-archer', 'cataphract', 'sure-footed', 'steady'] as const;
export type Trait = (typeof TRAITS)[number];

/** The printed counters; a scenario's own types are one of these under another name (C2). */
export const COUNTERS = ['LI', 'HI', 'PX', 'LA', 'HA', 'MM', 'LC', 'HC', 'KT', 'CH', 'EL', 'CP'] as const;
export type Counter = (typeof COUNTERS)[number];

export interface UnitType {
  /** The word used in positions and orders. */
  readonly name: string;
  readonly as: Counter;
  readonly class: UnitClass;
  /** Strength in full order and disordered. */
  readonly full: number;
  readonly disordered: number;
  /** Movement allowance in points. */
  readonly ma: number;
  readonly missile: Missile | undefined;
  /** Shots a fire phase. */
  readonly shots: number;
  /** Doubled against cavalry. */
  readonly star: boolean;
  /** 9.4 Advances only if its owner wishes. */
  readonly freeAdvance: boolean;
  readonly traits: readonly Trait[];
}

/** `Unit.hex` of a unit beside the map (5), of one eliminated or off the map for good, of one not yet deployed (13.3), of one that the viewer does not see (13.7). */
export const BESIDE = -1;
export const GONE = -2;
export const UNDEPLOYED = -3;
export const UNSEEN = -4;

/** `Scratch.away` where there is nothing to be away from (4.d). */
export const NOWHERE = 999;

export interface Unit {
  readonly id: number;
  /** Who commands it: its owner, save for an elephant that has turned (13.11). */
  side: Side;
  /** Index in `Context.types`. */
  type: number;
  hex: number;
  facing: Direction;
  disordered: boolean;
  volley: boolean;
  panicked: boolean;
  plundering: boolean;
  moved: boolean;
  /** Shots made in this fire phase. */
  fired: number;
  attacked: boolean;
  /** Index in `Context.reserves[side]` it belongs to while beside the map, else -1. */
  group: number;
}

export interface Army {
  /** Strength points lost (4.f). */
  lost: number;
  /** 4 Has panicked; happens once a game. */
  panicked: boolean;
  /** Hexes of the leaders on the map, in rising order; a hex stands there once for each leader. */
  leaders: Hex[];
  /** Leaders waiting beside the map. */
  waiting: number;
  leadersLost: number;
  /** Leaders still with each reserve. */
  reserveLeaders: number[];
  /** 6.j.3 Its camp was eliminated; the hex stays an open camp. */
  campOpen: boolean;
  /** 6.j.2 Its camp has been captured, for good. */
  campCaptured: boolean;
}

export const QUESTIONS = ['away', 'retreat', 'press', 'advance'] as const;
export type Question = (typeof QUESTIONS)[number];

/** An attack in which somebody is asked. */
export interface Attack {
  readonly attacker: number;
  readonly target: number;
  /** The hex named in the order. */
  readonly hex: Hex;
  /** From where it is made; `BESIDE` for a reserve, which comes in facing `facing`. */
  readonly from: number;
  readonly facing: Direction;
  /** Leaders of the defender that left before the combat (11.b). */
  left: number;
  /** Where the target stands now, or, asked to advance, the hex to be entered. */
  at: Hex;
  asks: Question;
}

/** Plain data: what JSON and a hand-written clone carry. */
export interface State {
  generator: Generator;
  turn: number;
  /** Whose player turn it is: the phasing player. */
  player: Side;
  phase: Phase;
  units: Unit[];
  armies: [Army, Army];
  attack: Attack | null;
  extra: Extra | null;
}
