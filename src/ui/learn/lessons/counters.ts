import type { Lesson, Scene } from './types';

const field: Scene = {
  position: {
    system: 'ancients',
    map: { columns: 9, rows: 7 },
    armies: [
      { panic: 0, units: ['LI C5/2', 'HI D6/1', 'LC B6/1'], leaders: [] },
      { panic: 0, units: ['HI E2/4', 'LI F3/4'], leaders: [] },
    ],
  },
};

/** Counters and facing: what is printed on a counter, front and flank, a first move and a turn. */
export const counters: Lesson = {
  id: 'counters',
  system: 'ancients',
  teaches: ['6.b', '6.d', '6.e'],
  steps: [
    {
      scene: field,
      text: { en: 'Take the light infantry.', fr: 'Prenez l’infanterie légère.' },
      goal: { did: 'take C5' },
      solution: ['take C5'],
    },
    {
      text: { en: 'Move it to D4.', fr: 'Amenez-la en D4.' },
      goal: { piece: 'LI', army: 1, at: 'D4' },
      wrong: [
        {
          when: { event: 'turned', with: { unit: 'C5' } },
          say: { en: 'It has turned.', fr: 'Elle a pivoté.' },
          by: ['C5/3'],
        },
      ],
      done: { en: 'There.', fr: 'Voilà.' },
      solution: ['C5-D4/2'],
    },
  ],
  end: { en: 'Done.', fr: 'Fini.' },
};
