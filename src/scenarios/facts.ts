import type { SystemId } from '../rules/ids';
import type { BattleSummary } from './battle';
import type { Titled } from './titles';

/* What a battle is like, as somebody who looks for one asks it. */

/** As much of a battle as a list of battles shows and sorts by. */
export interface BattleFacts extends Pick<BattleSummary, 'id' | 'title' | 'date' | 'place' | 'year' | 'age' | 'difficulty' | 'size'> {
  readonly beginners: boolean;
  readonly system: SystemId;
  readonly map: { readonly columns: number; readonly rows: number };
  /** Of its variants no more than their names, after which games are called. */
  readonly variants?: Titled['variants'];
}

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
export const lengthOf = ({ size }: Pick<BattleFacts, 'size'>): (typeof LENGTHS)[number] => lengthIn(size.minutes);

/** How many units or ships there are on both sides: to 20, to 30, or more. */
export const sizeOf = ({ size: { counters } }: Pick<BattleFacts, 'size'>): (typeof SIZES)[number] => sizeIn(counters[0] + counters[1]);
