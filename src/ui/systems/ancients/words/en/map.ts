import { plural } from '../../../../words/en/nouns';
import type { UnitNoun } from '../naming';
import { unitName } from './units';

/** What the map of a land battle says as soon as it is seen. */
export const map = {
  unitOf: (unit: UnitNoun, army: string) => `${unitName(unit)}, ${army}`,
  leadersHere: (n: number, army: string) => `${plural(n, 'leader', 'leaders')}, ${army}`,
  openCamp: (army: string) => `open camp, ${army}`,
  capturedCamp: (army: string) => `captured camp, ${army}`,
};
