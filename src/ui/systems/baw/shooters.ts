import { distance, type Hex } from '../../../kernel/board';
import type { Context, State, Unit } from '../../../rules/baw/model/types';
import { isInZone, survey, unitAt } from '../../../rules/baw/play/ground';
import { rangeOf, sightBetween } from './shots';

/** B8 Who could fire at the unit in a hex from where it stands: weapon, range, sight and enemies beside, not whose turn it is. */
export function shootersAt(context: Context, state: State, hex: Hex): Unit[] {
  survey(context, state);
  const target = unitAt(context, state, hex);
  if (!target) return [];
  return state.units.filter((unit) => {
    if (unit.side === target.side || unit.disorganised || !rangeOf(context, unit).includes(hex)) return false;
    if (distance(context.board, unit.hex, hex) < 2) return true;
    return !isInZone(context, unit.side, unit.hex) && sightBetween(context, unit.hex, hex).blocked.length === 0;
  });
}
