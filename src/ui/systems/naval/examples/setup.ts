import { type Fields, type SideOf, sideOf } from '../../../learn/examples/setup';
import type { Position } from '../../../learn/examples/types';

type Fleet = SideOf<'ships'>;

/** A position at sea. */
export function sea(map: Position['map'], first: Fleet, second: Fleet = [], more: Fields = {}): Position {
  return { system: 'naval', map, fleets: [sideOf('Rome', first, 'ships'), sideOf('Carthage', second, 'ships')], ...more };
}
