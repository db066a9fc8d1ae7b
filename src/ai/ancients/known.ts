import { cloneState } from '../../rules/ancients/model/clone';
import { type Context, otherSide, type Side, type State } from '../../rules/ancients/model/types';
import { inOrder } from '../../rules/ancients/options/duel';
import { setDuel } from '../../rules/ancients/options/rated';
import { WAITING } from '../../rules/ancients/play/leaders';
import { knownOf } from '../../rules/ancients/play/legal';
import { deciderOf } from '../../rules/ancients/play/sequence';

/**
 * What whoever decides knows, as a battle that can be played on. 13.7 How many leaders the enemy has is open, only where they are is hidden: those whom nobody
 * sees wait beside the map. Were they nowhere, an army that has lost one leader would panic for want of the others.
 */
export function knownToPlayOn(context: Context, state: State): State {
  const view = knownOf(context, state);
  const side = deciderOf(state);
  if (view === state || side === undefined) return view;
  const enemy = otherSide(side);
  const unseen = state.armies[enemy].leaders.length - view.armies[enemy].leaders.length;
  if (unseen === 0) return view;
  const known = cloneState(view);
  known.armies[enemy].waiting += unseen;
  if (context.orders.has('challenge')) rateUnseen(known, state, enemy);
  return known;
}

/** 13.8 The leaders who wait unseen have the ratings that are left. */
function rateUnseen(known: State, { extra }: State, enemy: Side): void {
  const both = known.extra!.duel.leaders;
  const all = inOrder(
    extra!.duel.leaders[enemy].map((leader) =>
      both[enemy].includes(leader) ? leader : { place: WAITING, rating: leader.rating, met: false, led: false },
    ),
  );
  setDuel(known, { leaders: enemy === 0 ? [all, both[1]] : [both[0], all] });
}
