import type { Direction, Hex } from '../../../kernel/board';
import type { Phase, Question, ShipType, Side, VictoryTerm } from './types';

export interface ShipSetup {
  readonly type: number;
  readonly hex: Hex;
  readonly facing: Direction;
  readonly marks: ReadonlySet<string>;
  readonly marines: number;
  readonly stepped: number;
  readonly fought: number;
}

/** A marine point ashore. */
export interface AshoreSetup {
  readonly hex: Hex;
  readonly mark: 'stepped' | 'fought' | undefined;
}

export interface LeftSetup {
  readonly type: number;
  readonly hex: Hex;
  readonly captured: boolean;
}

export interface FleetSetup {
  readonly name: string;
  readonly points: number;
  readonly ships: readonly ShipSetup[];
  readonly ashore: readonly AshoreSetup[];
  /** Types. */
  readonly sunk: readonly number[];
  readonly left: readonly LeftSetup[];
}

export interface MapSetup {
  readonly columns: number;
  readonly rows: number;
  readonly land: readonly Hex[];
}

export interface AssaultSetup {
  readonly at: Hex;
  readonly declared: readonly Hex[];
  readonly begun: boolean;
}

export interface QuestionSetup {
  readonly asks: Question['asks'];
  readonly at: Hex;
  readonly from: Hex;
}

/** A position that has been read and found sound: the one door to a battle. */
export interface Setup {
  readonly map: MapSetup;
  readonly types: readonly ShipType[];
  readonly turn: number;
  readonly turns: number;
  readonly player: Side;
  readonly phase: Phase;
  /** 0 outside the movement phase. */
  readonly die: number;
  readonly fleets: readonly [FleetSetup, FleetSetup];
  readonly draw: 0 | 1 | 2;
  readonly victory: readonly VictoryTerm[];
  readonly assault: AssaultSetup | undefined;
  readonly closed: readonly Hex[];
  readonly question: QuestionSetup | undefined;
}
