import type { Exhibit } from '../../../learn/examples/types';
import { sea } from './setup';

const SWIFT = { types: { swift: { as: 'small', crew: 4 } } };
const TRIREME = { types: { trireme: { as: 'small', crew: 3, marines: 1 } } };
const THROWER = { types: { thrower: { as: 'small', crew: 3, ballista: true } } };

/** 14 The naval game. */
export const naval: readonly Exhibit[] = [
  {
    id: 'seven-points',
    at: ['14.5'],
    title: { en: 'Seven points', fr: 'Sept points' },
    position: sea({ columns: 5, rows: 6 }, ['swift C4/1', 'swift E4/1 damaged'], ['small A1/3'], { ...SWIFT, die: 3 }),
    say: {
      en: 'The fleet rolled a 3. The ship on the left has an excellent crew, 4: 7 points. The damaged one has only the 3 of the die.',
      fr: 'La flotte a obtenu 3 au dé. Le navire de gauche a un excellent équipage, 4 : 7 points. L’endommagé n’a que les 3 du dé.',
    },
    marks: { selected: 'C4', reach: 'C4' },
    steps: [
      {
        orders: ['C4-C1'],
        say: { en: 'Three hexes ahead, 2 points each.', fr: 'Trois hex en avant, 2 points chacun.' },
      },
      {
        again: true,
        orders: ['C4-C6'],
        say: { en: 'Or two astern, 3 points each.', fr: 'Ou deux en arrière, 3 points chacun.' },
      },
      {
        again: true,
        orders: ['C4-D3'],
        say: { en: 'Or a turn of 60° for 5 points, and one hex ahead.', fr: 'Ou un pivotement de 60° pour 5 points, et un hex en avant.' },
      },
      {
        again: true,
        orders: ['E4-E3'],
        say: { en: 'The damaged ship: one ahead.', fr: 'Le navire endommagé : un hex en avant.' },
      },
      {
        again: true,
        orders: ['E4-E5'],
        say: { en: 'Or one astern.', fr: 'Ou un en arrière.' },
      },
    ],
  },
  {
    id: 'ram-angles',
    at: ['14.6'],
    title: { en: 'Three ways to ram', fr: 'Trois façons d’éperonner' },
    position: sea({ columns: 5, rows: 5 }, ['trireme C2/4', 'trireme C4/1', 'trireme B2/3', 'trireme D3/6'], ['trireme C3/1'], {
      ...TRIREME,
      die: 3,
    }),
    say: {
      en: 'Round the ship in the middle, whose bow points up: whoever comes by its bow rakes its oars, whoever comes by its stern attacks its rudder. The four dotted hexes between are its flanks.',
      fr: 'Autour du navire du milieu, dont la proue pointe vers le haut : qui vient par la proue brise ses rames, qui vient par la poupe attaque son gouvernail. Les quatre hex en pointillé entre les deux sont ses flancs.',
    },
    marks: { threat: 'B2 B3 D2 D3', selected: 'C3' },
    steps: [
      {
        say: {
          en: 'By the bow: an oar rake. Both will turn 60° clockwise, and both will roll.',
          fr: 'Par la proue : un bris de rames. Les deux pivoteront de 60° dans le sens des aiguilles d’une montre, et les deux lanceront le dé.',
        },
        marks: { attack: 'C2xC3' },
      },
      {
        say: { en: 'By the stern: a rudder attack.', fr: 'Par la poupe : une attaque au gouvernail.' },
        marks: { attack: 'C4xC3' },
      },
      {
        say: { en: 'By a flank: a flank ram, the deadliest.', fr: 'Par un flanc : un éperonnage de flanc, le plus meurtrier.' },
        marks: { attack: 'B2xC3' },
      },
    ],
  },
  {
    id: 'oar-rake',
    at: ['14.6.a'],
    title: { en: 'An oar rake', fr: 'Un bris de rames' },
    position: sea({ columns: 5, rows: 4 }, ['trireme C4/1'], ['trireme C3/4'], { ...TRIREME, die: 3 }),
    say: {
      en: 'Bow to bow: the ship below rams by the enemy’s bow. With 6 points it can come out on the far side.',
      fr: 'Proue contre proue : le navire du bas éperonne par la proue de l’ennemi. Avec 6 points, il peut ressortir de l’autre côté.',
    },
    marks: { attack: 'C4xC3-C2' },
    steps: [
      {
        orders: ['C4xC3-C2'],
        dice: [4, 2],
        say: {
          en: 'It does, and both turn 60° clockwise. 4 + crew 3 = 7 damages the enemy; its 2 + 3 = 5 does nothing.',
          fr: 'Il le fait, et les deux pivotent de 60° dans le sens des aiguilles d’une montre. 4 + équipage 3 = 7 endommage l’ennemi ; son 2 + 3 = 5 ne fait rien.',
        },
      },
    ],
  },
  {
    id: 'rudder',
    at: ['14.6.b'],
    title: { en: 'A rudder attack', fr: 'Une attaque au gouvernail' },
    position: sea({ columns: 5, rows: 4 }, ['trireme C4/1'], ['trireme C3/1'], { ...TRIREME, die: 3 }),
    say: {
      en: 'The enemy shows its stern.',
      fr: 'L’ennemi présente sa poupe.',
    },
    marks: { attack: 'C4xC3-C2' },
    steps: [
      {
        orders: ['C4xC3-C2'],
        dice: [3],
        say: {
          en: 'Only the rammer rolls, and nobody turns: 3 + crew 3 = 6 damages the enemy. The rammer has come out ahead of it.',
          fr: 'Seul l’éperonneur lance le dé, et personne ne pivote : 3 + équipage 3 = 6 endommage l’ennemi. L’éperonneur est ressorti devant lui.',
        },
      },
    ],
  },
  {
    id: 'flank-ram',
    at: ['14.6.c'],
    title: { en: 'A flank ram', fr: 'Un éperonnage de flanc' },
    position: sea({ columns: 5, rows: 4 }, ['trireme C4/1'], ['trireme C3/2'], { ...TRIREME, die: 3 }),
    say: {
      en: 'Four of the six hexes round a ship are its flanks. Here one lies before the beak.',
      fr: 'Quatre des six hex qui entourent un navire sont ses flancs. En voici un devant l’éperon.',
    },
    marks: { attack: 'C4xC3' },
    steps: [
      {
        refused: { order: 'C4xC3-C2', rule: '14.6.c' },
        say: {
          en: 'There is no way through a flank: the rammer stays in the hex before it.',
          fr: 'On ne passe pas à travers un flanc : l’éperonneur reste dans l’hex d’avant.',
        },
        marks: { attack: 'C4xC3' },
      },
      {
        orders: ['C4xC3'],
        dice: [3],
        say: {
          en: '3 + crew 3 = 6 holes the enemy: it is sinking.',
          fr: '3 + équipage 3 = 6 crève la coque ennemie : le navire est en train de couler.',
        },
      },
    ],
  },
  {
    id: 'marines-change-ships',
    at: ['14.7.f'],
    title: { en: 'Marines go from ship to ship', fr: 'Les marins changent de bord' },
    position: sea({ columns: 4, rows: 4, land: 'C2 C3 D2 D3' }, ['five B3/1'], ['small B2/1 damaged captured marines=1', 'small A1/3'], {
      types: { five: { as: 'large', crew: 2, marines: 2 } },
      phase: 'marines',
    }),
    say: {
      en: 'A large ship with two marines, and a small one that was captured, held by a third.',
      fr: 'Un grand navire avec deux marins, et un petit qui a été capturé, tenu par un troisième.',
    },
    steps: [
      {
        orders: ['B3-B2'],
        say: {
          en: 'One of the two goes over to the captured ship. For the moment it holds two, more than it may at the end of the turn.',
          fr: 'L’un des deux passe à bord du navire capturé. Pour l’instant, celui-ci en porte deux, plus qu’il ne le peut à la fin du tour.',
        },
      },
      {
        orders: ['B2-C2'],
        say: { en: 'The one who was there first lands.', fr: 'Celui qui y était d’abord débarque.' },
      },
      {
        orders: ['end', 'end'],
        dice: [3],
        say: {
          en: 'The turn ends. At no moment was the captured ship given up, and no marine is too many.',
          fr: 'Le tour se termine. Le navire capturé n’a été abandonné à aucun moment, et personne n’est de trop.',
        },
      },
      {
        again: true,
        orders: ['B2-C2'],
        refused: { order: 'B3-B2', rule: '14.7.c' },
        say: {
          en: 'The other way round it goes wrong: if he lands first, the ship is the enemy’s again.',
          fr: 'Dans l’autre ordre, c’est raté : s’il débarque d’abord, le navire revient à l’ennemi.',
        },
      },
    ],
  },
  {
    id: 'marines-reach',
    at: ['14.8.b'],
    title: { en: 'Boarding and archery', fr: 'Abordage et tir' },
    position: sea({ columns: 5, rows: 5 }, ['trireme C4/1'], ['small C3/2', 'small D2/5'], { ...TRIREME, phase: 'attacks' }),
    say: {
      en: 'A marine boards the ship beside his own, 5 or more, or shoots at one two hexes away, 6. He does one or the other.',
      fr: 'Un marin aborde le navire voisin du sien, 5 ou plus, ou tire sur un navire à deux hex, 6. Il fait l’un ou l’autre.',
    },
    marks: { selected: 'C4', range: 'C4', shots: 'C4:C3 C4:D2' },
  },
  {
    id: 'sight-at-sea',
    at: ['14.8.g'],
    title: { en: 'Sight at sea', fr: 'La vue en mer' },
    position: sea({ columns: 5, rows: 4, land: 'C3' }, ['trireme C4/1'], ['small C2/2', 'small D2/5'], { ...TRIREME, phase: 'attacks' }),
    say: {
      en: 'An islet lies before the archer’s ship.',
      fr: 'Un îlot est devant le navire de l’archer.',
    },
    steps: [
      {
        refused: { order: 'C4>C2', rule: '14.8.g' },
        say: { en: 'C2: land is in between. No shot.', fr: 'C2 : la terre est entre les deux. Pas de tir.' },
        marks: { sight: 'C4:C2' },
      },
      {
        say: {
          en: 'D2: the line only runs along a side of the islet, with open water on its other side. The shot is free.',
          fr: 'D2 : la ligne ne fait que longer un côté de l’îlot, et de l’autre côté l’eau est libre. Le tir est permis.',
        },
        marks: { sight: 'C4:D2' },
      },
    ],
  },
  {
    id: 'one-boards-two-shoot',
    at: ['14.8.k'],
    title: { en: 'One boards, two shoot', fr: 'Un abordage et deux tirs' },
    position: sea(
      { columns: 5, rows: 5 },
      ['trireme B4/1', 'trireme D4/1', 'trireme D2/1'],
      ['small B3/2 damaged marines=1', 'small A1/3'],
      { ...TRIREME, phase: 'attacks' },
    ),
    say: {
      en: 'A damaged enemy with one marine aboard, one ship beside it and two at a range of two hexes.',
      fr: 'Un ennemi endommagé avec un marin à bord, un navire à côté de lui et deux à deux hex.',
    },
    marks: { group: 'B3' },
    steps: [
      {
        orders: ['B4>B3', 'D4>B3', 'D2>B3'],
        say: { en: 'All three attacks are declared.', fr: 'Les trois attaques sont déclarées.' },
        marks: { choice: 'B4 D4 D2', group: 'B3' },
      },
      {
        orders: ['B4xB3'],
        dice: [5],
        say: { en: 'First the boarding: a 5 is B, the marine is lost.', fr: 'D’abord l’abordage : un 5 donne B, le marin est perdu.' },
      },
      {
        orders: ['D4:B3'],
        dice: [6],
        say: {
          en: 'Then a shot: a 6 is A. With nobody left to give up, the hull takes it, and the ship is sinking. The last attack is wasted.',
          fr: 'Puis un tir : un 6 donne A. Comme il n’y a plus personne à perdre, c’est la coque qui encaisse, et le navire est en train de couler. La dernière attaque est gaspillée.',
        },
      },
      {
        again: true,
        orders: ['B4>B3', 'D4>B3', 'D2>B3', 'D4:B3', 'marine'],
        dice: [6],
        say: {
          en: 'If the archers begin, the enemy may give up the marine rather than the ship.',
          fr: 'Si les archers commencent, l’ennemi peut perdre le marin plutôt que le navire.',
        },
      },
      {
        orders: ['B4xB3', 'capture'],
        dice: [5],
        say: {
          en: 'And the boarding after that captures it.',
          fr: 'Et l’abordage qui suit le capture.',
        },
      },
    ],
  },
  {
    id: 'captured',
    at: ['14.8.i', '14.8.j'],
    title: { en: 'A ship is captured', fr: 'Un navire est capturé' },
    position: sea({ columns: 5, rows: 3 }, ['raider B2/3'], ['small C2/1 marines=0', 'small E1/4'], {
      types: { raider: { as: 'large', crew: 3, marines: 2, corvus: true } },
      phase: 'attacks',
    }),
    say: {
      en: 'An enemy ship without marines lies beside a large one that has two marines and a corvus: they need 4, not 5.',
      fr: 'Un navire ennemi sans marins est à côté d’un grand, qui a deux marins et un corvus : il leur faut 4, et non 5.',
    },
    marks: { shots: 'B2:C2', selected: 'B2' },
    steps: [
      {
        orders: ['B2>C2', 'B2xC2'],
        dice: [4],
        say: {
          en: 'A 4 + 1 makes 5: boarded. The marine may capture the ship, scuttle it, or spare it.',
          fr: 'Un 4 + 1 fait 5 : abordé. Le marin peut prendre le navire, le saborder ou le laisser.',
        },
      },
      {
        orders: ['capture'],
        say: {
          en: 'He goes aboard. The ship is damaged now, and obeys the dark side as long as a marine of that side is on it.',
          fr: 'Il passe à bord. Le navire est maintenant endommagé et obéit au camp sombre tant qu’un de ses marins s’y trouve.',
        },
      },
      {
        again: true,
        orders: ['B2>C2', 'B2xC2', 'scuttle'],
        dice: [4],
        say: { en: 'Or he scuttles it, and stays on his own ship.', fr: 'Ou bien il le saborde et reste sur son propre navire.' },
      },
    ],
  },
  {
    id: 'ballista',
    at: ['14.9'],
    title: { en: 'A ballista', fr: 'Une baliste' },
    position: sea({ columns: 7, rows: 5 }, ['thrower D4/1'], ['small D1/2', 'small F2/5'], { ...THROWER, phase: 'ballistae' }),
    say: {
      en: 'A ballista reaches 3 hexes in every direction, if the line is free.',
      fr: 'Une baliste porte à 3 hex dans toutes les directions, si la ligne est libre.',
    },
    marks: { selected: 'D4', range: 'D4', shots: 'D4:D1 D4:F2' },
    steps: [
      {
        orders: ['D4:D1'],
        dice: [6],
        say: {
          en: 'A 6 hits. There is no marine aboard, so the hull is damaged.',
          fr: 'Un 6 touche. Il n’y a pas de marin à bord : la coque est endommagée.',
        },
      },
    ],
  },
  {
    id: 'repairs',
    at: ['14.10'],
    title: { en: 'Repairs', fr: 'Les réparations' },
    position: sea({ columns: 5, rows: 3 }, ['small B1/2 sinking', 'large C2/2 sinking', 'small D1/2 sinking'], ['small A3/2'], { die: 3 }),
    say: {
      en: 'At the end of its turn a fleet rolls for each sinking ship.',
      fr: 'À la fin de son tour, une flotte lance un dé pour chaque navire en train de couler.',
    },
    marks: { group: 'B1 C2 D1' },
    steps: [
      {
        orders: ['end'],
        dice: [3, 5, 5, 4],
        say: {
          en: 'The first, a 3: it sinks. The second, a 5: still sinking. The third is large, 5 + 1 = 6: it stays afloat, damaged. The 4 is the enemy’s movement die.',
          fr: 'Le premier, un 3 : il sombre. Le deuxième, un 5 : il est toujours en train de couler. Le troisième est grand, 5 + 1 = 6 : il reste à flot, endommagé. Le 4 est le dé de mouvement de l’ennemi.',
        },
      },
    ],
  },
];
