import type { Hex } from '../../../kernel/board';
import { type Context, otherSide, type Side, type State } from '../model/types';
import { leadersAt } from '../play/leaders';

/** 13.7 Whether a leader who goes to a hex that his player thinks free rides into enemies there: a unit, or a leader. Without that rule all is seen. */
export function ridesInto(context: Context, state: State, side: Side, hex: Hex): boolean {
  if (!context.hooks.viewOf) return false;
  const enemy = otherSide(side);
  return state.units.some((unit) => unit.side === enemy && unit.hex === hex) || leadersAt(state.armies[enemy], hex) > 0;
}
