import type { Dice, Generator } from './dice';

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

/** All that the kernel asks of a state. `player` is whose player turn it is, 0 or 1. */
export interface KernelState {
  generator: Generator;
  turn: number;
  player: number;
  phase: string;
}

export interface Outcome {
  readonly score: readonly [number, number];
  /** 0 draw, 1 or 2. */
  readonly winner: 0 | 1 | 2;
}

export interface Opened<Context, State> {
  readonly context: Context;
  readonly state: State;
}

/**
 * What the kernel, the stores and the computer player ask of a rule system. Actions are plain data; an action in the legal list is
 * always accepted by `apply`, any other only if `judge` does not refuse it. `apply` changes the state it is given.
 */
export interface RuleSystem<Setup, Context, State extends KernelState, Action, Event> {
  readonly id: string;
  readPosition(json: unknown): Checked<Setup>;
  open(setup: Setup, seed: number): Opened<Context, State>;
  /** The inverse of `readPosition` and `open`: the position as the notation writes it. */
  printPosition(context: Context, state: State): object;
  /** 0 or 1: who is to decide; undefined when the battle is over. */
  decider(context: Context, state: State): 0 | 1 | undefined;
  /** The pieces that can act now, and `NOBODY` where there is something to do that no piece does (an answer, ending the phase). */
  actors(context: Context, state: State): number[];
  /** All legal actions, or those of one actor. */
  legal(context: Context, state: State, actor?: number): Action[];
  judge(context: Context, state: State, action: Action): Refusal | undefined;
  apply(context: Context, state: State, action: Action, dice: Dice, emit?: (event: Event) => void): void;
  clone(state: State): State;
  /** `next`, with every part that equals its counterpart in `before` replaced by it. */
  share(before: State, next: State): State;
  /** What a side knows of a state, where the game hides something from it; everything shown and judged is made from it. */
  view?(context: Context, state: State, side: 0 | 1): State;
  /** Whether a play has shown something to whoever made it that was hidden from him. */
  reveals?(context: Context, before: State, next: State, events: readonly Event[]): boolean;
  outcome(context: Context, state: State): Outcome | undefined;
  /** The invariants that do not hold, in words for a programmer. */
  check(context: Context, state: State): string[];
  parseAction(context: Context, state: State, text: string): Action | undefined;
  printAction(context: Context, state: State, action: Action): string;
}

export const NOBODY = -1;
