import { cloneState } from '../model/clone';
import type { Context, Side, State } from '../model/types';
import { forgetDeeds } from './sequence';

/* The next player turn of a side as the table asks about it, reckoned on copies. */

/** The best of dice (14.5). */
export const MOST = 6;

/**
 * The state as a side's next ship movement finds it, with the best of dice, unless its die has fallen; whether it moves in it, and whether it has. Past
 * its last movement of the battle: what its marines and ballistae can still do. Undefined where it has no turn any more.
 */
export function nextTurn({ turns }: Context, state: State, side: Side): { ahead: State; moves: boolean; known: boolean } | undefined {
  if (state.phase === 'over' || (state.turn >= turns && state.player > side)) return undefined;
  const ahead = cloneState(state);
  const known = state.player === side && state.phase === 'movement';
  const moves = state.player !== side || known || state.turn < turns;
  ahead.player = side;
  ahead.question = null;
  ahead.assault = null;
  ahead.phase = 'movement';
  if (!known) ahead.die = MOST;
  if (moves && !known) forgetDeeds(ahead);
  else if (state.phase === 'ballistae') for (const stack of [...ahead.ships, ...ahead.ashore]) stack.fought = stack.marines;
  return { ahead, moves, known };
}

/** The least die that pays a cost, the points of the best die given. */
export const dieFor = (cost: number, points: number): number => Math.max(1, MOST - (points - cost));
