import type { Assault } from '../../../rules/ancients/model/assault';
import type { RatedLeader } from '../../../rules/ancients/model/extra';
import type { Context, State } from '../../../rules/ancients/model/types';
import { optional } from '../../../rules/ancients/options';

/** 13.8 The attacker's leader and the defender's who would fight a duel before the odds are struck; one who leaves in time (11.b) does not. */
export function duelAhead(context: Context, state: State, { attacker, at }: Assault): readonly [RatedLeader, RatedLeader] | undefined {
  if (!context.orders.has('challenge')) return undefined;
  if (state.attack) return optional().meetingIn(state)?.leaders;
  return optional()
    .challengesIn(context, state)
    .find((one) => one.from === attacker.hex && one.at === at)?.leaders;
}
