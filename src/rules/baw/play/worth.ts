import type { Measures } from '../../../kernel/luck';
import { type Context, ELIMINATED, otherSide, SIDES, type Side, type State, type Unit } from '../model/types';
import { typeOf } from './ground';

/**
 * B11.a A unit's strength as it stands: half of it while it is disorganised; 0 once it is eliminated. Who has left, or is spent, is no loss. B16.3 Whoever
 * is being attacked will be in order again when that is over.
 */
function worthOf(context: Context, { attack }: State, unit: Unit): number {
  if (unit.hex === ELIMINATED) return 0;
  const { strength } = typeOf(context, unit);
  const recovers = context.variants.briefDisorder && attack?.defenders.includes(unit.id);
  return unit.disorganised && !recovers ? strength / 2 : strength;
}

/** B7.6 What a side has still to give up by the result of the attack that is open: the least that it can choose. */
function dueFrom(context: Context, state: State, side: Side): number {
  const { units, attack, player } = state;
  if (attack?.asks !== 'lose' || attack.lost[side] > 0) return 0;
  const attacks = side === player;
  if (attack.result !== 'EC' && attack.result !== (attacks ? 'AE' : 'DE')) return 0;
  return Math.min(...(attacks ? attack.attackers : attack.defenders).map((id) => worthOf(context, state, units[id]!)));
}

/** A side's units by what they are worth, and its leaders by their bonuses. */
function forceOf(context: Context, state: State, side: Side): number {
  let force = -dueFrom(context, state, side);
  for (const unit of state.units) if (unit.side === side) force += worthOf(context, state, unit);
  for (const leader of state.leaders) if (leader.side === side && leader.hex !== ELIMINATED) force += leader.bonus;
  return force;
}

/** What dice are worth: strength, in halves, one's own less the enemy's. */
export const bawMeasures: Measures<Context, State> = {
  measures: [
    {
      id: 'strength',
      step: 0.5,
      of: (context, state, side) => forceOf(context, state, SIDES[side]!) - forceOf(context, state, otherSide(SIDES[side]!)),
    },
  ],
  dice: { fire: 'strength', melee: 'strength', leader: 'strength', rally: 'strength', recall: 'strength' },
};
