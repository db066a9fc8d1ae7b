import { type Hex, OFF_MAP, parseHex } from '../../kernel/board';
import type { Fault } from '../../kernel/system';
import type { UnitType } from './types';

/** What the readers of a position share: the size of the map, the unit types, and where faults go. */
export interface Reading {
  readonly columns: number;
  readonly rows: number;
  readonly types: readonly UnitType[];
  readonly faults: Fault[];
  /** 13.3 Units and camps may be `unplaced`. */
  readonly deploys: boolean;
}

/** 13.3 Stands in place of a hex while a deployment goes on. */
export const UNPLACED = 'unplaced';

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Hex names parted by spaces. */
export function readHexes(text: string, at: string, reading: Reading): Hex[] {
  const hexes: Hex[] = [];
  for (const word of wordsOf(text)) {
    const hex = parseHex(reading, word);
    if (hex === undefined || hex === OFF_MAP) reading.faults.push({ at, expected: hex === undefined ? 'hex' : 'hexOnMap', found: word });
    else hexes.push(hex);
  }
  return hexes;
}
