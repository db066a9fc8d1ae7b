import type { BattleSummary } from './schema';

/* What a battle is like, as somebody who looks for one asks it. */

/** The first within the one, the second within the other, and whatever is more. */
const inThirds =
  <Name extends string>(names: readonly [Name, Name, Name], first: number, second: number) =>
  (n: number): Name =>
    names[n <= first ? 0 : n <= second ? 1 : 2];

export const LENGTHS = ['short', 'medium', 'long'] as const;
export const SIZES = ['small', 'medium', 'large'] as const;

const lengthIn = inThirds(LENGTHS, 45, 75);
const sizeIn = inThirds(SIZES, 20, 30);

/** How long it takes: three quarters of an hour, an hour and a quarter, or more. */
export const lengthOf = ({ size }: Pick<BattleSummary, 'size'>): (typeof LENGTHS)[number] => lengthIn(size.minutes);

/** How many units or ships there are on both sides: to 20, to 30, or more. */
export const sizeOf = ({ size: { counters } }: Pick<BattleSummary, 'size'>): (typeof SIZES)[number] => sizeIn(counters[0] + counters[1]);

/** Made to begin with. */
export const isForBeginners = ({ level }: Pick<BattleSummary, 'level'>): boolean => level === 'first';
