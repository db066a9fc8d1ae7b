import type { Fault } from '../../../kernel/game';
import type { ArmySetup } from './setup';
import type { Side, UnitType } from './types';

/** What the readers of a position share: the size of the map, the unit types, and where faults go. */
export interface Reading {
  readonly columns: number;
  readonly rows: number;
  readonly types: readonly UnitType[];
  readonly faults: Fault[];
  /** 13.3 Units and camps may be `unplaced`. */
  readonly deploys: boolean;
}

/** What options read in `optional` beside it: the armies that they speak of, where nothing is wrong with these. */
export interface OptionReading extends Reading {
  readonly armies: readonly [ArmySetup, ArmySetup] | undefined;
  /** Whose player turn it is. */
  readonly player: Side;
}

/** 13.3 Stands in place of a hex while a deployment goes on. */
export const UNPLACED = 'unplaced';
