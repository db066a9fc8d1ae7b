import { deciderOf } from '../../../rules/naval/play/sequence';
import type { Pointing } from '../../table/contract/system';
import { ghostOf } from './facts';
import type { Snapshot } from './match';
import type { Situation } from './tools';

/** All that the tools look at: the game as it is, or the past moment that is shown. */
export function situationOf({ context, state: now, shown, looking }: Snapshot, { hover, careful }: Pointing): Situation {
  const state = looking === undefined ? now : shown;
  return {
    context,
    state,
    decider: deciderOf(state),
    hover,
    careful,
    ghost: (ship, hex, facing) => ghostOf(context, state.ships[ship]!, hex, facing),
  };
}
