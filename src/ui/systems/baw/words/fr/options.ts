import type { BawWords } from '..';
import { optionNames } from './optionNames';

/** B16 The optional rules of this game, beside the map. */
export const options: BawWords['options'] = {
  inForce: 'Règles optionnelles en vigueur',
  none: 'Aucune règle optionnelle',
  names: optionNames,
};
