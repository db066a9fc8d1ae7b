import type { Position } from './types';

type Map = Position['map'];
type Fields = Readonly<Record<string, unknown>>;

/** An army by its units alone, or with more of it. */
type Army = readonly string[] | (Fields & { readonly units?: readonly string[] });

const armyOf = (name: string, army: Army, units: 'units' | 'ships'): object => ({
  name,
  ...(Array.isArray(army) ? { [units]: army } : army),
});

/** A position on land: the first army is dark with square corners. Enough strength may be lost before anybody panics. */
export function land(map: Map, first: Army, second: Army = [], more: Fields = {}): Position {
  const armies = [armyOf('Rome', first, 'units'), armyOf('Carthage', second, 'units')].map((army) => ({ panic: 30, ...army }));
  return { system: 'ancients', map, armies, ...more };
}

/** A position at sea. */
export function sea(map: Map, first: Army, second: Army = [], more: Fields = {}): Position {
  return { system: 'naval', map, fleets: [armyOf('Rome', first, 'ships'), armyOf('Carthage', second, 'ships')], ...more };
}
