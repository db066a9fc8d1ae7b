import type { Term } from '../../../learn/rulebook/terms';

/** The terms of the game at sea. */
export const seaTerms: readonly Term[] = [
  ['ship', 'navire', '14.1'],
  ['bow, stern', 'proue, poupe', '14.1'],
  ['crew quality', 'qualité de l’équipage', '14.1'],
  ['marines', 'marins', '14.1'],
  ['damaged', 'endommagé', '14.1'],
  ['sinking', 'en train de couler', '14.1'],
  ['ahead, astern', 'en avant, en arrière', '14.5'],
  ['to ram', 'éperonner', '14.6'],
  ['oar rake', 'bris de rames', '14.6.a'],
  ['rudder attack', 'attaque au gouvernail', '14.6.b'],
  ['flank ram', 'éperonnage de flanc', '14.6.c'],
  ['holed', 'voie d’eau', '14.6'],
  ['to scuttle', 'saborder', '14.7.e'],
  ['boarding', 'abordage', '14.8'],
  ['archery', 'tir d’archers', '14.8'],
  ['corvus', 'corvus', '14.8.h'],
  ['ballista', 'baliste', '14.9'],
  ['repair', 'réparation', '14.10'],
];
