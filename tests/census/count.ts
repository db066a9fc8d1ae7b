import { scriptedDice } from '../../src/kernel/dice';
import type { AnySystem, BareContext, KernelState } from '../../src/kernel/system';

/** Every die shows this, so that a count needs no chance: a shot hits by 2 in most cells, a melee is told apart in all columns, no leader dies. */
const DIE = 2;
const DICE = new Array<number>(40).fill(DIE);

/** How many sequences of so many legal actions there are. The last action of each is counted, not played. */
export function countActions(system: AnySystem, context: BareContext, state: KernelState, depth: number): number {
  const legal = system.legal(context, state);
  if (depth === 1) return legal.length;
  return legal.reduce((sum: number, action) => {
    const next = system.clone(state);
    system.apply(context, next, action, scriptedDice(DICE));
    return sum + countActions(system, context, next, depth - 1);
  }, 0);
}
