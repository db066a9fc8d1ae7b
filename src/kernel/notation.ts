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

/** The one hex of a text; undefined, with a fault told, where it names none, or more. */
export function readHex(text: string, at: string, reading: Reading): Hex | undefined {
  if (wordsOf(text).length === 1) return readHexes(text, at, reading)[0];
  reading.faults.push({ at, expected: 'hex', found: text });
  return undefined;
}

interface Place {
  /** `OFF_MAP` where no such hex is on the map. */
  readonly hex: Hex;
  readonly facing: Direction;
}

/** `B9/1`: a hex and a direction; undefined where a text is no such thing. */
export function parsePlace(size: Size, text: string): Place | undefined {
  const [, name, facing] = /^([A-Z]{1,2}\d{1,3})\/([1-6])$/.exec(text) ?? [];
  const hex = parseHex(size, name ?? '');
  return hex === undefined ? undefined : { hex, facing: Number(facing) - 1 };
}

/** `B9/1`: where a piece stands, and which way it looks; what is none, or off the map, is told to `faults`. */
export function readPlace(text: string, at: string, reading: Reading): Place | undefined {
  const place = parsePlace(reading, text);
  if (place && place.hex !== OFF_MAP) return place;
  reading.faults.push(place ? { at, expected: 'hexOnMap', found: text.slice(0, -2) } : { at, expected: 'hexAndFacing', found: text });
  return undefined;
}

/** The inverse of `readHexes`. */
export const printHexes = (board: Pick<Board, 'columns'>, hexes: readonly Hex[]): string =>
  hexes.map((hex) => printHex(board, hex)).join(' ');
