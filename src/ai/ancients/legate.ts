import { judgeAction, knownOf } from '../../rules/ancients/legal';
import type { Action } from '../../rules/ancients/orders';
import { deciderOf } from '../../rules/ancients/sequence';
import type { Context, State } from '../../rules/ancients/types';
import type { Chooser } from '../random';
import { type Budget, createSearch } from '../search';
import { playScript } from './centurion';
import { CENTURION } from './style';
import { tactics } from './tactics';

export let simulations = 0;

/** Searches its whole player turn over the script. */
export function createLegate(budget: Budget) {
  const search = createSearch(tactics, budget);
  return (context: Context, truth: State, choose: Chooser): Action | undefined => {
    const state = knownOf(context, truth);
    const side = deciderOf(state);
    if (side === undefined) return undefined;
    const before = search.simulations();
    const found = search.next(context, state, side, `${side} ${state.turn} ${state.player}`);
    simulations += Math.max(0, search.simulations() - before);
    const action = found?.lines[0]!.line;
    return action !== undefined && !judgeAction(context, truth, action) ? action : playScript(context, truth, choose, CENTURION, found === undefined && state.phase === 'movement');
  };
}
