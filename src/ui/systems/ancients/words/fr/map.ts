import { plural } from '../../../../words/fr/nouns';
import type { LandTableWords } from '..';
import { unitName } from './units';

/** What the map of a land battle says as soon as it is seen. */
export const map: LandTableWords['table'] = {
  unitOf: (unit, army) => `${unitName(unit)}, ${army}`,
  leadersHere: (n, army) => `${plural(n, 'chef', 'chefs')}, ${army}`,
  openCamp: (army) => `camp ouvert, ${army}`,
  capturedCamp: (army) => `camp capturé, ${army}`,
};
