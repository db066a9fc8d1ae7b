import { land } from './setup';
import type { Exhibit } from './types';

/** 9 Melee. */
export const melee: readonly Exhibit[] = [
  {
    id: 'melee-64-48',
    at: ['9.3'],
    title: { en: '64 against 48', fr: '64 contre 48' },
    position: land(
      { columns: 5, rows: 4, hill: 'C2' },
      { units: ['KT B2/2'], leaders: ['B2', 'B2'] },
      { units: ['PX C2/2'], leaders: ['C2'] },
      { phase: 'melee' },
    ),
    say: {
      en: 'Knights with two leaders stand on the flank of a phalanx, which holds a hill with a leader. The knights will attack.',
      fr: 'Des chevaliers et deux chefs se trouvent sur le flanc d’une phalange, qui tient une colline avec un chef. Les chevaliers vont attaquer.',
    },
    marks: { facing: 'C2', selected: 'B2' },
    steps: [
      {
        orders: ['B2xC2'],
        say: {
          en: 'The attack is declared. The phalanx is slower than the knights and may not retreat; its leader may still leave, but stays.',
          fr: 'L’attaque est déclarée. La phalange est plus lente que les chevaliers et ne peut battre en retraite ; son chef pourrait se retirer, mais il reste.',
        },
        marks: { attack: 'B2xC2' },
      },
      {
        orders: ['away 0'],
        dice: [4, 2, 3, 6],
        say: {
          en: '8 × 2 (flank) × 2 × 2 (two leaders) = 64 against 6 × 2 (phalanx against cavalry) × 2 (hill) × 2 (leader) = 48: not quite 2-1, so 1-1. A 4 is M: both are disordered. Three leader checks, 2, 3 and 6: all live.',
          fr: '8 × 2 (flanc) × 2 × 2 (deux chefs) = 64 contre 6 × 2 (phalange contre cavalerie) × 2 (colline) × 2 (chef) = 48 : moins de 2-1, donc 1-1. Un 4 donne M : les deux unités sont désorganisées. Trois tests de chef, 2, 3 et 6 : tous survivent.',
        },
      },
      {
        say: {
          en: 'The hex is not empty: nobody advances.',
          fr: 'L’hex n’est pas vide : personne n’avance.',
        },
        marks: { group: 'C2' },
      },
    ],
  },
];
