import type { Measures } from '../../../kernel/luck';
import { type Context, GONE, otherSide, SIDES, type Side, type State } from '../model/types';
import { leadersAt } from './leaders';
import { strengthOf } from './odds';
import { ownerOf } from './owner';

/** 11.c What a leader counts: he doubles a unit, and the strongest infantry has 6. */
export const LEADER_WORTH = 6;

/** 9.4, 11.e Leaders of a side in the hex that an attacker must enter: it captures them, with whomever it goes. */
function leadersDue({ types }: Context, { armies, attack, units }: State, side: Side): number {
  if (attack?.asks !== 'advance') return 0;
  const attacker = units[attack.attacker]!;
  return attacker.side === side || types[attacker.type]!.freeAdvance ? 0 : leadersAt(armies[side], attack.at);
}

/** C1, 11 What a side has: the strength of its counters as they lie, disordered or not, its camp's too, and its leaders. */
function forceOf(context: Context, state: State, side: Side): number {
  const { leaders, waiting, reserveLeaders } = state.armies[side];
  const count = reserveLeaders.reduce((sum, reserved) => sum + reserved, leaders.length + waiting);
  let force = LEADER_WORTH * (count - leadersDue(context, state, side));
  for (const unit of state.units) if (unit.hex !== GONE && ownerOf(state, unit) === side) force += strengthOf(context, unit);
  return force;
}

/** 13.9, 13.11 Units of a side that do not do as it wishes: out of control, balking, or turned, which counts twice. */
function unruly(state: State, side: Side): number {
  const { control, balking, turned } = state.extra ?? { control: false, balking: [], turned: [] };
  const own = (id: number): boolean => ownerOf(state, state.units[id]!) === side;
  const lost = control && state.player === side ? 1 : 0;
  return lost + balking.filter(own).length + 2 * turned.filter(own).length;
}

/** What dice are worth: strength, the activation points of V1, and, by the unit, obedience. Who moves first (13.3) is worth nothing that could be counted. */
export const landMeasures: Measures<Context, State> = {
  measures: [
    {
      id: 'strength',
      step: 1,
      of: (context, state, side) => forceOf(context, state, SIDES[side]!) - forceOf(context, state, otherSide(SIDES[side]!)),
    },
    { id: 'points', step: 1, of: (_context, state, side) => (state.player === side ? (state.extra?.points ?? 0) : 0) },
    { id: 'control', step: 1, of: (_context, state, side) => unruly(state, otherSide(SIDES[side]!)) - unruly(state, SIDES[side]!) },
  ],
  dice: {
    melee: 'strength',
    fire: 'strength',
    leader: 'strength',
    duel: 'strength',
    points: 'points',
    control: 'control',
    elephant: 'control',
    first: null,
  },
};
