import { whenWanted } from '../formats';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A figure that may be a half. */
export const decimal = (n: number): string => String(n).replace('.', ',');
/** Zero takes the singular. */
export const plural = (n: number, one: string, several: string): string => `${n}\u00a0${n < 2 ? one : several}`;
/** Faces of the die in a row: « 6 », « 5 ou 6 », « 4 à 6 ». */
export const faces = (from: number, to: number): string => (from === to ? `${to}` : `${from} ${to === from + 1 ? 'ou' : 'à'} ${to}`);
const lists = whenWanted(() => new Intl.ListFormat('fr', { type: 'conjunction' }));
export const listed = (items: readonly string[]): string => lists().format(items);
/** One after the other, in a sentence for whoever does not see. */
export const clauses = (parts: readonly string[]): string => parts.join('\u00a0; ');
const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SO', 'NO'] as const;
export const direction = (d: number): string => DIRECTIONS[d] ?? '';
