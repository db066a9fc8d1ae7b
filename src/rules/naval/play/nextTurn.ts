import type { Hex } from '../../../kernel/board';
import { cloneState } from '../model/clone';
import type { Context, Ship, Side, State } from '../model/types';
import { type Reach, ramsOf } from './reach';
import { forgetDeeds } from './sequence';

/* The next player turn of a side as the table asks about it, reckoned on copies. */

/** The best of dice (14.5). */
const MOST = 6;

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

/** The least movement die that brings a ship somewhere, where one is still to fall: undefined once it has, and for whoever does not move. */
export type Die = number | undefined;

/** The die that pays a cost, the points of the best die given; `known`: it has fallen. */
export const dieFor = (known: boolean, cost: number, points: number): Die => (known ? undefined : Math.max(1, MOST - (points - cost)));

/** From where something is done, and by which die the ship comes there. */
export interface Means {
  readonly from: Hex;
  readonly die: Die;
  /** 14.6 It comes out there beyond a ship that it rams: with that die in no other way. */
  readonly through: boolean;
}

/** Whoever does not move acts from where it is. */
export const stays = (from: Hex): Means => ({ from, die: undefined, through: false });

/** More is easier: a lower die, or none that must fall. */
export const ease = ({ die = 1 }: { readonly die: Die }): number => -die;

/** The easier of two first; of equals that which takes no ram. */
export const easier = (a: Means, b: Means): number => ease(b) - ease(a) || Number(a.through) - Number(b.through);

/** 14.5, 14.6 Where a ship can end its move in the turn reckoned, its own hex first, in open water, or beyond a ship that it rams. */
export function endsOf(context: Context, ahead: State, ship: Ship, { spots, points }: Reach, known: boolean): Means[] {
  const ends = new Map<Hex, Means>();
  const keep = (from: Hex, cost: number, through: boolean): void => {
    const end = { from, die: dieFor(known, cost, points), through };
    const other = ends.get(from);
    if (!other || easier(end, other) < 0) ends.set(from, end);
  };
  for (const { hex, cost, free } of spots) if (free) keep(hex, cost, false);
  for (const { to, cost, through } of ramsOf(context, ahead, ship)) if (through) keep(to, cost, true);
  return [...ends.values()];
}
