import type { Fault } from '../../../kernel/game';
import type { ShipType } from './types';

/** What the readers of a position share: the size of the map, the ship types, and where faults go. */
export interface Reading {
  readonly columns: number;
  readonly rows: number;
  readonly types: readonly ShipType[];
  readonly faults: Fault[];
}
