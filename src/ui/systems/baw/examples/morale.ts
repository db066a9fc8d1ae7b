import type { Exhibit } from '../../../learn/examples/types';
import { field } from './setup';

/** B8, B9, B11, B12, B14, B16: fire, leaders, rally, morale, victory, options. */
export const morale: readonly Exhibit[] = [
  {
    id: 'baw-fire',
    at: ['B8.d', 'B8.a', 'B8.c', 'B8.f', 'B8.g', 'B11.a'],
    title: { en: 'Fire', fr: 'Le tir' },
    position: field({ columns: 7, rows: 5, forest: 'D3' }, ['ARC D4'], ['HOP D2', 'HOP F3', 'HOP F1']),
    say: {
      en: 'Archers reach 2 hexes. A 1 or a 2 disorganises, whoever the target is.',
      fr: 'Les archers portent à 2 hex. Un 1 ou un 2 désorganise, quelle que soit la cible.',
    },
    marks: { selected: 'D4', shots: 'D4:F3' },
    steps: [
      {
        refused: { order: 'D4:D2', rule: 'B8.f' },
        say: { en: 'Forest blocks the line to D2.', fr: 'La forêt bloque la ligne vers D2.' },
        marks: { sight: 'D4:D2' },
      },
      {
        refused: { order: 'D4:F1', rule: 'B8.d' },
        say: { en: 'F1 is out of range.', fr: 'F1 est hors de portée.' },
        marks: { range: 'D4' },
      },
      {
        orders: ['D4:F3'],
        dice: [2],
        say: {
          en: 'F3 is seen, and a 2 disorganises it: half strength, and it is not bound.',
          fr: 'F3 est vu, et un 2 le désorganise : demi-force, et il n’est pas engagé.',
        },
      },
    ],
  },
  {
    id: 'baw-javelins',
    at: ['B8.b', 'B8.e'],
    title: { en: 'One javelin', fr: 'Un seul javelot' },
    position: field({ columns: 5, rows: 4 }, ['LEG B3', 'ARC D3'], ['MF C3', 'HOP D1']),
    say: {
      en: 'A legion throws its javelins at a unit beside it, once in the whole battle.',
      fr: 'Une légion lance ses javelots sur une unité à côté d’elle, une fois dans toute la bataille.',
    },
    marks: { selected: 'B3', shots: 'B3:C3' },
    steps: [
      {
        orders: ['B3:C3'],
        dice: [4],
        say: { en: 'A 4 misses, and they are gone all the same.', fr: 'Un 4 manque, et ils sont quand même partis.' },
      },
      {
        refused: { order: 'D3:D1', rule: 'B8.e' },
        say: {
          en: 'The archers have an enemy beside them: they may not shoot past him at D1.',
          fr: 'Les archers ont un ennemi à côté d’eux : ils ne peuvent pas tirer plus loin, sur D1.',
        },
        marks: { threat: 'C3' },
      },
      {
        orders: ['D3:C3'],
        dice: [1],
        say: { en: 'They shoot at him: a 1 disorganises.', fr: 'Ils tirent sur lui : un 1 désorganise.' },
      },
    ],
  },
  {
    id: 'baw-leaders',
    at: ['B9.a', 'B9.b', 'B5.f', 'B6.e'],
    title: { en: 'Leaders on the move', fr: 'Des chefs en mouvement' },
    position: field(
      { columns: 6, rows: 5 },
      { units: ['LEG B4', 'LEG E4'], leaders: ['Gaius 2 B4'] },
      { units: ['LEG D3'], leaders: ['Hanno 1 C2'] },
      { phase: 'movement' },
    ),
    say: {
      en: 'Gaius has 8 points and no zone stops him.',
      fr: 'Gaius a 8 points et aucune zone ne l’arrête.',
    },
    marks: { zones: 'B4' },
    steps: [
      {
        orders: ['Gaius-E4'],
        say: { en: 'He rides past the enemy to the legion on E4.', fr: 'Il passe devant l’ennemi et rejoint la légion en E4.' },
      },
      {
        again: true,
        refused: { order: 'Gaius-D3', rule: 'B9.b' },
        say: { en: 'He never goes among enemies.', fr: 'Il ne va jamais parmi les ennemis.' },
      },
      {
        again: true,
        orders: ['B4-C2'],
        say: {
          en: 'Hanno stands alone on C2: the legion that ends its move there captures him.',
          fr: 'Hanno est seul en C2 : la légion qui y finit son mouvement le capture.',
        },
      },
    ],
  },
  {
    id: 'baw-rally',
    at: ['B11.d', 'B18', 'B11.e'],
    title: { en: 'Rally', fr: 'Un ralliement' },
    position: field(
      { columns: 6, rows: 5 },
      { units: ['LEG C3 disorganised', 'LEG E3 disorganised', 'LEG C5 disorganised'], leaders: ['Gaius 1 C4'], rally: 2 },
      ['MF B5'],
      { phase: 'melee' },
    ),
    say: {
      en: 'Rally number 2. Gaius, bonus 1, stands beside C3: there 1 to 3 rallies. On E3 it takes 1 or 2. The legion on C5 has an enemy beside it and does not roll.',
      fr: 'Nombre de ralliement 2. Gaius, bonus 1, est à côté de C3 : là, 1 à 3 rallie. En E3, il faut 1 ou 2. La légion en C5 a un ennemi à côté d’elle et ne lance pas de dé.',
    },
    marks: { group: 'C3 E3' },
    steps: [
      {
        orders: ['end'],
        dice: [3, 3],
        say: {
          en: 'Two dice, both 3: C3 is whole again, E3 is not.',
          fr: 'Deux dés, deux 3 : C3 est de nouveau entière, E3 ne l’est pas.',
        },
      },
    ],
  },
  {
    id: 'baw-morale',
    at: ['B12.b', 'B12.a', 'B12.d', 'B14.a'],
    title: { en: 'An army breaks', fr: 'Une armée se rompt' },
    position: field(
      { columns: 7, rows: 5 },
      ['PHX B3', 'PHX C4', 'PHX E4', 'PHX F4'],
      { units: ['AUX C3', 'AUX F3', 'AUX G1'], demoralisation: 60, disintegration: 63, lost: 56 },
      { phase: 'melee' },
    ),
    say: {
      en: 'The enemy has lost 56; at 60 he is demoralised, at 63 he disintegrates. 16 against 4 is 4-1, twice.',
      fr: 'L’ennemi a perdu 56 ; à 60 il est démoralisé, à 63 il se désintègre. 16 contre 4 donne 4-1, deux fois.',
    },
    marks: { attack: 'B3+C4xC3' },
    steps: [
      {
        orders: ['B3+C4xC3', 'hold'],
        dice: [2],
        say: {
          en: 'A 2 is DE: 4 points, 60 in all. Demoralised, for good.',
          fr: 'Un 2 donne DE : 4 points, 60 en tout. Démoralisé, pour de bon.',
        },
        marks: { attack: 'E4+F4xF3' },
      },
      {
        orders: ['E4+F4xF3'],
        dice: [1],
        say: {
          en: 'A 1 is DE again: 64. The army disintegrates, and the battle is over at once.',
          fr: 'Un 1 donne encore DE : 64. L’armée se désintègre, et la bataille est aussitôt terminée.',
        },
      },
    ],
  },
  {
    id: 'baw-victory',
    at: ['B14.c', 'B14.b', 'B14.d', 'B2.9', 'B4.c'],
    title: { en: 'After the last turn', fr: 'Après le dernier tour' },
    position: field(
      { columns: 5, rows: 4, camp: 'C2' },
      { units: ['LEG B4', 'LEG C4'], demoralisation: 70, disintegration: 100, lost: 20 },
      { units: ['HOP C2', 'HOP D1'], demoralisation: 70, disintegration: 100, lost: 30 },
      { turn: 12, player: 2, phase: 'melee', victory: [{ term: 'hold', by: 2, at: 'C2', points: 15 }] },
    ),
    say: {
      en: 'Losses of 20 and 30, out of 100 on either side: Red has the smaller share. But the camp on C2 is worth 15 to Blue, who holds it.',
      fr: 'Des pertes de 20 et de 30, sur 100 des deux côtés : les Rouges ont la plus petite part. Mais le camp en C2 vaut 15 aux Bleus, qui le tiennent.',
    },
    marks: { group: 'C2' },
    steps: [
      {
        orders: ['end'],
        say: {
          en: 'So it is 35 against 30, and Blue wins.',
          fr: 'C’est donc 35 contre 30, et les Bleus gagnent.',
        },
      },
    ],
  },
  {
    id: 'baw-free-melee',
    at: ['B16.2'],
    title: { en: 'Free melee', fr: 'La mêlée libre' },
    position: field({ columns: 4, rows: 4 }, ['LEVY B3', 'LEG C3'], ['PHX B2'], { options: ['B16.2'], phase: 'melee' }),
    say: {
      en: 'Nobody is bound. The legion may attack alone, 6 against 8, 1-2, or not at all.',
      fr: 'Personne n’est engagé. La légion peut attaquer seule, 6 contre 8, 1-2, ou ne pas attaquer.',
    },
    marks: { attack: 'C3xB2' },
    steps: [
      {
        orders: ['end'],
        say: { en: 'The phase may simply end.', fr: 'La phase peut simplement se terminer.' },
      },
    ],
  },
  {
    id: 'baw-brief',
    at: ['B16.3'],
    title: { en: 'Brief disorder', fr: 'La désorganisation brève' },
    position: field({ columns: 4, rows: 4 }, ['LEG B3'], ['HOP B2 disorganised'], { options: ['B16.3'], phase: 'melee' }),
    say: {
      en: 'Disorganised hoplites defend with 3: 6 against 3 is 2-1.',
      fr: 'Des hoplites désorganisés se défendent à 3 : 6 contre 3 donne 2-1.',
    },
    marks: { attack: 'B3xB2' },
    steps: [
      {
        orders: ['B3xB2'],
        dice: [3],
        say: {
          en: 'A 3 has no effect; the attack is over, and they are whole again, without a die.',
          fr: 'Un 3 est sans effet ; l’attaque est terminée, et ils sont de nouveau entiers, sans dé.',
        },
      },
    ],
  },
  {
    id: 'baw-recall',
    at: ['B16.4'],
    title: { en: 'The fallen return', fr: 'Le retour des éliminés' },
    position: field(
      { columns: 5, rows: 4 },
      { units: ['LEG C3'], leaders: ['Gaius 2 C3'], rally: 2, lost: 6, fallen: ['LEG'] },
      ['HOP E1'],
      { options: ['B16.4'], phase: 'rally' },
    ),
    say: {
      en: 'Gaius tries to call a lost legion back: at 2 + 2 = 4 or under.',
      fr: 'Gaius essaie de rappeler une légion perdue : à 2 + 2 = 4 ou moins.',
    },
    marks: { group: 'C3' },
    steps: [
      {
        orders: ['recall Gaius LEG'],
        dice: [4],
        say: {
          en: 'A 4: it stands on the first free hex beside him, in the north, disorganised, and its 6 points leave the losses.',
          fr: 'Un 4 : elle reparaît sur le premier hex libre à côté de lui, au nord, désorganisée, et ses 6 points sortent des pertes.',
        },
      },
    ],
  },
];
