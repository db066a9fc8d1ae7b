import type { Exhibit } from '../../../learn/examples/types';
import { land } from './setup';

/** C Counters, 2 the turn, 3 and 7 leaders come and go. */
export const basics: readonly Exhibit[] = [
  {
    id: 'counters',
    at: ['C'],
    title: { en: 'All counters', fr: 'Tous les pions' },
    position: land(
      { columns: 6, rows: 2 },
      {
        units: ['LI A1/1', 'HI B1/1', 'PX C1/1', 'LA D1/1', 'HA E1/1', 'MM F1/1', 'LC A2/1', 'HC B2/1', 'KT C2/1', 'CH D2/1', 'EL E2/1'],
        camp: 'F2',
        leaders: ['C2'],
      },
      [],
      { phase: 'melee' },
    ),
    say: {
      en: 'Above: light infantry, heavy infantry, phalanx, light archers, heavy archers, mixed missiles. Below: light cavalry, heavy cavalry, knights with a leader, chariots, elephants, and the camp.',
      fr: 'En haut : infanterie légère, infanterie lourde, phalange, archers légers, archers lourds, tireurs mixtes. En bas : cavalerie légère, cavalerie lourde, chevaliers avec un chef, chars, éléphants, et le camp.',
    },
  },
  {
    id: 'faces',
    at: ['C1'],
    title: { en: 'What a counter wears', fr: 'Ce que porte un pion' },
    position: land(
      { columns: 4, rows: 1 },
      { units: ['HI A1/1', 'HI B1/1 disordered', 'LA C1/1 volley', 'LI D1/1 disordered panicked'], panicked: true, lost: 30 },
      [],
      { phase: 'melee' },
    ),
    say: {
      en: 'From left to right: a unit at full strength; the same disordered, with half the strength; one under a volley marker; one disordered and panicked.',
      fr: 'De gauche à droite : une unité à pleine puissance ; la même désorganisée, avec la moitié de sa force ; une autre sous un marqueur Volée ; une dernière désorganisée et paniquée.',
    },
  },
  {
    id: 'turn',
    at: ['2'],
    title: { en: 'A player turn from end to end', fr: 'Un tour de joueur d’un bout à l’autre' },
    position: land({ columns: 5, rows: 4 }, { units: ['HI C4/1'], waiting: 1 }, ['LI C2/4', 'LA D1/4']),
    say: {
      en: 'The turn of the dark side. Leader removal, panic check and reinforcements are done: its leader waits beside the map. Now it moves.',
      fr: 'C’est le tour du camp sombre. Retrait des chefs, test de panique et renforts sont passés : son chef attend à côté de la carte. Place au mouvement.',
    },
    marks: { reach: 'C4', selected: 'C4' },
    steps: [
      {
        orders: ['C4-C3'],
        say: {
          en: 'Movement: the heavy infantry takes a step and stands before the light infantry.',
          fr: 'Mouvement : l’infanterie lourde fait un pas et se trouve devant l’infanterie légère.',
        },
        marks: { front: 'C3' },
      },
      {
        orders: ['end', '*C3', 'end'],
        say: {
          en: 'Leader placement: the leader joins it and will double its strength.',
          fr: 'Placement des chefs : le chef la rejoint et doublera sa force.',
        },
        marks: { group: 'C3' },
      },
      {
        orders: ['D1:C3'],
        dice: [5],
        say: {
          en: 'Fire: it is the other side that shoots. The light archers need 2 or less at a range of 2; the die shows 5. They now bear a volley marker.',
          fr: 'Tir : c’est l’autre camp qui tire. À portée 2, il faut 2 ou moins aux archers légers ; le dé donne 5. Ils portent désormais un marqueur Volée.',
        },
        marks: { sight: 'D1:C3' },
      },
      {
        orders: ['end', 'C3xC2'],
        say: {
          en: 'Melee: 4 ×2 (leader) = 8 against 2, more than 3-1. The light infantry is faster and could retreat; it stands.',
          fr: 'Mêlée : 4 ×2 (chef) = 8 contre 2, plus que 3-1. L’infanterie légère, plus rapide, pourrait battre en retraite ; elle tient.',
        },
        marks: { attack: 'C3xC2' },
      },
      {
        orders: ['stand', 'advance'],
        dice: [5],
        say: {
          en: 'A 5 eliminates the defender. Heavy infantry may advance into the hex, and does, with its leader.',
          fr: 'Un 5 élimine le défenseur. L’infanterie lourde peut avancer dans l’hex ; elle le fait, avec son chef.',
        },
      },
      {
        orders: ['end'],
        say: {
          en: 'Rally: there is nobody to rally. The turn of the light side begins.',
          fr: 'Ralliement : il n’y a personne à rallier. Le tour du camp clair commence.',
        },
      },
    ],
  },
  {
    id: 'leaders-come-and-go',
    at: ['3', '7'],
    title: { en: 'A leader is taken up and placed', fr: 'Un chef est retiré, puis placé' },
    position: land({ columns: 5, rows: 3 }, { units: ['HI B3/1', 'LI D3/1'], leaders: ['B3'] }, ['LI C1/4'], { player: 2, phase: 'melee' }),
    say: {
      en: 'The turn of the light side is ending. The leader of the dark side stands with the heavy infantry.',
      fr: 'Le tour du camp clair s’achève. Le chef du camp sombre est avec l’infanterie lourde.',
    },
    marks: { group: 'B3' },
    steps: [
      {
        orders: ['end'],
        say: {
          en: 'The turn of the dark side begins: its leader leaves the map.',
          fr: 'Le tour du camp sombre commence : son chef quitte la carte.',
        },
      },
      {
        orders: ['D3-D2'],
        say: {
          en: 'In the movement phase the units move without him.',
          fr: 'Pendant le mouvement, les unités se déplacent sans lui.',
        },
      },
      {
        orders: ['end'],
        refused: { order: '*C1', rule: '7' },
        say: {
          en: 'Then he is placed in any hex, however far away, only not with the enemy.',
          fr: 'Puis on le place dans n’importe quel hex, si loin soit-il, mais pas avec l’ennemi.',
        },
        marks: { threat: 'C1' },
      },
      {
        orders: ['*D2'],
        say: {
          en: 'He is with the light infantry now, where he is needed.',
          fr: 'Le voilà avec l’infanterie légère, où l’on a besoin de lui.',
        },
        marks: { group: 'D2' },
      },
    ],
  },
];
