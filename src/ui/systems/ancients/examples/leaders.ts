import type { Exhibit } from '../../../learn/examples/types';
import { land } from './setup';

/** 10 Rally, 11 leaders, 12 victory. */
export const leaders: readonly Exhibit[] = [
  {
    id: 'rally',
    at: ['10'],
    title: { en: 'Rallied by a leader', fr: 'Ralliée par un chef' },
    position: land(
      { columns: 5, rows: 3 },
      { units: ['HI B2/1 disordered', 'LI D2/1 disordered', 'LA C2/1 volley'], leaders: ['B2'] },
      ['LI C1/4'],
      {
        phase: 'melee',
      },
    ),
    say: {
      en: 'Two disordered units, one of them with a leader, and archers under a volley marker. The dark side ends its melee phase.',
      fr: 'Deux unités désorganisées, dont une avec un chef, et des archers sous un marqueur Volée. Le camp sombre termine sa phase de mêlée.',
    },
    steps: [
      {
        orders: ['end'],
        say: {
          en: 'The volley marker goes, and the unit with the leader is at full strength again. The other must wait for one.',
          fr: 'Le marqueur Volée disparaît, et l’unité avec le chef retrouve sa pleine puissance. L’autre devra en attendre un.',
        },
      },
    ],
  },
  {
    id: 'leader-leaves',
    at: ['11.b'],
    title: { en: 'A leader saves himself', fr: 'Un chef se met à l’abri' },
    position: land({ columns: 5, rows: 3 }, ['KT C3/1'], { units: ['HI C2/4'], leaders: ['C2'] }, { phase: 'melee' }),
    say: {
      en: 'Knights attack heavy infantry with a leader: 8 against 4 ×2 = 8.',
      fr: 'Des chevaliers attaquent l’infanterie lourde et son chef : 8 contre 4 ×2 = 8.',
    },
    marks: { attack: 'C3xC2' },
    steps: [
      {
        orders: ['C3xC2'],
        say: {
          en: 'Before the odds are worked out the leader may leave. Then his unit must retreat as well, or suffer for it.',
          fr: 'Avant le calcul du rapport de forces, le chef peut se retirer. Son unité doit alors battre en retraite aussi, ou en pâtir.',
        },
        marks: { attack: 'C3xC2' },
      },
      {
        orders: ['away 1'],
        dice: [4],
        say: {
          en: 'He leaves. The heavy infantry is too slow to retreat: a DD at once, then 8 against 2, and a 4 at 3-1 eliminates it. The leader comes back at the next placement.',
          fr: 'Il se retire. L’infanterie lourde est trop lente pour battre en retraite : un DD aussitôt, puis 8 contre 2, et un 4 à 3-1 l’élimine. Le chef reviendra au prochain placement.',
        },
      },
    ],
  },
  {
    id: 'leader-checked',
    at: ['11.d'],
    title: { en: 'A leader is hit', fr: 'Un chef est atteint' },
    position: land({ columns: 5, rows: 3 }, ['LA C3/1'], { units: ['HI C2/4'], leaders: ['C2'] }, { player: 2, phase: 'fire' }),
    say: {
      en: 'Light archers shoot at heavy infantry with a leader: 3 or less hits.',
      fr: 'Des archers légers tirent sur l’infanterie lourde et son chef : 3 ou moins touche.',
    },
    marks: { shots: 'C3:C2' },
    steps: [
      {
        orders: ['C3:C2'],
        dice: [2, 1],
        say: {
          en: 'A 2: the heavy infantry is disordered. So a die is rolled for its leader, and a 1 kills him.',
          fr: 'Un 2 : l’infanterie lourde est désorganisée. On lance donc un dé pour son chef, et un 1 le tue.',
        },
      },
      {
        again: true,
        orders: ['C3:C2'],
        dice: [2, 4],
        say: { en: 'With anything else he lives.', fr: 'Avec tout autre résultat, il survit.' },
      },
    ],
  },
  {
    id: 'leader-captured',
    at: ['11.e'],
    title: { en: 'A leader is captured', fr: 'Un chef est capturé' },
    position: land({ columns: 5, rows: 3 }, ['LC A3/2'], { units: ['HI D1/5'], leaders: ['C2'] }),
    say: {
      en: 'An enemy leader stands alone at C2. Enemy units bar the way, leaders alone do not.',
      fr: 'Un chef ennemi est seul en C2. Les unités ennemies barrent la route, un chef seul non.',
    },
    marks: { selected: 'A3', path: 'A3-C2' },
    steps: [
      {
        orders: ['A3-C2'],
        say: {
          en: 'Whoever enters his hex captures him. He is lost for good.',
          fr: 'Qui entre dans son hex le capture. Il est perdu pour de bon.',
        },
      },
    ],
  },
  {
    id: 'points',
    at: ['12'],
    title: { en: 'The last turn is over', fr: 'Le dernier tour s’achève' },
    position: land(
      { columns: 5, rows: 3 },
      ['LC D1/1 plundering', 'HI B2/1 disordered'],
      { units: ['LI D3/1'], camp: 'D1 captured' },
      { turn: 6, turns: 6, player: 2, phase: 'melee' },
    ),
    say: {
      en: 'The light cavalry plunders the enemy camp: 1 point. The heavy infantry is disordered, but will count in full.',
      fr: 'La cavalerie légère pille le camp ennemi : 1 point. L’infanterie lourde est désorganisée, mais comptera entière.',
    },
    steps: [
      {
        orders: ['end'],
        say: {
          en: 'At the end 2 + 4 = 6 against 2 is at least twice as much: 1 more point. The dark side wins, 2 to 0.',
          fr: 'À la fin, 2 + 4 = 6 contre 2, au moins le double : 1 point de plus. L’armée sombre l’emporte, 2 à 0.',
        },
      },
    ],
  },
];
