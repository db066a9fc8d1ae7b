import { whenWanted } from '../formats';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const lists = whenWanted(() => new Intl.ListFormat('en', { type: 'conjunction' }));
export const listed = (items: readonly string[]): string => lists().format(items);
/** One after the other, in a sentence for whoever does not see. */
export const clauses = (parts: readonly string[]): string => parts.join('; ');
const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export const direction = (d: number): string => DIRECTIONS[d] ?? '';
