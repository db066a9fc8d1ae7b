import type { Exhibit } from '../../../learn/examples/types';
import { land } from './setup';

const MELEE = { phase: 'melee' };

/** 9 Melee. */
export const melee: readonly Exhibit[] = [
  {
    id: 'whom-to-attack',
    at: ['9.c'],
    title: { en: 'Whom a unit can attack', fr: 'Qui l’on peut attaquer' },
    position: land({ columns: 5, rows: 4 }, ['HC C3/1'], ['LI C2/4', 'HI D2/5', 'PX B2/3', 'LI C4/1'], MELEE),
    say: {
      en: 'Only enemies in its three front hexes, each at odds of its own. Against the phalanx, doubled against cavalry, the odds are below 1-2: no attack. The enemy behind is out of the question.',
      fr: 'Seulement les ennemis de ses trois hex de front, chacun à son propre rapport de forces. Contre la phalange, doublée face à la cavalerie, le rapport est inférieur à 1-2 : pas d’attaque. L’ennemi de derrière n’entre pas en ligne de compte.',
    },
    marks: { selected: 'C3', front: 'C3', attack: 'C3xC2 C3xD2 C3xB2' },
  },
  {
    id: 'retreat',
    at: ['9.1'],
    title: { en: 'Retreat before combat', fr: 'Retraite avant combat' },
    position: land({ columns: 5, rows: 4 }, ['HI C3/1'], ['LI C2/4'], MELEE),
    say: {
      en: 'Heavy infantry, with an allowance of 2, attacks light infantry, which has 3 and is in order.',
      fr: 'L’infanterie lourde, d’une capacité de 2, attaque l’infanterie légère, qui a 3 et n’est pas désorganisée.',
    },
    marks: { attack: 'C3xC2' },
    steps: [
      {
        orders: ['C3xC2'],
        say: {
          en: 'The light infantry may give way into any of these hexes, whichever way it faces.',
          fr: 'L’infanterie légère peut se replier dans n’importe lequel de ces hex, quelle que soit son orientation.',
        },
        marks: { answers: true },
      },
      {
        orders: ['retreat C1', 'hold'],
        say: {
          en: 'It gets away, disordered and with its back to the enemy. The attack is spent; heavy infantry need not follow.',
          fr: 'Elle s’échappe, désorganisée et le dos à l’ennemi. L’attaque est dépensée ; l’infanterie lourde n’est pas obligée de suivre.',
        },
      },
      {
        again: true,
        orders: ['C3xC2', 'retreat D2'],
        say: {
          en: 'If it only steps aside, it is still in the front of the attacker, who may press on, now against its flank: 4 ×2 = 8 against 1.',
          fr: 'Si elle ne fait que s’écarter, elle reste devant l’attaquant, qui peut poursuivre, maintenant contre son flanc : 4 ×2 = 8 contre 1.',
        },
        marks: { attack: 'C3xD2' },
      },
      {
        orders: ['press', 'hold'],
        dice: [3],
        say: {
          en: 'At 3-1 a 3 is DD: already disordered, it is eliminated.',
          fr: 'À 3-1, un 3 donne DD : déjà désorganisée, elle est éliminée.',
        },
      },
    ],
  },
  {
    id: 'flank-doubles',
    at: ['9.2'],
    title: { en: 'From the front and from the flank', fr: 'De front et de flanc' },
    position: land({ columns: 5, rows: 3 }, ['HI C3/1', 'HI B1/3'], ['HI C2/4'], MELEE),
    say: {
      en: 'Two units of heavy infantry may attack one, each by itself.',
      fr: 'Deux unités d’infanterie lourde peuvent en attaquer une, chacune séparément.',
    },
    marks: { facing: 'C2' },
    steps: [
      {
        say: { en: 'From the front: 4 against 4, 1-1.', fr: 'De front : 4 contre 4, 1-1.' },
        marks: { attack: 'C3xC2' },
      },
      {
        say: { en: 'From the flank: 4 ×2 = 8 against 4, 2-1.', fr: 'De flanc : 4 ×2 = 8 contre 4, 2-1.' },
        marks: { attack: 'B1xC2', facing: 'C2' },
      },
      {
        orders: ['B1xC2'],
        dice: [2],
        say: {
          en: 'First from the flank: a 2 is M at 2-1, both are disordered.',
          fr: 'D’abord de flanc : à 2-1, un 2 donne M, les deux sont désorganisées.',
        },
      },
      {
        say: {
          en: 'The other now finds a weaker enemy: 4 against 2, 2-1 from the front as well.',
          fr: 'L’autre trouve maintenant un ennemi affaibli : 4 contre 2, soit 2-1 même de front.',
        },
        marks: { attack: 'C3xC2' },
      },
    ],
  },
  {
    id: 'ground-in-melee',
    at: ['9.2'],
    title: { en: 'What the ground does to the odds', fr: 'Ce que le terrain fait au rapport de forces' },
    position: land(
      { columns: 5, rows: 3, village: 'B1', hill: 'E2', ford: 'C3/1' },
      ['HI A2/2', 'HI C3/1', 'HI E3/1'],
      ['HI B1/5', 'HI C2/4', 'HI E2/4'],
      MELEE,
    ),
    say: {
      en: 'Always heavy infantry against heavy infantry: a village and a hill double the defender, 4 against 8; a ford halves the attacker, 2 against 4. Three times 1-2.',
      fr: 'Toujours infanterie lourde contre infanterie lourde : le village et la colline doublent le défenseur, 4 contre 8 ; le gué divise l’attaquant par deux, 2 contre 4. Trois fois 1-2.',
    },
    marks: { attack: 'A2xB1 C3xC2 E3xE2' },
  },
  {
    id: 'melee-64-48',
    at: ['9.3', '9.2'],
    title: { en: '64 against 48', fr: '64 contre 48' },
    position: land(
      { columns: 4, rows: 3, hill: 'C2' },
      { units: ['KT B2/2'], leaders: ['B2', 'B2'] },
      { units: ['PX C2/2'], leaders: ['C2'] },
      MELEE,
    ),
    say: {
      en: 'Knights with two leaders stand on the flank of a phalanx, which holds a hill with a leader.',
      fr: 'Des chevaliers et deux chefs se trouvent sur le flanc d’une phalange, qui tient une colline avec un chef.',
    },
    marks: { facing: 'C2' },
    steps: [
      {
        orders: ['B2xC2'],
        say: {
          en: 'They attack. The phalanx is slower and cannot retreat; its leader might leave, but stays.',
          fr: 'Ils attaquent. La phalange est plus lente et ne peut pas battre en retraite ; son chef pourrait se retirer, mais il reste.',
        },
        marks: { facing: 'C2' },
      },
      {
        say: {
          en: 'Attack: 8 ×2 (flank) ×2 ×2 (leaders) = 64. Defence: 6 ×2 (against cavalry) ×2 (hill) ×2 (leader) = 48. Less than twice as much: 1-1.',
          fr: 'Attaque : 8 ×2 (flanc) ×2 ×2 (chefs) = 64. Défense : 6 ×2 (contre la cavalerie) ×2 (colline) ×2 (chef) = 48. Moins du double : 1-1.',
        },
        marks: { attack: 'B2xC2' },
      },
      {
        orders: ['away 0'],
        dice: [4, 2, 3, 6],
        say: {
          en: 'A 4 is M: both are disordered. A die for each of the three leaders: no 1, all live. The hex is not empty, so nobody advances.',
          fr: 'Un 4 donne M : les deux sont désorganisés. Un dé pour chacun des trois chefs : pas de 1, tous survivent. L’hex n’est pas vide : personne n’avance.',
        },
      },
    ],
  },
  {
    id: 'advance',
    at: ['9.4'],
    title: { en: 'Advance after combat', fr: 'Avance après combat' },
    position: land({ columns: 5, rows: 3 }, ['KT B2/1', 'HI D2/1'], ['LI B1/4 disordered', 'LI D1/4 disordered'], MELEE),
    say: {
      en: 'Knights on the left, heavy infantry on the right, each before a disordered enemy.',
      fr: 'Des chevaliers à gauche, de l’infanterie lourde à droite, chacun devant un ennemi désorganisé.',
    },
    marks: { attack: 'B2xB1 D2xD1' },
    steps: [
      {
        orders: ['B2xB1'],
        dice: [4],
        say: {
          en: 'The knights win, and must advance into the empty hex; nobody asks them.',
          fr: 'Les chevaliers l’emportent et doivent avancer dans l’hex vide ; on ne leur demande pas leur avis.',
        },
      },
      {
        orders: ['D2xD1'],
        dice: [5],
        say: {
          en: 'The heavy infantry wins too. It is free to advance or not, as a phalanx would be.',
          fr: 'L’infanterie lourde l’emporte aussi. Libre à elle d’avancer ou non, comme le serait une phalange.',
        },
        marks: { selected: 'D2', choice: 'D1' },
      },
      {
        orders: ['hold'],
        say: { en: 'It stays where it is.', fr: 'Elle reste sur place.' },
      },
    ],
  },
];
