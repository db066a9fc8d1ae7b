/** Reading what a card shows of a position. A battle file has been checked by its schema; what does not read is left out. */

export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const numberOf = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
export const wordsOf = (value: unknown): readonly string[] => (typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : []);

/** Those of a game's optional rules that a position is played with. */
export function optionsIn<Id extends string>(position: object, ids: readonly Id[]): readonly Id[] {
  const named = listOf(fieldsOf(position)['options']);
  return ids.filter((id) => named.includes(id));
}

export interface MapSize {
  readonly columns: number;
  readonly rows: number;
}

export const sizeOf = (map: Fields): MapSize => ({ columns: numberOf(map['columns'], 18), rows: numberOf(map['rows'], 12) });

/** The number of a column by its letters, from 1. */
export const columnOf = (letters: string): number => [...letters].reduce((n, letter) => 26 * n + letter.charCodeAt(0) - 64, 0);
