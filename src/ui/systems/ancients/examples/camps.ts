import type { Exhibit } from '../../../learn/examples/types';
import { land } from './setup';

/** 6.j Camps. */
export const camps: readonly Exhibit[] = [
  {
    id: 'camp-captured',
    at: ['6.j.2'],
    title: { en: 'A camp is captured and retaken', fr: 'Un camp est capturé, puis repris' },
    position: land({ columns: 5, rows: 3 }, ['HC C3/1'], { units: ['LI D1/5'], camp: 'C2' }, { phase: 'melee' }),
    say: {
      en: 'Heavy cavalry before the enemy camp: 4 against 2.',
      fr: 'De la cavalerie lourde devant le camp ennemi : 4 contre 2.',
    },
    marks: { attack: 'C3xC2' },
    steps: [
      {
        orders: ['C3xC2'],
        dice: [6],
        say: {
          en: 'A 6 eliminates the camp. The cavalry advances, and from now on it plunders: the camp is captured, 1 point.',
          fr: 'Un 6 élimine le camp. La cavalerie avance, et désormais elle pille : le camp est capturé, 1 point.',
        },
      },
      {
        orders: ['end', 'end', 'end', 'end'],
        say: {
          en: 'It never moves or fights again, and defends with 1, however strong it is. In the next turn the light infantry comes: 2 against 1.',
          fr: 'Elle ne bouge ni ne se bat plus, et se défend avec 1, quelle que soit sa force. Au tour suivant arrive l’infanterie légère : 2 contre 1.',
        },
        marks: { attack: 'D1xC2' },
      },
      {
        orders: ['D1xC2'],
        dice: [6],
        say: {
          en: 'The plunderer falls, and the camp is retaken. The point for its capture stays.',
          fr: 'L’unité qui pille tombe, et le camp est repris. Le point de sa capture reste acquis.',
        },
      },
    ],
  },
];
