import type { optionNames as inEnglish } from '../en/optionNames';

export const optionNames: Record<keyof typeof inEnglish, string> = {
  'B16.1': 'En montant',
  'B16.2': 'Mêlée libre',
  'B16.3': 'Désordre bref',
  'B16.4': 'Le retour des éliminés',
};
