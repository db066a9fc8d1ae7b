import type { Measures } from '../../../kernel/luck';
import { type Context, LEFT, otherSide, type Ship, SIDES, type Side, type State, SUNK } from '../model/types';
import { controlOf } from './ground';

const DAMAGED = 2;

/** 14.8, 14.10 Steps that a ship's hull has left: sound, damaged, sinking, sunk. */
const stepsOf = ({ hex, sinking, damaged }: Ship): number => (hex === SUNK ? 0 : sinking ? 1 : damaged ? DAMAGED : 3);

/** 14.8.i, 14.8 Who commands a ship once the question about it is answered, and what it is then worth: taken by its attacker, and damaged by that, or a step or marine given up. */
function shipWorth({ question }: State, ship: Ship): { readonly by: Side; readonly worth: number } {
  const asked = question?.target === ship.id ? question.asks : undefined;
  const worth = stepsOf(ship) + (ship.hex === SUNK || ship.hex === LEFT ? 0 : ship.marines);
  const commander = controlOf(ship);
  if (asked === 'capture') return { by: otherSide(commander), worth: Math.min(DAMAGED, stepsOf(ship)) + ship.marines };
  return { by: commander, worth: asked === 'loss' ? worth - 1 : worth };
}

/** 14.8 A side's steps: of the hulls that it commands, and its marines, each of which an archer's hit may take in place of a step. */
function stepsIn(state: State, side: Side): number {
  let steps = 0;
  for (const ship of state.ships) {
    const { by, worth } = shipWorth(state, ship);
    if (by === side) steps += worth;
  }
  for (const landing of state.ashore) if (landing.side === side) steps += landing.marines;
  return steps;
}

/** What dice are worth: steps of hulls and marines; those of 14.5 the points by which each ship's way is longer. */
export const seaMeasures: Measures<Context, State> = {
  measures: [
    { id: 'steps', step: 1, of: (_context, state, side) => stepsIn(state, SIDES[side]!) - stepsIn(state, otherSide(SIDES[side]!)) },
    { id: 'way', step: 1, of: (_context, state, side) => (state.player === side ? state.die : 0) },
  ],
  dice: { ram: 'steps', ramBack: 'steps', boarding: 'steps', archery: 'steps', ballista: 'steps', repair: 'steps', fleet: 'way' },
};
