import type { Fields } from '../../kernel/fields';

/** Reading what a card shows of a position. A battle file has been checked by its schema; what does not read is left out. */

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
