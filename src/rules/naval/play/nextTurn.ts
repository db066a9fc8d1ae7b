import { cloneState } from '../model/clone';
import type { Context, Side, State } from '../model/types';
import { forgetDeeds } from './sequence';

/* The next player turn of a side as the table asks about it, reckoned on copies. */

/** The best of dice (14.5). */
export const MOST = 6;

/**
 * The state as the enemy's next ship movement finds it, with the best of dice, unless his die has fallen; whether he moves in it, and whether it has. Past
 * his last movement of the battle: what his marines and ballistae can still do.
 */
export function nextTurn({ turns }: Context, state: State, enemy: Side): { ahead: State; moves: boolean; known: boolean } {
  const ahead = cloneState(state);
  const known = state.player === enemy && state.phase === 'movement';
  const moves = state.player !== enemy || known || state.turn < turns;
  ahead.player = enemy;
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
