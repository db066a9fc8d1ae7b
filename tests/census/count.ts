import { scriptedDice } from '../../src/kernel/dice';
import type { AnyTwoSidedGame, BareContext, BareState } from '../../src/kernel/twoSides';

/**
 * Every die shows the same, so that a count needs no chance. On land a shot hits by 2 in most cells, a melee is told apart in all columns, no
 * leader dies; at sea a 2 lets most things be as they are and a 6 hits.
 */
const DIE = 2;

/** How many sequences of so many legal actions there are. The last action of each is counted, not played. */
export function countActions(system: AnyTwoSidedGame, context: BareContext, state: BareState, depth: number, die = DIE): number {
  const legal = system.legal(context, state);
  if (depth === 1) return legal.length;
  const dice = new Array<number>(40).fill(die);
  return legal.reduce((sum: number, action) => {
    const next = system.clone(state);
    system.apply(context, next, action, scriptedDice(dice));
    return sum + countActions(system, context, next, depth - 1, die);
  }, 0);
}
