import { MissingDie, scriptedDice } from '../kernel/dice';
import type { AnyTwoSidedMatch, BareState } from '../kernel/twoSides';
import type { AskedHere } from './matchStore';

/** The first die of an order that is not among those that have fallen; undefined where all of its dice are known. */
export function missingDie(
  { system, context, state }: AnyTwoSidedMatch,
  action: unknown,
  fallen: readonly number[],
): AskedHere | undefined {
  try {
    system.apply(context, system.clone(state), action, scriptedDice(fallen));
    return undefined;
  } catch (error) {
    if (!(error instanceof MissingDie)) throw error;
    return { ...error.die, side: (error.holder as BareState).player };
  }
}
