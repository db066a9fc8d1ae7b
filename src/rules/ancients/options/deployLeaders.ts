import type { Refusal } from '../../../kernel/game';
import type { OrderRule } from '../model/context';
import { hexOf, orderIn, orderOf } from '../model/orders';
import type { Context, State } from '../model/types';
import { survey } from '../play/ground';
import { judgePlacement, leadersToPlace, leadersWait } from '../play/leaders';
import { awaited, placesUnits } from './deployment';
import { leaderPlaces, REACH } from './deployRoom';

/** 13.3 R: leaders deploy with the units, by the order of 7, which says who may stand where; how far from the camp is said here. */
export const place: OrderRule = {
  phases: ['deploy'],
  legal(context, state, unit) {
    if (unit || !placesUnits(state) || leadersToPlace(state) === 0) return [];
    survey(context, state);
    return leaderPlaces(context, state).map((hex) => orderOf('place', undefined, hex));
  },
  judge(context, state, action) {
    if (!placesUnits(state)) return awaited(state);
    const hex = hexOf(orderIn(action));
    survey(context, state);
    const refusal = judgePlacement(context, state, hex);
    if (refusal) return refusal;
    return leaderPlaces(context, state).includes(hex) ? undefined : { rule: '13.3', why: 'farFromCamp', values: { hexes: REACH } };
  },
};

/** A stage does not end while a leader waits who finds a place. */
export function barsLeaders(context: Context, state: State): Refusal | undefined {
  survey(context, state);
  return leadersToPlace(state) > 0 && leaderPlaces(context, state).length > 0 ? leadersWait(state) : undefined;
}
