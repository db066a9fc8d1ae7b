import { orderOf } from '../../../../rules/ancients/orders';
import type { State } from '../../../../rules/ancients/types';
import { type Behaviour, ordered } from './scene';

/** The hexes where a leader does some good: with a unit of his own. Any other is allowed too (7). */
function likelyPlaces(state: State): number[] {
  return [...new Set(state.units.filter((unit) => unit.side === state.player && unit.hex >= 0).map((unit) => unit.hex))];
}

/** 7 Each click sets down one waiting leader. */
export const place: Behaviour<'place'> = {
  hex: (_tool, scene, hex) => ordered(scene, orderOf('place', undefined, hex)),
  cancel: (tool) => tool,
  overlays: (_tool, { state }) => ({ legal: likelyPlaces(state) }),
};
