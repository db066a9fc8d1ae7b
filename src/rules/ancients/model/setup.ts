import type { Direction, Hex } from '../../../kernel/board';
import type { Side } from '../../../kernel/twoSides';
import type { Context } from './context';
import type { Extra } from './extra';
import type { VictoryTerm } from './facts';
import type { Hexside, Phase, Question, State, Terrain, UnitType } from './state';

/** What optional rules keep at the beginning; asked when the state is there. */
export type ExtraSetup = (context: Context, state: State) => Extra | null;

export interface MapSetup {
  readonly columns: number;
  readonly rows: number;
  readonly terrain: readonly Terrain[];
  readonly levels: readonly number[];
  readonly hexsides: Readonly<Record<Hexside, readonly { hex: Hex; direction: Direction }[]>>;
}

export interface UnitSetup {
  readonly type: number;
  /** `BESIDE` in a reserve. */
  readonly hex: number;
  readonly facing: Direction;
  readonly marks: ReadonlySet<string>;
  readonly fired: number;
}

export interface CampSetup {
  readonly hex: Hex;
  readonly marks: ReadonlySet<string>;
  readonly fired: number;
}

export interface ReserveSetup {
  readonly turn: number;
  readonly at: readonly Hex[];
  readonly units: readonly UnitSetup[];
  readonly leaders: number;
}

export interface ArmySetup {
  readonly name: string;
  readonly panic: number;
  readonly lost: number;
  readonly panicked: boolean;
  readonly points: number;
  readonly units: readonly UnitSetup[];
  readonly camp: CampSetup | undefined;
  readonly leaders: readonly Hex[];
  readonly waiting: number;
  readonly leadersLost: number;
  /** 13.8 Of `leaders`, then of those waiting, then of those with the reserves. */
  readonly ratings: readonly number[];
  readonly reserves: readonly ReserveSetup[];
}

export interface AttackSetup {
  readonly order: string;
  readonly asks: Question;
  readonly left: number;
  readonly at: Hex | undefined;
  readonly unit: string | undefined;
  readonly group: number | undefined;
}

/** A position that has been read and found sound: the one door to a battle. */
export interface Setup {
  readonly options: readonly string[];
  readonly map: MapSetup;
  readonly types: readonly UnitType[];
  readonly turn: number;
  readonly turns: number;
  readonly nightfall: number;
  readonly player: Side;
  /** Undefined: before anything has happened. */
  readonly phase: Phase | undefined;
  readonly armies: readonly [ArmySetup, ArmySetup];
  readonly draw: 0 | 1 | 2;
  readonly victory: readonly VictoryTerm[];
  readonly attack: AttackSetup | undefined;
  readonly extra: ExtraSetup;
}
