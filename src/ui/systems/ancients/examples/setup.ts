import { type Fields, type SideOf, sideOf } from '../../../learn/examples/setup';
import type { Position } from '../../../learn/examples/types';

type Army = SideOf<'units'>;

/** A position on land: the first army is dark with square corners. Enough strength may be lost before anybody panics. */
export function land(map: Position['map'], first: Army, second: Army = [], more: Fields = {}): Position {
  const armies = [sideOf('Rome', first, 'units'), sideOf('Carthage', second, 'units')].map((army) => ({ panic: 30, ...army }));
  return { system: 'ancients', map, armies, ...more };
}
