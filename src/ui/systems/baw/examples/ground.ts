import type { Exhibit } from '../../../learn/examples/types';
import { field } from './setup';

/** B1 to B6, B13: counters, ground, the turn, movement, zones, who comes and goes. */
export const ground: readonly Exhibit[] = [
  {
    id: 'baw-types',
    at: ['B1.b', 'B1.a', 'B1.c'],
    title: { en: 'The counters', fr: 'Les pions' },
    position: field({ columns: 7, rows: 4 }, [
      'VLEG A1',
      'LEG B1',
      'RLEG C1',
      'PHX D1',
      'VET E1',
      'HOP F1',
      'MF G1',
      'AUX A2',
      'LI B2',
      'LEVY C2',
      'ARC D2',
      'CRE E2',
      'SLG F2',
      'COMP G2',
      'CAT A3',
      'HC B3',
      'MC C3',
      'MED D3',
      'LH E3',
      'NUM F3',
      'HA G3',
      'HCH B4',
      'CH C4',
      'SCY D4',
      'EL E4',
    ]),
    say: {
      en: 'All types in the order of the table: strength and movement allowance. A strength in brackets only defends, and a dot marks a light unit.',
      fr: 'Tous les types dans l’ordre de la table : force et capacité de mouvement. Une force entre parenthèses ne fait que se défendre, et un point marque une unité légère.',
    },
  },
  {
    id: 'baw-spent',
    at: ['B1.d'],
    title: { en: 'Spent in one attack', fr: 'Une seule attaque' },
    position: field({ columns: 5, rows: 4 }, ['SCY C4'], ['LEG C3'], { phase: 'melee' }),
    say: {
      en: 'Scythed chariots beside a legion: 6 against 6, 1-1. They are bound like any other unit.',
      fr: 'Des chars à faux à côté d’une légion : 6 contre 6, 1-1. Ils sont engagés comme toute autre unité.',
    },
    marks: { attack: 'C4xC3', duties: true },
    steps: [
      {
        orders: ['C4xC3'],
        dice: [3],
        say: {
          en: 'A 3 has no effect. The chariots have attacked, so they are taken off the map, and that is no loss.',
          fr: 'Un 3 est sans effet. Les chars ont attaqué : ils sont retirés de la carte, et ce n’est pas une perte.',
        },
      },
    ],
  },
  {
    id: 'baw-costs',
    at: ['B2.b', 'B2.1', 'B2.2', 'B2.3', 'B2.4', 'B5.b'],
    title: { en: 'What steps cost', fr: 'Ce que coûtent les pas' },
    position: field({ columns: 6, rows: 5, forest: 'C4 C5', level1: 'D1..F4', stream: 'B3/2' }, ['HC B3'], [], { phase: 'movement' }),
    say: {
      en: 'Heavy horse has 5 points. The number in a hex is what it would have left there. Forest below right, a slope to the east, a stream to the north-east.',
      fr: 'La cavalerie lourde a 5 points. Le nombre dans un hex est ce qu’il lui en resterait. Une forêt en bas à droite, une pente à l’est, un ruisseau au nord-est.',
    },
    marks: { selected: 'B3', reach: 'B3' },
    steps: [
      {
        orders: ['B3-C4'],
        say: { en: 'Into the forest: 3 points.', fr: 'Dans la forêt : 3 points.' },
      },
      {
        again: true,
        orders: ['B3-C3'],
        say: { en: 'Across the stream into clear terrain: 1 + 1 = 2.', fr: 'À travers le ruisseau vers un terrain clair : 1 + 1 = 2.' },
      },
      {
        again: true,
        orders: ['B3-D3'],
        say: {
          en: 'And on from there up the slope: 2 + 1 + 1 = 4.',
          fr: 'Et de là jusqu’en haut de la pente : 2 + 1 + 1 = 4.',
        },
      },
    ],
  },
  {
    id: 'baw-river',
    at: ['B2.e', 'B2.4', 'B2.5', 'B2.6'],
    title: { en: 'Water halves an attack', fr: 'L’eau divise une attaque par deux' },
    position: field(
      { columns: 6, rows: 4, river: 'B2 B4', ford: 'B3', stream: 'D2/S E2/S' },
      ['LEG B3', 'LEG B2', 'LEG D3'],
      ['AUX C3', 'AUX D2'],
      {
        phase: 'melee',
      },
    ),
    say: {
      en: 'From the ford 6 is halved: 3 against 4, 1-2.',
      fr: 'Depuis le gué, 6 est divisé par deux : 3 contre 4, 1-2.',
    },
    marks: { attack: 'B3xC3' },
    steps: [
      {
        say: {
          en: 'From the ford and the river together: 3 + 3 against 4, 1-1.',
          fr: 'Du gué et de la rivière ensemble : 3 + 3 contre 4, 1-1.',
        },
        marks: { attack: 'B2+B3xC3' },
      },
      {
        say: { en: 'Across the stream: 3 against 4, 1-2.', fr: 'À travers le ruisseau : 3 contre 4, 1-2.' },
        marks: { attack: 'D3xD2' },
      },
      {
        say: {
          en: 'One of the two it attacks is not across the stream; the unit is halved all the same: 3 against 8, 1-3.',
          fr: 'L’une des deux unités attaquées n’est pas derrière le ruisseau ; l’attaquant est quand même divisé par deux : 3 contre 8, 1-3.',
        },
        marks: { attack: 'D3xC3+D2' },
      },
    ],
  },
  {
    id: 'baw-printed',
    at: ['B2.c', 'B18', 'B2.3'],
    title: { en: 'Slopes as printed', fr: 'La pente telle qu’imprimée' },
    position: field({ columns: 5, rows: 4, level1: 'A1..E2' }, ['MF B2', 'MF C2', 'MF C4'], ['LEG C3'], { phase: 'melee' }),
    say: {
      en: 'Without option B16.1. Two warbands, both from above: the legion is doubled, 10 against 12 is 1-2.',
      fr: 'Sans l’option B16.1. Deux bandes guerrières, toutes deux d’en haut : la légion est doublée, 10 contre 12 donne 1-2.',
    },
    marks: { attack: 'B2+C2xC3' },
    steps: [
      {
        say: {
          en: 'One of the two on the legion’s own level: it is not doubled, 10 against 6 is 1-1.',
          fr: 'L’une des deux au niveau de la légion : elle n’est pas doublée, 10 contre 6 donne 1-1.',
        },
        marks: { attack: 'C2+C4xC3' },
      },
    ],
  },
  {
    id: 'baw-sea',
    at: ['B2.7', 'B2.8', 'B7.7.b'],
    title: { en: 'With the sea behind', fr: 'La mer dans le dos' },
    position: field({ columns: 5, rows: 4, sea: 'A1..E1', rampart: 'B2' }, ['PHX C3', 'PHX D2'], ['HOP C2', 'HOP E4'], { phase: 'melee' }),
    say: {
      en: 'The hoplites have the sea behind them and a rampart beside them, and the phalanxes control the rest. 16 against 6 is 2-1.',
      fr: 'Les hoplites ont la mer derrière eux et un rempart à côté, et les phalanges contrôlent le reste. 16 contre 6 donne 2-1.',
    },
    marks: { attack: 'C3+D2xC2' },
    steps: [
      {
        orders: ['C3+D2xC2'],
        dice: [4],
        say: { en: 'A 4 is DR, and there is no way: eliminated.', fr: 'Un 4 donne DR, et il n’y a pas d’issue : éliminés.' },
      },
    ],
  },
  {
    id: 'baw-works',
    at: ['B2.10', 'B2.9'],
    title: { en: 'In works', fr: 'Dans des retranchements' },
    position: field({ columns: 5, rows: 4, works: 'C2 C3', camp: 'E2' }, ['PHX C4', 'LEG D3', 'LEG E3'], ['AUX C3', 'AUX E2'], {
      phase: 'melee',
    }),
    say: {
      en: 'Auxiliaries in works are doubled: 14 against 8 is 1-1.',
      fr: 'Des auxiliaires dans des retranchements sont doublés : 14 contre 8 donne 1-1.',
    },
    marks: { attack: 'C4+D3xC3' },
    steps: [
      {
        say: { en: 'A camp gives nothing: 6 against 4 is 1-1 too.', fr: 'Un camp ne donne rien : 6 contre 4 donne aussi 1-1.' },
        marks: { attack: 'E3xE2' },
      },
    ],
  },
  {
    id: 'baw-through',
    at: ['B3.c', 'B3.a', 'B5.c'],
    title: { en: 'Through friends', fr: 'À travers des amis' },
    position: field({ columns: 5, rows: 4 }, ['LEG B3', 'LI B2'], ['AUX E1'], { phase: 'movement' }),
    say: {
      en: 'The legion may pass the light foot in front of it.',
      fr: 'La légion peut traverser l’infanterie légère devant elle.',
    },
    marks: { selected: 'B3', reach: 'B3' },
    steps: [
      {
        orders: ['B3-B1'],
        say: {
          en: 'It does, for 2 points, and nobody is the worse for it.',
          fr: 'Elle le fait, pour 2 points, et personne ne s’en trouve mal.',
        },
      },
      {
        again: true,
        refused: { order: 'B3-B2', rule: 'B3.a' },
        say: { en: 'But it may not stop there: one unit a hex.', fr: 'Mais elle ne peut pas s’y arrêter : une unité par hex.' },
      },
    ],
  },
  {
    id: 'baw-turn',
    at: ['B4.a', 'B4.b', 'B5.a'],
    title: { en: 'A player turn', fr: 'Un tour de joueur' },
    position: field({ columns: 6, rows: 5 }, ['ARC C4', 'LEG B4'], ['HOP C2', 'HOP F1']),
    say: {
      en: 'Fire comes first: the archers, from where they stand.',
      fr: 'D’abord le tir : les archers, de là où ils se trouvent.',
    },
    marks: { selected: 'C4', shots: 'C4:C2' },
    steps: [
      {
        orders: ['C4:C2'],
        dice: [1],
        say: { en: 'A 1: the hoplites are disorganised, and halved.', fr: 'Un 1 : les hoplites sont désorganisés, et divisés par deux.' },
      },
      {
        orders: ['end', 'B4-B2'],
        say: { en: 'Then movement: the legion goes up to them.', fr: 'Puis le mouvement : la légion vient à leur contact.' },
      },
      {
        orders: ['end'],
        say: {
          en: 'In melee it must attack: 6 against 3 is 2-1.',
          fr: 'En mêlée, elle doit attaquer : 6 contre 3 donne 2-1.',
        },
        marks: { attack: 'B2xC2', duties: true },
      },
      {
        orders: ['B2xC2', 'retreat C2-D1', 'advance B2-C2'],
        dice: [4],
        say: {
          en: 'A 4 is DR: they retreat, and the legion advances.',
          fr: 'Un 4 donne DR : ils reculent, et la légion avance.',
        },
      },
      {
        orders: ['end'],
        say: {
          en: 'Melee ends, nobody has to rally, and the other player’s turn begins with his fire.',
          fr: 'La mêlée se termine, personne n’est à rallier, et le tour de l’autre joueur commence par son tir.',
        },
      },
    ],
  },
  {
    id: 'baw-zones',
    at: ['B6.b', 'B6.a', 'B6.c', 'B6.d', 'B10.a'],
    title: { en: 'Zones of control', fr: 'Zones de contrôle' },
    position: field({ columns: 6, rows: 6 }, ['MF B3', 'LEG E4', 'LH C4'], ['LEG D3'], { phase: 'movement' }),
    say: {
      en: 'The legion in the middle controls the six hexes around it. The numbers are the points that the warband would have left: in the zone none.',
      fr: 'La légion du milieu contrôle les six hex autour d’elle. Les nombres sont les points qui resteraient à la bande guerrière : dans la zone, aucun.',
    },
    marks: { selected: 'B3', reach: 'B3', zones: 'B3' },
    steps: [
      {
        orders: ['B3-C3'],
        say: { en: 'It may come up to the legion, and stops there.', fr: 'Elle peut venir au contact de la légion, et s’y arrête.' },
        marks: { zones: 'C3' },
      },
      {
        again: true,
        refused: { order: 'B3-E3', rule: 'B6.b' },
        say: {
          en: 'It may not slip through to the other side, though it has 4 points.',
          fr: 'Elle ne peut pas se glisser de l’autre côté, bien qu’elle ait 4 points.',
        },
        marks: { zones: 'B3' },
      },
      {
        again: true,
        refused: { order: 'E4-E5', rule: 'B6.c' },
        say: {
          en: 'The legion on E4 begins in the zone. It stays there.',
          fr: 'La légion en E4 commence dans la zone. Elle y reste.',
        },
        marks: { zones: 'E4' },
      },
      {
        again: true,
        orders: ['C4-B6'],
        say: {
          en: 'Light horse may leave, if its first step leads out of every zone.',
          fr: 'La cavalerie légère peut partir, si son premier pas mène hors de toute zone.',
        },
        marks: { zones: 'B6' },
      },
    ],
  },
  {
    id: 'baw-reserves',
    at: ['B13.a', 'B13.b'],
    title: { en: 'A reserve comes in', fr: 'Une réserve arrive' },
    position: field(
      { columns: 6, rows: 4 },
      { units: ['LEG D3'], reserves: [{ turn: 2, at: 'A2 A3', units: ['MC', 'LEG'], leaders: ['Gaius 2'] }] },
      ['HOP F1'],
      { turn: 2, phase: 'movement' },
    ),
    say: {
      en: 'The reserve of turn 2 may enter on A2 or A3, in this turn or a later one.',
      fr: 'La réserve du tour 2 peut entrer en A2 ou en A3, à ce tour ou plus tard.',
    },
    marks: { choice: 'A2 A3' },
    steps: [
      {
        orders: ['MC+A3-D4'],
        say: {
          en: 'The horse enters on A3 for 1 point and goes on to D4 for 3 more.',
          fr: 'La cavalerie entre en A3 pour 1 point et continue jusqu’en D4 pour 3 de plus.',
        },
      },
      {
        orders: ['LEG+A2', 'Gaius+A2-D3'],
        say: {
          en: 'The legion stops on A2. Gaius enters as units do, and joins the line on D3.',
          fr: 'La légion s’arrête en A2. Gaius entre comme les unités, et rejoint la ligne en D3.',
        },
      },
    ],
  },
  {
    id: 'baw-exits',
    at: ['B13.c', 'B2.f', 'B5.e'],
    title: { en: 'Off the map', fr: 'Hors de la carte' },
    position: field({ columns: 6, rows: 4 }, { units: ['LEG B2', 'LEG E2'], exits: 'A2 A3' }, ['LEG F1'], {
      phase: 'movement',
      victory: [{ term: 'exit', by: 1, strength: 6 }],
    }),
    say: {
      en: 'Red wins once 6 points of strength have left by A2 or A3.',
      fr: 'Les Rouges gagnent dès que 6 points de force sont sortis par A2 ou A3.',
    },
    marks: { choice: 'A2 A3' },
    steps: [
      {
        refused: { order: 'E2-off', rule: 'B6.c' },
        say: { en: 'The legion on E2 is held by an enemy zone.', fr: 'La légion en E2 est retenue par une zone ennemie.' },
      },
      {
        orders: ['B2-off'],
        say: {
          en: 'The one on B2 steps to A2 and leaves for 1 point more. It is no loss, and the battle is won.',
          fr: 'Celle en B2 passe en A2 et sort pour 1 point de plus. Ce n’est pas une perte, et la bataille est gagnée.',
        },
      },
    ],
  },
];
