import { scriptedDice } from '../../src/kernel/dice';
import { ancients } from '../../src/rules/ancients';
import type { Action } from '../../src/rules/ancients/orders';
import type { Context, State } from '../../src/rules/ancients/types';

/** Every die shows this, so that a count needs no chance: a shot hits by 2 in most cells, a melee is told apart in all columns, no leader dies. */
const DIE = 2;
const DICE = new Array<number>(40).fill(DIE);

/** How many sequences of so many legal actions there are. The last action of each is counted, not played. */
export function countActions(context: Context, state: State, depth: number): number {
  const legal = ancients.legal(context, state);
  if (depth === 1) return legal.length;
  return legal.reduce((sum: number, action: Action) => {
    const next = ancients.clone(state);
    ancients.apply(context, next, action, scriptedDice(DICE));
    return sum + countActions(context, next, depth - 1);
  }, 0);
}
