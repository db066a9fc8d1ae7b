import { judgeAction } from '../../../rules/ancients/legal';
import { orderOf } from '../../../rules/ancients/orders';
import type { State } from '../../../rules/ancients/types';
import type { Behaviour } from './scene';

/** The hexes where a leader does some good: with a unit of his own. Any other is allowed too (7). */
export function likelyPlaces(state: State): number[] {
  return [...new Set(state.units.filter((unit) => unit.side === state.player && unit.hex >= 0).map((unit) => unit.hex))];
}

/** 7 Each click sets down one waiting leader. */
export const place: Behaviour<'place'> = {
  hex(_tool, { context, state }, hex) {
    const order = orderOf('place', undefined, hex);
    const refusal = judgeAction(context, state, order);
    return refusal ? { refusal } : { play: order };
  },
  cancel: (tool) => tool,
  overlays: (_tool, { state }) => ({ legal: likelyPlaces(state) }),
};
