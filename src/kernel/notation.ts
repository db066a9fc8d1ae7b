import { type Board, type Direction, type Hex, OFF_MAP, parseHex, printHex } from './board';
import type { Fault } from './game';

/** How orders write a hex, as part of a regular expression. */
export const HEX = '[A-Z]{1,2}[1-9]\\d{0,2}';

/** The hex field, 12 bits, of an order that names no hex or one off the map. */
export const NO_HEX = 4095;

/** A part of a position as it is written, by its fields; those with their default are left out. */
export type Written<Field extends string> = { [field in Field]?: unknown };

type Size = Pick<Board, 'columns' | 'rows'>;

/** The hex that a name means; `NO_HEX` for one off the map. */
export function hexNamed(board: Size, name: string): Hex {
  const hex = parseHex(board, name);
  return hex === undefined || hex === OFF_MAP ? NO_HEX : hex;
}

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

type Reading = Size & { readonly faults: Fault[] };

/** Hex names parted by spaces; what is none, or off the map, is told to `faults`. */
export function readHexes(text: string, at: string, reading: Reading): Hex[] {
  const hexes: Hex[] = [];
  for (const word of wordsOf(text)) {
    const hex = parseHex(reading, word);
    if (hex === undefined || hex === OFF_MAP) reading.faults.push({ at, expected: hex === undefined ? 'hex' : 'hexOnMap', found: word });
    else hexes.push(hex);
  }
  return hexes;
}

/** `B9/1`: where a piece stands, and which way it looks; what is none, or off the map, is told to `faults`. */
export function readPlace(text: string, at: string, reading: Reading): { hex: Hex; facing: Direction } | undefined {
  const match = /^([A-Z]{1,2}\d{1,3})\/([1-6])$/.exec(text);
  const hex = match ? parseHex(reading, match[1]!) : undefined;
  if (!match || hex === undefined) reading.faults.push({ at, expected: 'hexAndFacing', found: text });
  else if (hex === OFF_MAP) reading.faults.push({ at, expected: 'hexOnMap', found: match[1]! });
  else return { hex, facing: Number(match[2]) - 1 };
  return undefined;
}

/** The inverse of `readHexes`. */
export const printHexes = (board: Pick<Board, 'columns'>, hexes: readonly Hex[]): string =>
  hexes.map((hex) => printHex(board, hex)).join(' ');
