import { type Board, type Hex, OFF_MAP, parseHex, printHex } from './board';
import type { Fault } from './system';

/** How orders write a hex, as part of a regular expression. */
export const HEX = '[A-Z]{1,2}[1-9]\\d{0,2}';

/** The hex field, 12 bits, of an order that names no hex or one off the map. */
export const NO_HEX = 4095;

type Size = Pick<Board, 'columns' | 'rows'>;

/** The hex that a name means; `NO_HEX` for one off the map. */
export function hexNamed(board: Size, name: string): Hex {
  const hex = parseHex(board, name);
  return hex === undefined || hex === OFF_MAP ? NO_HEX : hex;
}

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Hex names parted by spaces; what is none, or off the map, is told to `faults`. */
export function readHexes(text: string, at: string, reading: Size & { readonly faults: Fault[] }): Hex[] {
  const hexes: Hex[] = [];
  for (const word of wordsOf(text)) {
    const hex = parseHex(reading, word);
    if (hex === undefined || hex === OFF_MAP) reading.faults.push({ at, expected: hex === undefined ? 'hex' : 'hexOnMap', found: word });
    else hexes.push(hex);
  }
  return hexes;
}

/** The inverse of `readHexes`. */
export const printHexes = (board: Pick<Board, 'columns'>, hexes: readonly Hex[]): string =>
  hexes.map((hex) => printHex(board, hex)).join(' ');
