import type { Hex } from '../../../kernel/board';
import type { Asks, ForestVariant, Phase, Result, Side, SlopeVariant, UnitType, VictoryTerm } from './types';

interface WaitingSetup {
  readonly type: number;
  readonly marks: ReadonlySet<string>;
}

/** `at`: its place in the position. */
export interface UnitSetup extends WaitingSetup {
  readonly hex: Hex;
  readonly at: string;
}

interface WaitingLeaderSetup {
  readonly name: string;
  readonly bonus: number;
  readonly at: string;
}

export interface LeaderSetup extends WaitingLeaderSetup {
  readonly hex: Hex;
  readonly marks: ReadonlySet<string>;
}

export interface ReserveSetup {
  readonly turn: number;
  readonly at: readonly Hex[];
  readonly units: readonly WaitingSetup[];
  readonly leaders: readonly WaitingLeaderSetup[];
}

export interface ArmySetup {
  readonly name: string;
  readonly rally: number;
  /** 0: none. */
  readonly demoralisation: number;
  readonly disintegration: number;
  readonly lost: number;
  readonly left: number;
  readonly demoralised: boolean;
  readonly units: readonly UnitSetup[];
  readonly leaders: readonly LeaderSetup[];
  readonly exits: readonly Hex[];
  readonly held: readonly Hex[];
  readonly reserves: readonly ReserveSetup[];
  /** B16.4 Types of the eliminated. */
  readonly fallen: readonly number[];
}

export interface MapSetup {
  readonly columns: number;
  readonly rows: number;
  /** Index in `GROUNDS` of each hex. */
  readonly ground: Uint8Array;
  readonly level: Uint8Array;
  /** At `hex * 6 + direction`, from both sides. */
  readonly stream: Uint8Array;
}

export interface AttackSetup {
  readonly attackers: readonly Hex[];
  readonly defenders: readonly Hex[];
  readonly asks: Asks;
  readonly result: Result | null;
  readonly retreating: readonly Hex[];
  readonly vacated: readonly Hex[];
  readonly advanced: readonly Hex[];
  readonly lost: readonly [number, number];
  readonly fallen: readonly Hex[];
}

/** A position that has been read and found sound: the one door to a battle. */
export interface Setup {
  readonly map: MapSetup;
  readonly forest: ForestVariant;
  readonly slope: SlopeVariant;
  readonly types: readonly UnitType[];
  readonly options: readonly string[];
  readonly turn: number;
  readonly turns: number;
  readonly player: Side;
  readonly phase: Phase;
  readonly armies: readonly [ArmySetup, ArmySetup];
  readonly draw: 0 | 1 | 2;
  readonly victory: readonly VictoryTerm[];
  readonly attack: AttackSetup | undefined;
}
