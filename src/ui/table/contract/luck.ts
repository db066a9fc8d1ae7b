import type { Measures } from '../../../kernel/luck';
import type { BareContext, BareEvent, BareState } from '../../../kernel/twoSides';

/** A measure of dice in words. Numbers come as they are written in the reader's language, without their sign. */
export interface MeasureWords {
  /** `Strength`. */
  readonly name: string;
  /** What is counted and how, in one line. */
  readonly counted: string;
  /** So much more and so much less of it, within a sentence: `4.3 more strength`; `n`: the amount as a number, for its noun. */
  more(amount: string, n: number): string;
  less(amount: string, n: number): string;
}

/** What the report of luck asks of a game: what its dice are counted in, the chief measure first, and how that is said now. */
export interface GameLuck {
  readonly measures: Measures<BareContext, BareState>;
  /** The dice that an event tells of, in the order in which they fell, each by its name in the rules. */
  toldBy(event: BareEvent): readonly string[];
  words(): { readonly [measure: string]: MeasureWords };
}
