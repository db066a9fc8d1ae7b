import type { Exhibit } from '../../../learn/examples/types';
import { land } from './setup';

/** FAQ: the answers that can be shown on a board. 6 to 8 and 11 are with panic. */
export const faq: readonly Exhibit[] = [
  {
    id: 'faq-1',
    at: ['FAQ 1', '8.c'],
    title: { en: 'Three shots a turn', fr: 'Trois tirs par tour' },
    position: land({ columns: 5, rows: 3 }, ['longbow C3/1', 'longbow B2/2'], ['KT C2/4'], {
      types: { longbow: { as: 'LA', shots: 3 } },
      player: 2,
      phase: 'fire',
    }),
    say: {
      en: 'Two units of English archers, each with three shots in this phase; 4 or less hits cavalry beside them.',
      fr: 'Deux unités d’archers anglais, chacune avec trois tirs dans cette phase ; contre la cavalerie voisine, 4 ou moins touche.',
    },
    marks: { shots: 'C3:C2' },
    steps: [
      {
        orders: ['C3:C2', 'C3:C2', 'C3:C2'],
        dice: [5, 3, 6],
        say: {
          en: 'The first shoots three times: one hit, the knights are disordered.',
          fr: 'La première tire trois fois : une touche, les chevaliers sont désorganisés.',
        },
      },
      {
        orders: ['B2:C2', 'B2:C2'],
        dice: [6, 4],
        say: {
          en: 'The other has three shots of its own: the second of them eliminates the knights.',
          fr: 'L’autre a trois tirs à elle : le deuxième élimine les chevaliers.',
        },
      },
    ],
  },
  {
    id: 'faq-2',
    at: ['FAQ 2', '13.9'],
    title: { en: 'Towards the nearest', fr: 'Vers le plus proche' },
    position: land({ columns: 5, rows: 4 }, ['KT B4/1'], ['HI B2/4', 'HI E4/6'], {
      options: ['13.9'],
      phase: 'movement',
      optional: { control: 'lost' },
    }),
    say: {
      en: 'Knights out of control, one enemy 2 hexes away and another 3.',
      fr: 'Des chevaliers hors de contrôle, un ennemi à 2 hex et un autre à 3.',
    },
    marks: { selected: 'B4' },
    steps: [
      {
        refused: { order: 'B4-D3', rule: '13.9' },
        say: { en: 'They may not choose the farther one.', fr: 'Ils ne peuvent pas choisir le plus éloigné.' },
        marks: { selected: 'B4', threat: 'E4' },
      },
      {
        orders: ['B4-B3'],
        say: { en: 'They go for the nearest.', fr: 'Ils vont au plus proche.' },
        marks: { front: 'B3' },
      },
    ],
  },
  {
    id: 'faq-3',
    at: ['FAQ 3', '13.9'],
    title: { en: 'Through their own', fr: 'À travers les leurs' },
    position: land({ columns: 5, rows: 5 }, ['KT C5/1', 'LI C4/1'], ['HI C1/4'], {
      options: ['13.9'],
      phase: 'movement',
      optional: { control: 'lost' },
    }),
    say: {
      en: 'Knights out of control, with their own light infantry between them and the enemy.',
      fr: 'Des chevaliers hors de contrôle, avec leur propre infanterie légère entre eux et l’ennemi.',
    },
    marks: { selected: 'C5' },
    steps: [
      {
        refused: { order: 'C5-B3-C2', rule: '13.9' },
        say: { en: 'They may not go round it.', fr: 'La contourner, ils ne le peuvent pas.' },
        marks: { selected: 'C5', threat: 'B3 D3' },
      },
      {
        orders: ['C5-C2'],
        say: {
          en: 'They ride through it, and both are disordered. They must only not end stacked with it.',
          fr: 'Ils la traversent, et les deux unités sont désorganisées. Seulement, ils ne finissent jamais empilés avec elle.',
        },
      },
    ],
  },
  {
    id: 'faq-5',
    at: ['FAQ 5', '9.1'],
    title: { en: 'Into the jaws of the enemy', fr: 'Dans la gueule du loup' },
    position: land({ columns: 5, rows: 4 }, ['HI C4/1', 'LI B2/2', 'LI C1/4'], ['LI C3/4'], { options: ['13.1'], phase: 'melee' }),
    say: {
      en: 'Light infantry is attacked from the south, with more enemies behind it.',
      fr: 'L’infanterie légère est attaquée par le sud, avec d’autres ennemis derrière elle.',
    },
    marks: { attack: 'C4xC3' },
    steps: [
      {
        orders: ['C4xC3'],
        say: {
          en: 'It may retreat into any of these hexes, enemy zones of control or not.',
          fr: 'Elle peut battre en retraite dans n’importe lequel de ces hex, zone de contrôle ennemie ou non.',
        },
        marks: { answers: true, front: 'B2 C1' },
      },
      {
        orders: ['retreat C2', 'hold'],
        say: { en: 'It goes between them, and is disordered.', fr: 'Elle va entre les deux, et se trouve désorganisée.' },
        marks: { front: 'B2 C1' },
      },
    ],
  },
  {
    id: 'faq-9',
    at: ['FAQ 9', '6.e'],
    title: { en: 'About turn on a hill', fr: 'Demi-tour sur une colline' },
    position: land({ columns: 5, rows: 4, hill: 'C2 C3 D2' }, ['HI C2/1']),
    say: {
      en: 'Heavy infantry with 2 points on a hill, facing the wrong way.',
      fr: 'L’infanterie lourde et ses 2 points sur une colline, tournée du mauvais côté.',
    },
    marks: { selected: 'C2', front: 'C2' },
    steps: [
      {
        say: { en: 'Turning right round costs 1 point, here as anywhere.', fr: 'Le demi-tour coûte 1 point, ici comme partout.' },
        marks: { selected: 'C2', path: 'C2/4' },
      },
      {
        refused: { order: 'C2-C3', rule: '6.d' },
        say: {
          en: 'With the point that is left it cannot climb the next hill hex behind it, which costs 2.',
          fr: 'Avec le point qui reste, elle ne peut pas gravir l’hex de colline derrière elle, qui en coûte 2.',
        },
        marks: { selected: 'C2', threat: 'C3' },
      },
      {
        orders: ['C2-B2'],
        say: { en: 'But down onto clear ground it can.', fr: 'En terrain clair, en revanche, elle peut descendre.' },
      },
    ],
  },
  {
    id: 'faq-10',
    at: ['FAQ 10', '6.l'],
    title: { en: 'From hill to hill', fr: 'De colline en colline' },
    position: land({ columns: 5, rows: 4, hill: 'A3 B2 B3 C3 D2 D3 E3', hill2: 'C2' }, ['LC C4/1']),
    say: {
      en: 'Light cavalry with 6 points: 2 for every hex of hill, up or down or on the level.',
      fr: 'La cavalerie légère et ses 6 points : 2 pour chaque hex de colline, qu’on monte, qu’on descende ou qu’on reste au même niveau.',
    },
    marks: { selected: 'C4', reach: 'C4' },
  },
  {
    id: 'faq-13',
    at: ['FAQ 13'],
    title: { en: 'On its own camp', fr: 'Sur son propre camp' },
    position: land({ columns: 5, rows: 3 }, ['KT C3/1', 'HI B2/2'], { units: ['HI C2/4 disordered'], camp: 'C2' }, { phase: 'melee' }),
    say: {
      en: 'Heavy infantry was set up on the hex of its camp. Whoever attacks meets the unit first: 8 against 2.',
      fr: 'L’infanterie lourde a été placée sur l’hex de son camp. Qui attaque rencontre d’abord l’unité : 8 contre 2.',
    },
    marks: { attack: 'C3xC2' },
    steps: [
      {
        orders: ['C3xC2'],
        dice: [6],
        say: {
          en: 'It is eliminated, but the knights do not advance as long as the camp stands.',
          fr: 'Elle est éliminée, mais les chevaliers n’avancent pas tant que le camp est debout.',
        },
      },
      {
        orders: ['B2xC2'],
        dice: [3],
        say: {
          en: 'The next attack meets the camp: 4 against 2, and a 3 disorders it.',
          fr: 'L’attaque suivante rencontre le camp : 4 contre 2, et un 3 le désorganise.',
        },
      },
    ],
  },
  {
    id: 'faq-15',
    at: ['FAQ 15', '13.12'],
    title: { en: 'Mongols on foot', fr: 'Des Mongols à pied' },
    position: land({ columns: 5, rows: 3 }, ['horse-archer C3/1'], ['HI C1/4'], {
      options: ['13.12'],
      types: { 'horse-archer': { as: 'LC', missile: 'B', traits: 'horse-archer' } },
    }),
    say: {
      en: 'Before the battle horse archers may dismount.',
      fr: 'Avant la bataille, les archers à cheval peuvent mettre pied à terre.',
    },
    marks: { selected: 'C3' },
    steps: [
      {
        orders: ['dismount C3 LA'],
        say: { en: 'They may fight as light archers.', fr: 'Ils peuvent combattre en archers légers.' },
      },
      {
        again: true,
        orders: ['dismount C3 MM'],
        say: { en: 'Or, if you would rather, as mixed missiles.', fr: 'Ou, si vous préférez, en tireurs mixtes.' },
      },
    ],
  },
  {
    id: 'faq-16',
    at: ['FAQ 16', '9.2'],
    title: { en: 'A defence of 0', fr: 'Une défense de 0' },
    position: land({ columns: 5, rows: 3 }, ['LA C3/1', 'LA B2/2 disordered'], ['LA C2/4 disordered'], { phase: 'melee' }),
    say: {
      en: 'Disordered light archers have a strength of 0.',
      fr: 'Des archers légers désorganisés ont une force de 0.',
    },
    steps: [
      {
        refused: { order: 'B2xC2', rule: '9.2' },
        say: { en: 'With 0 nobody attacks.', fr: 'Avec 0, on n’attaque pas.' },
        marks: { threat: 'B2' },
      },
      {
        say: { en: 'But anything above 0 attacks them at 3-1.', fr: 'Mais tout ce qui dépasse 0 les attaque à 3-1.' },
        marks: { attack: 'C3xC2' },
      },
      {
        orders: ['C3xC2'],
        dice: [2],
        say: { en: 'A 2 is DD: already disordered, they are eliminated.', fr: 'Un 2 donne DD : déjà désorganisés, ils sont éliminés.' },
      },
    ],
  },
  {
    id: 'faq-17',
    at: ['FAQ 17', '8.h'],
    title: { en: 'Disordered archers still shoot', fr: 'Désorganisés, ils tirent encore' },
    position: land({ columns: 5, rows: 3 }, ['LA C3/1 disordered'], ['LC C2/4'], { phase: 'melee' }),
    say: {
      en: 'Disordered light archers with an enemy before them.',
      fr: 'Des archers légers désorganisés, un ennemi devant eux.',
    },
    steps: [
      {
        refused: { order: 'C3xC2', rule: '9.2' },
        say: { en: 'In their own melee phase they cannot attack.', fr: 'Dans leur propre phase de mêlée, ils ne peuvent pas attaquer.' },
        marks: { threat: 'C3' },
      },
      {
        orders: ['end', 'end', 'end'],
        say: {
          en: 'But in the enemy’s turn they shoot as well as ever: 4 or less.',
          fr: 'Mais au tour de l’ennemi, ils tirent aussi bien que jamais : 4 ou moins.',
        },
        marks: { shots: 'C3:C2' },
      },
      {
        orders: ['C3:C2'],
        dice: [4],
        say: { en: 'A 4: hit.', fr: 'Un 4 : touché.' },
      },
    ],
  },
  {
    id: 'faq-18',
    at: ['FAQ 18', '9.2'],
    title: { en: 'Always doubled against cavalry', fr: 'Toujours doublée contre la cavalerie' },
    position: land({ columns: 5, rows: 3 }, ['KT B2/1', 'PX D2/1 disordered'], ['PX B1/1 disordered', 'HC D1/4'], { phase: 'melee' }),
    say: {
      en: 'On the left knights attack a disordered phalanx in the rear, on the right another disordered phalanx attacks cavalry.',
      fr: 'À gauche, des chevaliers prennent à revers une phalange désorganisée ; à droite, une autre phalange désorganisée attaque de la cavalerie.',
    },
    steps: [
      {
        say: {
          en: '8 ×2 (flank) = 16 against 3 ×2 (against cavalry) = 6: 2-1.',
          fr: '8 ×2 (flanc) = 16 contre 3 ×2 (contre la cavalerie) = 6 : 2-1.',
        },
        marks: { attack: 'B2xB1' },
      },
      {
        say: {
          en: '3 ×2 (against cavalry) = 6 against 4: 1-1.',
          fr: '3 ×2 (contre la cavalerie) = 6 contre 4 : 1-1.',
        },
        marks: { attack: 'D2xD1' },
      },
      {
        orders: ['D2xD1', 'stand'],
        dice: [2],
        say: {
          en: 'It fights so: a 2 is M, and the cavalry is disordered.',
          fr: 'C’est ainsi qu’elle se bat : un 2 donne M, et la cavalerie est désorganisée.',
        },
      },
    ],
  },
];
