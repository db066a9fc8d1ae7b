import type { Lesson, Setting } from '../../../learn/lessons/types';

const edge: Setting = {
  position: {
    system: 'baw',
    map: { columns: 7, rows: 5 },
    turn: 8,
    phase: 'melee',
    armies: [
      { units: ['PHX B3', 'PHX C4', 'PHX E4', 'PHX F4'], demoralisation: 70, disintegration: 90, lost: 31 },
      { units: ['AUX C3', 'LI F3', 'HOP G1'], demoralisation: 60, disintegration: 63, lost: 56 },
    ],
  },
  rolls: { 'B3+C4xC3': [2], 'E4+F4xF3': [2] },
  foe: ['stand', 'hold', 'end'],
};

/** Losses, the two levels, what a demoralised army is worth, and the end. */
export const morale: Lesson = {
  id: 'morale',
  system: 'baw',
  teaches: ['B7.4.c', 'B12.a', 'B12.b', 'B12.c', 'B12.d', 'B14.a', 'B14.c'],
  steps: [
    {
      setting: edge,
      text: {
        en: 'The strength of units that are eliminated adds up as losses ({rule:B12.a}). Blue has lost 56. At 60 his army is demoralised, at 63 it disintegrates ({rule:B12.b}). Whose elimination alone would demoralise it now? Tap the unit.',
        fr: 'La force des unités éliminées s’additionne en pertes ({rule:B12.a}). Les Bleus ont perdu 56. À 60 leur armée est démoralisée, à 63 elle se désintègre ({rule:B12.b}). Quelle unité, éliminée seule, la démoraliserait maintenant ? Touchez-la.',
      },
      goal: { tap: 'C3' },
      wrong: [
        {
          when: { did: 'tap F3' },
          say: {
            en: 'Light foot counts 3: that makes 59, one too few.',
            fr: 'L’infanterie légère compte 3 : cela fait 59, il en manque un.',
          },
          by: ['tap F3'],
        },
        {
          when: { did: 'tap G1' },
          say: {
            en: 'Hoplites count 6 and would do, but nobody of yours stands beside them.',
            fr: 'Les hoplites comptent 6 et suffiraient, mais personne des vôtres n’est à côté d’eux.',
          },
          by: ['tap G1'],
        },
      ],
      hint: { en: 'Four points are missing, and it must be in reach.', fr: 'Il manque quatre points, et il faut pouvoir l’atteindre.' },
      otherwise: { en: 'One of Blue’s units.', fr: 'Une des unités des Bleus.' },
      done: {
        en: 'The auxiliaries: 4, that makes 60. A unit counts in full even if it was halved when it fell.',
        fr: 'Les auxiliaires : 4, cela fait 60. Une unité compte en entier, même si elle était divisée par deux quand elle est tombée.',
      },
      solution: ['tap C3'],
    },
    {
      text: {
        en: 'Attack them with the two phalanxes beside them: 16 against 4 is 4-1.',
        fr: 'Attaquez-les avec les deux phalanges à côté d’eux : 16 contre 4 donne 4-1.',
      },
      goal: { event: 'demoralised', with: { side: 2 } },
      show: 'B3 C4 C3',
      hint: { en: 'Tap B3, C4 and C3, and give the order.', fr: 'Touchez B3, C4 et C3, et donnez l’ordre.' },
      wrong: [
        {
          when: { order: 'E4+F4xF3' },
          say: {
            en: 'The light foot is a good target too, but not the first. Take that back.',
            fr: 'L’infanterie légère est aussi une bonne cible, mais pas la première. Annulez.',
          },
          by: ['E4+F4xF3'],
        },
      ],
      done: {
        en: 'A 2 is DE, 60 in all: demoralised, for good. You may advance into C3 or stay.',
        fr: 'Un 2 donne DE, 60 en tout : démoralisée, pour de bon. Vous pouvez avancer en C3 ou rester.',
      },
      solution: ['B3+C4xC3'],
    },
    {
      text: {
        en: 'A demoralised army fights on, but it does not advance after combat, and its attacks are shifted one column to the left ({rule:B12.c}, {rule:B7.4.c}). What would its hoplites and others, 12 in all, have against a legion of 6?',
        fr: 'Une armée démoralisée continue de combattre, mais n’avance pas après combat, et ses attaques sont décalées d’une colonne vers la gauche ({rule:B12.c}, {rule:B7.4.c}). Qu’auraient ses hoplites et d’autres, 12 en tout, contre une légion de 6 ?',
      },
      goal: {
        choose: [
          {
            text: { en: '2-1', fr: '2-1' },
            say: { en: 'That was before.', fr: 'C’était avant.' },
          },
          {
            text: { en: '1-1', fr: '1-1' },
            right: true,
            say: { en: 'Yes: 2-1 shifted by one.', fr: 'Oui : 2-1 décalé d’une colonne.' },
          },
          {
            text: { en: '1-2', fr: '1-2' },
            say: { en: 'One column, not two.', fr: 'Une colonne, pas deux.' },
          },
        ],
      },
      solution: ['say 2'],
    },
    {
      text: {
        en: 'Three more points, and the army is no more ({rule:B12.d}). The light foot on F3 has just 3: first say whether somebody advances, then attack it with your other two phalanxes.',
        fr: 'Encore trois points, et l’armée n’est plus ({rule:B12.d}). L’infanterie légère en F3 en a justement 3 : dites d’abord si quelqu’un avance, puis attaquez-la avec vos deux autres phalanges.',
      },
      goal: { event: 'disintegrated', with: { side: 2 } },
      show: 'E4 F4 F3',
      hint: {
        en: 'Advance or stay; then tap E4, F4 and F3, and give the order.',
        fr: 'Avancez ou restez ; puis touchez E4, F4 et F3, et donnez l’ordre.',
      },
      done: {
        en: 'An army that disintegrates loses at once, whatever the turn ({rule:B14.a}). If none does, the smaller *share* of losses wins after the last turn ({rule:B14.c}).',
        fr: 'Une armée qui se désintègre perd aussitôt, quel que soit le tour ({rule:B14.a}). Si aucune ne le fait, la plus petite *part* de pertes gagne après le dernier tour ({rule:B14.c}).',
      },
      solution: ['hold', 'E4+F4xF3'],
    },
  ],
  end: {
    en: 'Count the points that are missing, the enemy’s and your own: they tell you when to risk a fight and when to avoid one.',
    fr: 'Comptez les points qui manquent, à l’ennemi et à vous : ils disent quand risquer un combat et quand l’éviter.',
  },
};
