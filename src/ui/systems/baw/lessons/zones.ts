import type { Lesson, Setting } from '../../../learn/lessons/types';

/** A line of one, and who comes up to it. */
const approach: Setting = {
  position: {
    system: 'baw',
    map: { columns: 7, rows: 6 },
    phase: 'movement',
    armies: [{ units: ['MF B3', 'LEG B5', 'LH C5'] }, { units: ['HOP E3', 'AUX G2'] }],
  },
};

/** A turn later: two of Red’s are in the enemy’s zone. */
const held: Setting = {
  position: {
    system: 'baw',
    map: { columns: 7, rows: 6 },
    turn: 2,
    phase: 'movement',
    armies: [{ units: ['MF D3', 'LH E4', 'LEG C5'] }, { units: ['HOP E3', 'AUX G2'] }],
  },
};

/** Counters without a front, the cost of steps, zones of control and who leaves them. */
export const zones: Lesson = {
  id: 'zones',
  system: 'baw',
  teaches: ['B1.a', 'B1.d', 'B2.b', 'B3.a', 'B3.c', 'B4.a', 'B5.b', 'B6.a', 'B6.b', 'B6.c', 'B10.a'],
  steps: [
    {
      setting: approach,
      text: {
        en: 'You lead Red. A counter reads *strength* and *movement*: 6-3 has strength 6 and 3 points ({rule:B1.a}). It has no front: a unit looks all round. Tap the unit of yours that goes farthest.',
        fr: 'Vous menez les Rouges. Un pion se lit *force* et *mouvement* : 6-3 a une force de 6 et 3 points ({rule:B1.a}). Il n’a pas de front : une unité regarde tout autour d’elle. Touchez celle des vôtres qui va le plus loin.',
      },
      goal: { tap: 'C5' },
      hint: { en: 'The second number is what counts.', fr: 'C’est le second nombre qui compte.' },
      wrong: [
        {
          when: { did: 'tap B3' },
          say: {
            en: 'A warband is 5-4: 4 points. Somebody has twice as many.',
            fr: 'Une bande guerrière a 5-4 : 4 points. Quelqu’un en a le double.',
          },
          by: ['tap B3'],
        },
      ],
      otherwise: { en: 'Look at the second numbers of your own units.', fr: 'Regardez le second nombre de vos propres unités.' },
      done: {
        en: 'Light horse, 2-8. The dot says that it is *light* ({rule:B1.d}): it will go where others are stuck.',
        fr: 'La cavalerie légère, 2-8. Le point dit qu’elle est *légère* ({rule:B1.d}) : elle passera là où les autres sont retenus.',
      },
      solution: ['tap C5'],
    },
    {
      text: {
        en: 'A unit controls the six hexes around it ({rule:B6.a}). Two of those that the hoplites on E3 control lie on your side of them: tap both.',
        fr: 'Une unité contrôle les six hex autour d’elle ({rule:B6.a}). Deux de ceux que contrôlent les hoplites en E3 sont de votre côté : touchez les deux.',
      },
      goal: { tap: 'D2 D3' },
      hint: { en: 'The two hexes to the left that touch E3.', fr: 'Les deux hex à gauche qui touchent E3.' },
      otherwise: {
        en: 'It must touch E3, on its left.',
        fr: 'Il doit toucher E3, sur sa gauche.',
      },
      done: {
        en: 'D2 and D3. Whoever comes into one of the six stops there, whatever points are left ({rule:B6.b}).',
        fr: 'D2 et D3. Qui entre dans l’un des six s’y arrête, quels que soient les points qui restent ({rule:B6.b}).',
      },
      solution: ['tap D2', 'tap D3'],
    },
    {
      text: {
        en: 'Bring the warband on B3 up to the hoplites, to D2 or D3. Points are paid for the ground that is entered ({rule:B2.b}); friends may be passed through ({rule:B3.c}), but only one unit ends in a hex ({rule:B3.a}).',
        fr: 'Amenez la bande guerrière de B3 au contact des hoplites, en D2 ou D3. On paie des points pour le terrain où l’on entre ({rule:B2.b}) ; on peut traverser des amis ({rule:B3.c}), mais une seule unité finit dans un hex ({rule:B3.a}).',
      },
      goal: { piece: 'MF', army: 1, at: 'D2 D3' },
      show: 'D2 D3',
      hint: { en: 'Tap B3, then D3.', fr: 'Touchez B3, puis D3.' },
      wrong: [
        {
          when: { all: [{ event: 'moved', with: { unit: 'B3' } }, { none: { piece: 'MF', army: 1, at: 'D2 D3' } }] },
          say: {
            en: 'It has moved, but not up to the enemy. Each unit moves once a turn: take it back.',
            fr: 'Elle s’est déplacée, mais pas jusqu’à l’ennemi. Une unité ne bouge qu’une fois par tour : annulez.',
          },
          by: ['B3-C3'],
        },
      ],
      done: {
        en: 'It took 2 of its 4 points, and the other 2 are lost: in the zone it goes no farther. In your melee it would now have to attack.',
        fr: 'Il lui a fallu 2 de ses 4 points, et les 2 autres sont perdus : dans la zone, elle ne va pas plus loin. Dans votre mêlée, elle devrait maintenant attaquer.',
      },
      solution: ['B3-D3'],
    },
    {
      setting: held,
      text: {
        en: 'A turn later. Both sides still stand there. Try to bring the warband on D3 back to C3.',
        fr: 'Un tour plus tard. Les deux camps sont toujours là. Essayez de ramener la bande guerrière de D3 en C3.',
      },
      goal: { did: 'refused B6.c inZone' },
      show: 'D3 C3',
      hint: { en: 'Tap D3, then C3, and see what is said.', fr: 'Touchez D3, puis C3, et voyez ce qui est dit.' },
      done: {
        en: 'A unit that *begins* in an enemy zone does not move at all ({rule:B6.c}). Only combat parts them. So think before you come up to somebody.',
        fr: 'Une unité qui *commence* dans une zone ennemie ne bouge pas du tout ({rule:B6.c}). Seul le combat les sépare. Réfléchissez donc avant de venir au contact.',
      },
      otherwise: {
        en: 'Take that back, and try it first with the warband on D3.',
        fr: 'Annulez, et essayez d’abord avec la bande guerrière en D3.',
      },
      solution: ['D3-C3'],
    },
    {
      text: {
        en: 'The light horse on E4 stands in the zone too, but it is light: it may leave, if its *first* step leads to a hex in no enemy zone ({rule:B10.a}). Bring it away, anywhere out of the enemy’s zones.',
        fr: 'La cavalerie légère en E4 est aussi dans la zone, mais elle est légère : elle peut partir, si son *premier* pas mène dans un hex hors de toute zone ennemie ({rule:B10.a}). Éloignez-la, n’importe où hors des zones ennemies.',
      },
      goal: {
        all: [{ event: 'moved', with: { unit: 'E4' } }, { none: { piece: 'LH', army: 1, at: 'E4 E2 D2 D3 F2 F3 F1 G1 G3' } }],
      },
      show: 'E4',
      hint: { en: 'Tap E4, then one of the hexes with a number.', fr: 'Touchez E4, puis un des hex avec un nombre.' },
      wrong: [
        {
          when: { event: 'moved', with: { unit: 'E4' } },
          say: {
            en: 'It has left the zone, but has come into an enemy zone again at another place. That is allowed, but here it should get away.',
            fr: 'Elle a quitté la zone, mais elle est entrée ailleurs dans une zone ennemie. C’est permis, mais ici elle doit s’éloigner.',
          },
          by: ['E4-F3'],
        },
      ],
      done: {
        en: 'With 8 points it may be anywhere next turn. Fire, movement, melee, rally: that is the turn, all of one player ({rule:B4.a}).',
        fr: 'Avec 8 points, elle peut être partout au tour suivant. Tir, mouvement, mêlée, ralliement : c’est le tour, tout d’un même joueur ({rule:B4.a}).',
      },
      solution: ['E4-D5'],
    },
    {
      text: {
        en: 'A step costs the ground entered, plus 1 for a slope and plus 1 for a stream that it crosses ({rule:B2.b}). What does a step up a slope into forest cost?',
        fr: 'Un pas coûte le terrain où l’on entre, plus 1 pour une pente et plus 1 pour un ruisseau franchi ({rule:B2.b}). Que coûte un pas en montant une pente vers une forêt ?',
      },
      goal: {
        choose: [
          {
            text: { en: '3 points', fr: '3 points' },
            say: { en: 'That is the forest alone.', fr: 'C’est la forêt seule.' },
          },
          {
            text: { en: '4 points', fr: '4 points' },
            right: true,
            say: {
              en: 'Yes, 3 + 1. A legion with its 3 points never gets there: what cannot be paid is not entered ({rule:B5.b}).',
              fr: 'Oui, 3 + 1. Une légion, avec ses 3 points, n’y arrive jamais : où l’on ne peut pas payer, on n’entre pas ({rule:B5.b}).',
            },
          },
          {
            text: { en: '5 points', fr: '5 points' },
            say: { en: 'There is no stream in it.', fr: 'Il n’y a pas de ruisseau.' },
          },
        ],
      },
      solution: ['say 2'],
    },
  ],
  end: {
    en: 'Coming up to an enemy is a decision: you stop, you stay, and you must fight. Light troops are the exception; use them to hold him, and to get away.',
    fr: 'Venir au contact d’un ennemi est une décision : on s’arrête, on reste, et il faut combattre. Les troupes légères font exception ; servez-vous-en pour le retenir, et pour vous dérober.',
  },
};
