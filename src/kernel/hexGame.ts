import type { Board, Direction, Hex } from './board';
import type { Game, KernelState } from './game';

export interface HexContext {
  readonly board: Board;
}

/** A piece, on the map or off it, where its hex is below 0; `facing` where it looks somewhere. */
export interface Piece {
  readonly id: number;
  readonly hex: Hex;
  readonly facing?: Direction;
}

/** In the list of actors, something to do that no piece does: an answer, or ending the phase. */
export const NOBODY = -1;

/** A game on hexes: what it adds to a game is a board and pieces. */
export interface HexGame<Setup, Context extends HexContext, State extends KernelState, Action, Event>
  extends Game<Setup, Context, State, Action, Event> {
  /** All that can be taken up, in rising order of the numbers that events and actors have; off the map too, where the hex is negative. */
  pieces(state: State): readonly Piece[];
  /** The pieces that can act now, and `NOBODY` where there is something to do that no piece does. */
  actors(context: Context, state: State): number[];
  /** All legal actions, or those of one actor. */
  legal(context: Context, state: State, actor?: number): Action[];
}
