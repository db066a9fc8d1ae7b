import { match, type Snapshot } from '../../../store/match';

const numbers = new WeakMap<object, number>();
let last = 0;

/** A number of its own for the play before a moment, whatever branch it is in; 0 at the beginning. A play that is made in its place has another. */
export function playBefore(moment: number): number {
  const entry = match.entries()[moment - 1];
  if (!entry) return 0;
  const known = numbers.get(entry) ?? ++last;
  numbers.set(entry, known);
  return known;
}

/** A text for where a game stands, by all that has been played in it, and whether a side has given it up: what was said of another stand is not of this one. */
export const standsAt = ({ head, cursor, conceded }: Pick<Snapshot, 'head' | 'cursor' | 'conceded'>): string =>
  `${head.id} ${cursor} ${playBefore(cursor)} ${conceded}`;
