import type { Assault } from '../model/assault';
import type { Option } from '../model/option';
import type { Context, State } from '../model/types';
import { leadersAt } from '../play/leaders';

/** 13.13 The side with more leaders in a combat has the die in its favour by one. */
function meleeDie(_context: Context, state: State, { attacker, target, at }: Assault): number {
  const attacking = attacker.hex < 0 ? 0 : leadersAt(state.armies[attacker.side], attacker.hex);
  return Math.sign(attacking - leadersAt(state.armies[target.side], at));
}

export const leaderSurvival: Option = { hooks: { meleeDie } };
