import type { BawWords } from '..';

/** B16 The optional rules of this game, beside the map. */
export const options: BawWords['options'] = {
  inForce: 'Règles optionnelles en vigueur',
  none: 'Aucune règle optionnelle',
  names: {
    'B16.1': 'En montant',
    'B16.2': 'Mêlée libre',
    'B16.3': 'Désorganisation brève',
    'B16.4': 'Le retour des éliminés',
  },
};
