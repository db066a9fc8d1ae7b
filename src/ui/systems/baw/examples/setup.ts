import { type Fields, type SideOf, sideOf } from '../../../learn/examples/setup';
import type { Position } from '../../../learn/examples/types';

type Army = SideOf<'units'>;

/** A position of Battles of the Ancient World. */
export function field(map: Position['map'], first: Army, second: Army = [], more: Fields = {}): Position {
  return { system: 'baw', map, armies: [sideOf('Rome', first, 'units'), sideOf('Carthage', second, 'units')], ...more };
}
