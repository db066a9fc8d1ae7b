import type { Board } from '../../../kernel/board';
import type { Fault } from '../../../kernel/game';
import type { Phase, Side, UnitType, Variants } from './types';

/** What the readers of a position share: its map and types, whose phase it is, and where faults go. */
export interface Reading {
  readonly board: Board;
  readonly types: readonly UnitType[];
  readonly phase: Phase;
  readonly player: Side;
  readonly variants: Variants;
  readonly faults: Fault[];
}
