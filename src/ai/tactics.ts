import type { Side, TwoSidedOutcome } from '../kernel/twoSides';
import type { SamplingDice } from './sampling';

/** Why an order is good, as a code for the words. */
export interface Reason {
  readonly why: string;
  readonly rule?: string | undefined;
  readonly hexes?: readonly number[] | undefined;
  readonly values?: Readonly<Record<string, number | string>> | undefined;
}

/** What a search asks of a game: its script, what can be done with a piece, and how a battle stands. States are what a side knows. */
export interface Tactics<Context, State, Action> {
  clone(state: State): State;
  /** Player turns after which playing on tells no more than `value` does. */
  readonly horizon: number;
  /** Plays on by the script, both sides, until so many player turns have ended; all move in a posture if one is given. */
  playOn(context: Context, state: State, dice: SamplingDice, playerTurns: number, posture?: PostureName): void;
  /** How it stands for a side, from -1 lost to 1 won. */
  value(context: Context, state: State, side: 0 | 1): number;
  /** A text that is another in every phase and for every question. */
  moment(state: State): string;
  /** What is decided next: the pieces in the order in which they are searched; `NO_PIECE` where it is one thing, as an answer is. */
  agenda(context: Context, state: State, side: 0 | 1): readonly number[];
  /** All pieces that may still be ordered, where a search leaves some of them to the script. */
  orderable?(context: Context, state: State, side: 0 | 1): readonly number[];
  /** What can be done with a piece, the script's choice first; undefined: nothing. */
  lines(context: Context, state: State, side: 0 | 1, piece: number, width: number): readonly (Action | undefined)[];
  /** How what is decided in this moment hangs together. */
  planning(context: Context, state: State): Planning | undefined;
  /** What the pieces of the agenda would do in so many of the postures: the whole side, then its wings. */
  postures(context: Context, state: State, side: 0 | 1, count: number): readonly Posture<Action>[];
  /** Whether dice fall when it is done. */
  rolls(line: Action): boolean;
  /** Whether it is allowed. */
  may(context: Context, state: State, line: Action): boolean;
  /** Does it with a copy, or sees to it that the script leaves the piece alone. */
  take(context: Context, state: State, piece: number, line: Action | undefined, dice: SamplingDice): void;
}

/**
 * `whole`: the lines of all pieces can be carried out one after the other with no question in between; such a plan is improved as a whole.
 * `stepwise`: pieces are ordered one after the other, each when it is seen what has come of the last; all of it is judged as one plan. Undefined, elsewhere:
 * one thing is decided by itself.
 */
export type Planning = 'whole' | 'stepwise';

export const NO_PIECE = -1;

/** First, then the others without it. */
export const ledBy = <Action>(first: Action | undefined, all: readonly (Action | undefined)[]): readonly (Action | undefined)[] =>
  first === undefined ? all : [first, ...all.filter((action) => action !== first)];

/** What a battle that has ended is worth to a side: 1 won, 0 drawn, -1 lost. */
export const worthOfEnd = ({ winner }: TwoSidedOutcome, side: Side): -1 | 0 | 1 => (winner === 0 ? 0 : winner === side + 1 ? 1 : -1);

/** A value as the result to be expected, from 0 to 1; a game may tell wins apart by a little more than 1. */
export const expectationOf = (value: number): number => Math.max(0, Math.min(1, (1 + value) / 2));

/** What a player turn may cost; whichever is used up first. */
export interface Budget {
  /** The rest of the turn, the reply and a turn more, by the script. */
  readonly simulations: number;
  readonly milliseconds?: number | undefined;
  /** Lines for a piece. */
  readonly width: number;
  /** Player turns that are played after the own one. */
  readonly reply: number;
  /** Whether the enemy may reply in the usual postures, not only as the script would. */
  readonly wary: boolean;
  /** Whether, where one thing is decided, each line is weighed with every face of its die as often, not with dice as they fall. */
  readonly faces: boolean;
  /** Whether there lines that end the player turn are played as far as all others; programs are measured without it. */
  readonly level?: boolean | undefined;
  /** How many standard errors a line must be better than the script's own by to be preferred. */
  readonly doubt: number;
  /** Share of the movement's budget that goes into improving a plan as a whole, once each piece has its line. */
  readonly joint: number;
  /** Plans of a movement that are made apart, then weighed against each other. */
  readonly plans: number;
  /** Postures that are tried for the whole side and for its wings. */
  readonly postures: number;
}

/** What is done with a piece; undefined: nothing. */
export interface Take<Action> {
  readonly piece: number;
  readonly line: Action | undefined;
}

/** How a side or a wing may move in place of the script’s own way, the usual ones first. */
export const POSTURES = ['advance', 'hold', 'screen', 'withdraw', 'envelop', 'skirmish'] as const;
/** So many of them are tried in little time, and expected of an enemy. */
export const USUAL = 4;
export type PostureName = (typeof POSTURES)[number];

/** The posture in which each piece moves, by its id; undefined: the script's own way. */
export type Postures = readonly (PostureName | undefined)[];

/** A posture of a side or of a wing of it. */
export interface Posture<Action> {
  readonly name: PostureName;
  readonly isWhole: boolean;
  readonly takes: readonly Take<Action>[];
}

/** A way to go on: this is done with a copy of a state, then the script plays on. The first take must be allowed and is done unasked; later ones that no longer are, are left out. */
export interface Branch<State, Action> {
  readonly state: State;
  readonly takes: readonly Take<Action>[];
}

/** What is to be simulated: every branch with the dice of every sample, the first of which is `from`. */
export interface Task<State, Action> {
  readonly side: 0 | 1;
  readonly playerTurns: number;
  readonly branches: readonly Branch<State, Action>[];
  readonly from: number;
  readonly samples: number;
  /** Whether the enemy replies in each usual posture in turn, sample by sample, not only as the script would. */
  readonly wary?: boolean | undefined;
  /** Whether the first die that falls shows face after face, sample by sample. */
  readonly faces?: boolean | undefined;
  /** Whether a player turn that the takes themselves end is one of `playerTurns`: all branches are then played equally far. */
  readonly level?: boolean | undefined;
}

/** A search that has its simulations done by somebody: it hands out tasks, gets the values of each, as `simulate` returns them, and ends with a result. */
export type Search<State, Action, Result> = Generator<Task<State, Action>, Result, Float64Array>;

/** The lines of a piece as a search has found them, the best first. */
export interface Finding<Action> {
  readonly piece: number;
  readonly lines: readonly Weighed<Action>[];
}

export interface Weighed<Action> {
  readonly line: Action | undefined;
  readonly value: number;
  /** What it brings more than the script's own, by the same dice; undefined: it was not tried. */
  readonly lead?: number | undefined;
}
