import type { Entry, KernelState, Outcome } from './game';
import type { HexContext, HexGame } from './hexGame';
import type { Match } from './match';

/* The one place of the kernel that knows of two sides: what games on land and at sea, the stores and the table of two players narrow a game to. */

/** The two sides of a battle: the first player and the second. */
export type Side = 0 | 1;
export const SIDES = [0, 1] as const;
export const otherSide = (side: Side): Side => (1 - side) as Side;

/** More points wins; a draw may be a victory by the battle. */
export function winnerOf({ draw }: { readonly draw: 0 | 1 | 2 }, score: readonly [number, number]): 0 | 1 | 2 {
  if (score[0] === score[1]) return draw;
  return score[0] > score[1] ? 1 : 2;
}

export interface TwoSidedOutcome extends Outcome {
  readonly score: readonly [number, number];
  /** 0 draw, 1 or 2. */
  readonly winner: 0 | 1 | 2;
}

/** All that the stores and the table ask of a state. */
export interface BareState extends KernelState {
  player: Side;
}

/** All that the stores and the table ask of a context themselves. `draw`: who wins a draw, 0 nobody. */
export interface BareContext extends HexContext {
  readonly turns: number;
  readonly draw: 0 | 1 | 2;
}

/** All that they ask of an event. Every such game tells `turnBegan` with turn and side, `phaseBegan` with phase and whoever acts in it, `battleEnded`. */
export interface BareEvent {
  readonly kind: string;
  readonly rule: string;
  readonly turn?: number;
  readonly side?: Side;
  readonly phase?: string;
}

/** A game on hexes between two sides, as the stores, the table and the computer players ask it. */
export interface TwoSidedGame<Setup, Context extends HexContext, State extends BareState, Action, Event>
  extends HexGame<Setup, Context, State, Action, Event> {
  sideNames(context: Context): readonly [string, string];
  decider(context: Context, state: State): Side | undefined;
  /** Whether somebody must answer a question before anything else is done. */
  asked(context: Context, state: State): boolean;
  /** Who acts in the phase, questions set aside. */
  acts(context: Context, state: State): Side;
  view?(context: Context, state: State, side: Side, ended?: boolean): State;
  redactEntry?(context: Context, before: State, after: State, entry: Entry<Event>, side: Side): Entry<Event>;
  outcome(context: Context, state: State): TwoSidedOutcome | undefined;
  outcomeConceded?(context: Context, state: State, side: Side): TwoSidedOutcome;
}

/** Any game of two sides, as those see it who do not care which. */
export type AnyTwoSidedGame = TwoSidedGame<unknown, BareContext, BareState, unknown, BareEvent>;

export type TwoSidedMatch<Setup, Context extends HexContext, State extends BareState, Action, Event> = Match<
  Setup,
  Context,
  State,
  Action,
  Event,
  TwoSidedGame<Setup, Context, State, Action, Event>
>;

export type AnyTwoSidedMatch = TwoSidedMatch<unknown, BareContext, BareState, unknown, BareEvent>;
