import type { Dice, Generator } from './dice';
import type { EventFields, Told } from './eventFields';
import type { Release } from './releases';

/** One thing wrong with a text, file or link: where it stands, what was expected there (a code that `ui/words` puts in words) and what was found. */
export interface Fault {
  readonly at: string;
  readonly expected: string;
  readonly found?: string;
}

export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: readonly Fault[] };

/** Why an action is refused: the rule, a code for the words, and what the words need. */
export interface Refusal {
  readonly rule: string;
  readonly why: string;
  readonly hexes?: readonly number[];
  readonly values?: Readonly<Record<string, number | string>>;
}

/** One play: the order as text, its dice, what happened, and whether undoing stops here. */
export interface Entry<Event> {
  readonly order: string;
  readonly dice: readonly number[];
  readonly events: readonly Event[];
  /** The generator moved, somebody else decides now or something hidden came into view: undo stops after it. */
  readonly barrier: boolean;
  /** What records keep of what came of it. */
  readonly told?: Told | undefined;
  /** The rules do not play it: what is known of it is what was told. */
  readonly isTold?: true;
}

/** In place of an order that a side may not read. */
export const REDACTED = '…';

/** All that the kernel asks of a state. `player` is the side whose player turn it is, from 0; the `phase` of a game that has ended is `over`. */
export interface KernelState {
  generator: Generator;
  turn: number;
  player: number;
  phase: string;
}

/** The points of every side, and who has won: the number of a side, from 1, or 0 for a draw. */
export interface Outcome {
  readonly score: readonly number[];
  readonly winner: number;
}

export interface Opened<Context, State> {
  readonly context: Context;
  readonly state: State;
}

/**
 * A game, as a match asks it: of any number of sides, which count from 0, and with a board or without one. Actions are plain data; an action in the legal
 * list is always accepted by `apply`, any other only if `judge` does not refuse it. `apply` changes the state it is given.
 */
export interface Game<Setup, Context, State extends KernelState, Action, Event> {
  readonly id: string;
  /** What each release changed in its rules, the last one at the end; left out where none is counted. */
  readonly releases?: readonly Release[];
  /**
   * What its events are made of: then records keep what came of each play, and a game that the rules do not play any more can still be looked at. Its states
   * are whole numbers, texts and truths in objects and lists.
   */
  readonly eventFields?: EventFields;
  /** The rule that says who may do what when: orders out of their time are refused by it. */
  readonly sequenceRule: string;
  readPosition(json: unknown): Checked<Setup>;
  open(setup: Setup, seed: number): Opened<Context, State>;
  /** The inverse of `readPosition` and `open`: the position as the notation writes it. */
  printPosition(context: Context, state: State): object;
  /** What the position calls the sides: as many names as the game has sides. */
  sideNames(context: Context): readonly string[];
  /** The side that is to decide; undefined when the game is over. */
  decider(context: Context, state: State): number | undefined;
  /** All legal actions. */
  legal(context: Context, state: State): Action[];
  judge(context: Context, state: State, action: Action): Refusal | undefined;
  apply(context: Context, state: State, action: Action, dice: Dice, emit?: (event: Event) => void): void;
  clone(state: State): State;
  /** `next`, with every part that equals its counterpart in `before` replaced by it. */
  share(before: State, next: State): State;
  /** The rule by which this game hides something from a side, undefined where none does; with it there are `view` and `redactEntry`. */
  hiddenBy?(context: Context): string | undefined;
  /**
   * What a side knows of a state, where the game hides something from it; everything shown and judged is made from it. `ended`: whether a state that is over
   * ends the game, as it does unless that is said, and not one of its branches alone.
   */
  view?(context: Context, state: State, side: number, ended?: boolean): State;
  /** A play as a side may read it; the same entry if it may read all of it. */
  redactEntry?(context: Context, before: State, after: State, entry: Entry<Event>, side: number): Entry<Event>;
  /** Whether a play has shown something to whoever made it that was hidden from him. */
  reveals?(context: Context, before: State, next: State, events: readonly Event[]): boolean;
  outcome(context: Context, state: State): Outcome | undefined;
  /**
   * The outcome when a side gives the game up, which ends it for all. Left out, the other of two sides wins without points, and a game of more or fewer
   * sides cannot be conceded.
   */
  outcomeConceded?(context: Context, state: State, side: number): Outcome;
  /** The invariants that do not hold, in words for a programmer. */
  check(context: Context, state: State): string[];
  parseAction(context: Context, state: State, text: string): Action | undefined;
  printAction(context: Context, state: State, action: Action): string;
}
