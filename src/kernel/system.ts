import type { Board } from './board';
import type { Dice, Generator } from './dice';
import type { Side } from './sides';

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

export type { Side };

/** One play: the order as text, its dice, what happened, and whether undoing stops here. */
export interface Entry<Event> {
  readonly order: string;
  readonly dice: readonly number[];
  readonly events: readonly Event[];
  /** The generator moved, somebody else decides now or something hidden came into view: undo stops after it. */
  readonly barrier: boolean;
}

/** In place of an order that a side may not read. */
export const REDACTED = '…';

/** All that the kernel asks of a state. `player` is whose player turn it is, 0 or 1; the `phase` of a battle that has ended is `over`. */
export interface KernelState {
  generator: Generator;
  turn: number;
  player: number;
  phase: string;
}

/** All that the stores and the table ask of a context themselves. `draw`: who wins a draw, 0 nobody. */
export interface BareContext {
  readonly board: Board;
  readonly turns: number;
  readonly draw: 0 | 1 | 2;
}

/** All that they ask of an event. Every system tells `turnBegan` with turn and side, `phaseBegan` with phase and whoever acts in it, `battleEnded`. */
export interface BareEvent {
  readonly kind: string;
  readonly rule: string;
  readonly turn?: number;
  readonly side?: Side;
  readonly phase?: string;
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
  /** The rule that says who may do what when: orders out of their time are refused by it. */
  readonly sequenceRule: string;
  readPosition(json: unknown): Checked<Setup>;
  open(setup: Setup, seed: number): Opened<Context, State>;
  /** The inverse of `readPosition` and `open`: the position as the notation writes it. */
  printPosition(context: Context, state: State): object;
  /** 0 or 1: who is to decide; undefined when the battle is over. */
  decider(context: Context, state: State): Side | undefined;
  /** Whether somebody must answer a question before anything else is done. */
  asked(context: Context, state: State): boolean;
  /** Who acts in the phase, questions set aside. */
  acts(context: Context, state: State): Side;
  /** What the position calls the two sides. */
  sideNames(context: Context): readonly [string, string];
  /** The pieces that can act now, and `NOBODY` where there is something to do that no piece does (an answer, ending the phase). */
  actors(context: Context, state: State): number[];
  /** All legal actions, or those of one actor. */
  legal(context: Context, state: State, actor?: number): Action[];
  judge(context: Context, state: State, action: Action): Refusal | undefined;
  apply(context: Context, state: State, action: Action, dice: Dice, emit?: (event: Event) => void): void;
  clone(state: State): State;
  /** `next`, with every part that equals its counterpart in `before` replaced by it. */
  share(before: State, next: State): State;
  /** The rule by which this battle hides something from a side, undefined where none does; with it there are `view` and `redactEntry`. */
  hiddenBy?(context: Context): string | undefined;
  /** What a side knows of a state, where the game hides something from it; everything shown and judged is made from it. */
  view?(context: Context, state: State, side: Side): State;
  /** A play as a side may read it; the same entry if it may read all of it. */
  redactEntry?(context: Context, before: State, after: State, entry: Entry<Event>, side: Side): Entry<Event>;
  /** Whether a play has shown something to whoever made it that was hidden from him. */
  reveals?(context: Context, before: State, next: State, events: readonly Event[]): boolean;
  outcome(context: Context, state: State): Outcome | undefined;
  /** The invariants that do not hold, in words for a programmer. */
  check(context: Context, state: State): string[];
  parseAction(context: Context, state: State, text: string): Action | undefined;
  printAction(context: Context, state: State, action: Action): string;
}

/** Any rule system, as those see it who do not care which. */
export type AnySystem = RuleSystem<unknown, BareContext, KernelState, unknown, BareEvent>;

export const NOBODY = -1;
