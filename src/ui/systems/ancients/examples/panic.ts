import type { Exhibit } from '../../../learn/examples/types';
import { land } from './setup';

/** 4 Panic. */
export const panic: readonly Exhibit[] = [
  {
    id: 'panic',
    at: ['4.c', '4.a', 'FAQ 6'],
    title: { en: 'An army panics', fr: 'Une armée panique' },
    position: land({ columns: 5, rows: 5 }, { units: ['HI C4/1', 'LI B3/1'], leaders: ['C4'], panic: 6, lost: 6 }, ['LI C2/4', 'LC D1/4'], {
      player: 2,
      phase: 'melee',
    }),
    say: {
      en: 'The dark side has lost 6 strength points, its panic level. A leader stands with its heavy infantry.',
      fr: 'Le camp sombre a perdu 6 points de force, son seuil de panique. Un chef est avec son infanterie lourde.',
    },
    marks: { group: 'C4' },
    steps: [
      {
        orders: ['end'],
        say: {
          en: 'Its turn begins. First its leaders leave the map, then the army is checked: a leader shields nobody. Everybody is disordered and panicked.',
          fr: 'Son tour commence. Les chefs quittent d’abord la carte, puis vient le test : aucun chef ne protège personne. Tous sont désorganisés et paniqués.',
        },
      },
      {
        refused: { order: 'C4-C3', rule: '4.d' },
        say: {
          en: 'No panicked unit may come nearer to the enemy, and the phase cannot end before all that can flee have fled.',
          fr: 'Aucune unité paniquée ne peut s’approcher de l’ennemi, et la phase ne peut pas finir avant que toutes celles qui le peuvent aient fui.',
        },
        marks: { selected: 'C4', reach: 'C4' },
      },
      {
        orders: ['C4-C5', 'B3-B5'],
        say: { en: 'They turn about and flee.', fr: 'Elles font demi-tour et fuient.' },
      },
    ],
  },
  {
    id: 'panic-hemmed-in',
    at: ['FAQ 7', '4.d'],
    title: { en: 'Nowhere farther to go', fr: 'Nulle part où s’éloigner' },
    position: land({ columns: 5, rows: 2 }, { units: ['PX C1/4 disordered panicked'], panicked: true, lost: 30 }, ['LI A1/3', 'LI E1/5']),
    say: {
      en: 'A panicked phalanx with an enemy 2 hexes away on either side.',
      fr: 'Une phalange paniquée, avec un ennemi à 2 hex de chaque côté.',
    },
    marks: { selected: 'C1', reach: 'C1' },
    steps: [
      {
        refused: { order: 'C1-B1', rule: '4.d' },
        say: { en: 'It may not go nearer.', fr: 'S’approcher, elle ne le peut pas.' },
        marks: { selected: 'C1', threat: 'B1 D1' },
      },
      {
        orders: ['C1-C2'],
        say: {
          en: 'No path takes it farther away: its owner may move it where it is no nearer, or leave it.',
          fr: 'Aucun chemin ne l’éloigne : son propriétaire peut la déplacer là où elle n’est pas plus près, ou la laisser.',
        },
      },
      {
        again: true,
        orders: ['end'],
        say: { en: 'It stays, and the phase ends.', fr: 'Elle reste, et la phase se termine.' },
      },
    ],
  },
  {
    id: 'panic-order',
    at: ['FAQ 8', '4.d'],
    title: { en: 'In any order', fr: 'Dans n’importe quel ordre' },
    position: land({ columns: 5, rows: 4 }, { units: ['LI C3/4 disordered panicked', 'LI A4/1'], panicked: true, lost: 30 }, ['LI C1/4']),
    say: {
      en: 'One unit is panicked, the other came later and is sound.',
      fr: 'Une unité est paniquée, l’autre est arrivée plus tard et ne l’est pas.',
    },
    marks: { group: 'C3' },
    steps: [
      {
        orders: ['A4-A3'],
        say: { en: 'The sound one may move first.', fr: 'La seconde peut bouger la première.' },
      },
      {
        refused: { order: 'end', rule: '4.d' },
        say: { en: 'But the phase cannot end yet.', fr: 'Seulement, la phase ne finit pas encore.' },
        marks: { selected: 'C3', reach: 'C3' },
      },
      {
        orders: ['C3-C4'],
        say: { en: 'The other flees when its owner likes.', fr: 'L’autre fuit quand son propriétaire le veut.' },
      },
      {
        again: true,
        orders: ['C3-C4', 'A4-A3'],
        say: { en: 'The other way round is as good.', fr: 'L’inverse convient tout autant.' },
      },
    ],
  },
  {
    id: 'never-led',
    at: ['4.b', 'FAQ 11'],
    title: { en: 'An army without leaders', fr: 'Une armée sans chef' },
    position: land(
      { columns: 5, rows: 3 },
      { units: ['LI B3/1', 'LI D3/1'] },
      { units: ['LI C1/4'], leaders: ['C1'] },
      { player: 2, phase: 'melee' },
    ),
    say: {
      en: 'The dark side has no leader, and has never had one.',
      fr: 'Le camp sombre n’a pas de chef et n’en a jamais eu.',
    },
    steps: [
      {
        orders: ['end'],
        say: {
          en: 'At its panic check nothing happens: leaders that were never there are not lost.',
          fr: 'À son test de panique, rien ne se passe : des chefs qui n’ont jamais été là ne sont pas perdus.',
        },
      },
    ],
  },
];
