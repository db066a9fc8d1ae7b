import type { Exhibit } from '../../../learn/examples/types';
import { land } from './setup';

/** 5 Reinforcements. */
export const reserves: readonly Exhibit[] = [
  {
    id: 'reserve-enters',
    at: ['5.a', '6.h'],
    title: { en: 'A reserve enters the map', fr: 'Une réserve entre sur la carte' },
    position: land({ columns: 5, rows: 4 }, { units: ['HI C2/3'], reserves: [{ turn: 1, at: 'A2 A3', units: ['LI'] }] }, ['LI E4/6']),
    say: {
      en: 'Light infantry is due. It may enter at either of these two hexes, now or later, or never.',
      fr: 'Une infanterie légère est attendue. Elle peut entrer par l’un de ces deux hex, maintenant, plus tard ou jamais.',
    },
    marks: { choice: 'A2 A3' },
    steps: [
      {
        orders: ['LI+A3/2-B2'],
        say: {
          en: 'It comes as if it had stepped from a hex off the map, pays for the edge hex, and goes on with what is left.',
          fr: 'Elle arrive comme si elle venait d’un hex hors de la carte, paie l’hex de bord et continue avec ce qui lui reste.',
        },
        marks: { front: 'B2' },
      },
    ],
  },
  {
    id: 'reserve-blocked',
    at: ['5.b'],
    title: { en: 'The way in is blocked', fr: 'L’entrée est barrée' },
    position: land({ columns: 4, rows: 3 }, { units: [], reserves: [{ turn: 1, at: 'A2', units: ['HI'] }] }, ['LI A2/5']),
    say: {
      en: 'Heavy infantry is to enter at A2, but the enemy stands there.',
      fr: 'L’infanterie lourde devrait entrer par A2, mais l’ennemi s’y tient.',
    },
    marks: { threat: 'A2' },
    steps: [
      {
        refused: { order: 'HI+A2/2', rule: '5.b' },
        say: { en: 'It cannot enter and waits beside the map.', fr: 'Elle ne peut pas entrer et attend à côté de la carte.' },
        marks: { threat: 'A2' },
      },
      {
        orders: ['end', 'end', 'end'],
        say: {
          en: 'In the melee phase it may attack from there.',
          fr: 'En phase de mêlée, elle peut attaquer de là.',
        },
        marks: { threat: 'A2' },
      },
      {
        orders: ['HIxA2/2', 'stand'],
        dice: [6],
        say: { en: '4 against 2 is 2-1, and a 6 eliminates the defender.', fr: '4 contre 2 font 2-1, et un 6 élimine le défenseur.' },
      },
      {
        orders: ['advance'],
        say: { en: 'It advances, and is on the map.', fr: 'Elle avance, et la voilà sur la carte.' },
      },
    ],
  },
];
