import { type Draft, enablePatches } from 'immer';
import { type Hex, LARGEST_SIDE, OFF_MAP, parseHex } from '../../../kernel/board';
import { wordsOf } from '../../../kernel/notation';
import type { Battle } from '../../../scenarios';

enablePatches();

/* What is drawn is a battle in the schema of our own; it is never anything else, so that what is read and written back is the same. */

/** One side of a position as it is written; which fields it has is a game's own affair. */
export interface DrawnSide {
  name?: string;
  reserves?: DrawnReserve[];
  [field: string]: unknown;
}

export interface DrawnReserve {
  turn: number;
  at: string;
  units?: string[];
  leaders?: unknown;
}

/** The reserves of a side. What a version changes in a list that the battle has no longer is none. */
export const reservesOf = <Side extends Pick<DrawnSide, 'reserves'>>({ reserves }: Side): NonNullable<Side['reserves']> | [] =>
  Array.isArray(reserves) ? reserves : [];

/** The battle's own terms; none where what stands there is no list. */
export const termsOf = ({ victory }: Pick<DrawnPosition, 'victory'>): DrawnTerm[] => (Array.isArray(victory) ? victory : []);

/** The leaders of a reserve that are written one by one. */
export const leadersIn = ({ leaders }: Pick<DrawnReserve, 'leaders'>): string[] =>
  Array.isArray(leaders) ? leaders.filter((text) => typeof text === 'string') : [];

export interface DrawnTerm {
  term: string;
  by?: number;
  points?: number;
  large?: number;
  strength?: number;
  at?: string;
}

/** A position as it is written, as far as the drawing table changes it. */
export interface DrawnPosition {
  system?: string;
  options?: string[];
  map?: Record<string, string | number>;
  types?: Record<string, Record<string, unknown>>;
  turns?: number;
  draw?: number;
  victory?: DrawnTerm[];
  [field: string]: unknown;
}

/** A position without some of its fields. */
export const withoutFields = (position: DrawnPosition, fields: readonly string[]): DrawnPosition =>
  Object.fromEntries(Object.entries(position).filter(([field]) => !fields.includes(field)));

/** A battle on the drawing table. */
export interface Drawing extends Omit<Battle, 'position'> {
  readonly position: DrawnPosition;
}

export type DraftDrawing = Draft<Drawing>;

/** A change of a drawing; `ofAll`: of the battle itself, though one of its versions is being drawn. */
export type Edit = ((draft: DraftDrawing) => void) & { readonly ofAll?: true };

/** 13.3 In place of a hex: a piece that its owner places when the battle begins. */
export const UNPLACED = 'unplaced';

export const ofAll = (change: Edit): Edit => Object.assign((draft: DraftDrawing) => change(draft), { ofAll: true } as const);

/** Where something stands in what is drawn: `title`, `sides.0.name`, `armies.1.reserves`. */
export type Path = readonly (string | number)[];

export const valueAt = (of: unknown, path: Path): unknown =>
  path.reduce(
    (value: unknown, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
    of,
  );

export const SIDES = [0, 1] as const;
export type Side = (typeof SIDES)[number];

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

export const isSameSize = (one: Size, other: Size): boolean => one.columns === other.columns && one.rows === other.rows;

const USUAL_SIZE: Size = { columns: 18, rows: 12 };

/** How large a map is taken to be, in hexes, whatever is written: never so large or so small that no board could be made of it. */
export function sizeOf({ map }: Pick<DrawnPosition, 'map'>): Size {
  const sideOf = (value: unknown, otherwise: number) =>
    typeof value === 'number' ? Math.min(LARGEST_SIDE, Math.max(1, Math.trunc(value))) : otherwise;
  return { columns: sideOf(map?.['columns'], USUAL_SIZE.columns), rows: sideOf(map?.['rows'], USUAL_SIZE.rows) };
}

/** Whether a map is taken to be otherwise than it is written. */
export const isMisSized = (position: Pick<DrawnPosition, 'map'>): boolean => {
  const size = sizeOf(position);
  return !isSameSize({ ...size, ...position.map }, size);
};

/** The hex that a word names, be it `B9/1` or `B9:fought`; undefined: none, or none of this map. */
export function hexIn(size: Size, word: string | undefined): Hex | undefined {
  const hex = word === undefined ? undefined : parseHex(size, word.split(/[/:]/)[0]!);
  return hex === undefined || hex === OFF_MAP ? undefined : hex;
}

/** Words without those of some hexes; the same text if none was there, undefined if nothing is left. */
export function withoutHexes(size: Size, text: string, hexes: ReadonlySet<Hex>): string | undefined {
  const words = wordsOf(text);
  const left = words.filter((word) => {
    const hex = hexIn(size, word);
    return hex === undefined || !hexes.has(hex);
  });
  if (left.length === words.length) return text;
  return left.length === 0 ? undefined : left.join(' ');
}

/** Words, with more behind them. */
export const withWords = (text: string | undefined, words: readonly string[]): string =>
  [...(text ? [text] : []), ...words].filter((word) => word !== '').join(' ');

/** A text with another word at a place. */
export const withWord = (text: string, at: number, word: string): string =>
  wordsOf(text)
    .map((one, i) => (i === at ? word : one))
    .join(' ');

/** The hexes that a text names. */
export const hexesIn = (size: Size, text: string | undefined): Hex[] =>
  wordsOf(text ?? '').flatMap((word) => {
    const hex = hexIn(size, word);
    return hex === undefined ? [] : [hex];
  });
