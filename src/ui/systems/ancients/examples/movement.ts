import type { Exhibit } from '../../../learn/examples/types';
import { land } from './setup';

/** 6 Movement and T terrain. */
export const movement: readonly Exhibit[] = [
  {
    id: 'facing',
    at: ['6.b'],
    title: { en: 'Front and flank', fr: 'Front et flanc' },
    position: land({ columns: 5, rows: 3 }, ['HI C2/2']),
    say: {
      en: 'The unit faces north-east. Within the unbroken line lie its three front hexes, within the dashed line its flank. The hex straight behind it is the rear centre.',
      fr: 'L’unité est orientée au nord-est. Le trait plein entoure ses trois hex de front, le tireté son flanc. L’hex juste derrière elle est l’arrière central.',
    },
    marks: { facing: 'C2', selected: 'C2' },
  },
  {
    id: 'through-friends',
    at: ['6.c'],
    title: { en: 'Through a friend', fr: 'À travers une unité amie' },
    position: land({ columns: 5, rows: 4 }, ['LI C4/1', 'HI C3/1']),
    say: {
      en: 'The light infantry wants to get past the heavy infantry.',
      fr: 'L’infanterie légère veut passer l’infanterie lourde.',
    },
    marks: { selected: 'C4' },
    steps: [
      {
        refused: { order: 'C4-C3', rule: '6.c' },
        say: {
          en: 'It may not stop where a friend stands: one unit a hex.',
          fr: 'Elle ne peut pas s’arrêter sur une unité amie : une seule unité par hex.',
        },
        marks: { selected: 'C4', threat: 'C3' },
      },
      {
        say: {
          en: 'It can go straight through. The cracks show who will be disordered: both of them.',
          fr: 'Tout droit, elle peut passer. Les fêlures montrent qui sera désorganisé : toutes les deux.',
        },
        marks: { path: 'C4-C3-C2' },
      },
      {
        orders: ['C4-C3-C2'],
        say: {
          en: 'Done for 2 points, and both are disordered.',
          fr: 'C’est fait pour 2 points, et toutes deux sont désorganisées.',
        },
      },
      {
        again: true,
        orders: ['C4-C2'],
        say: {
          en: 'Going round the friend takes all 3 points, and harms nobody. If you only name the goal, this is the path it takes.',
          fr: 'En contournant l’unité amie, cela prend les 3 points et ne nuit à personne. Si vous ne nommez que le but, c’est ce chemin qui est entendu.',
        },
      },
    ],
  },
  {
    id: 'step',
    at: ['6.d'],
    title: { en: 'A step', fr: 'Un pas' },
    position: land({ columns: 5, rows: 3 }, ['HI C3/1']),
    say: {
      en: 'A unit steps into one of its three front hexes.',
      fr: 'Une unité fait un pas dans l’un de ses trois hex de front.',
    },
    marks: { selected: 'C3', front: 'C3' },
    steps: [
      {
        orders: ['C3-D2'],
        say: {
          en: 'It then faces the way it went, and has a new front.',
          fr: 'Elle est ensuite orientée dans le sens de sa marche, et son front est nouveau.',
        },
        marks: { selected: 'D2', front: 'D2' },
      },
    ],
  },
  {
    id: 'six-points',
    at: ['6.e'],
    title: { en: 'Light cavalry spends its points', fr: 'La cavalerie légère dépense ses points' },
    position: land({ columns: 5, rows: 5, hill: 'D3 E3 E4' }, ['LC B4/1']),
    say: {
      en: 'Light cavalry has 6 movement points.',
      fr: 'La cavalerie légère a 6 points de mouvement.',
    },
    marks: { selected: 'B4', front: 'B4' },
    steps: [
      {
        say: { en: '1 point for the hex ahead on its right.', fr: '1 point pour l’hex de son front droit.' },
        marks: { selected: 'B4', path: 'B4-C4' },
      },
      {
        say: { en: '2 points for the hill: 3 in all.', fr: '2 points pour la colline : 3 en tout.' },
        marks: { selected: 'B4', path: 'B4-C4-D3' },
      },
      {
        say: { en: '1 point for a turn to the north-west: 4 in all.', fr: '1 point pour pivoter vers le nord-ouest : 4 en tout.' },
        marks: { selected: 'B4', path: 'B4-C4-D3/6' },
      },
      {
        orders: ['B4-C4-D3-C3'],
        say: {
          en: '1 point for the hex that is straight ahead of it now: 5 in all. It might spend the last one, too.',
          fr: '1 point pour l’hex qui est maintenant droit devant elle : 5 en tout. Elle pourrait encore dépenser le dernier.',
        },
        marks: { front: 'C3' },
      },
    ],
  },
  {
    id: 'phalanx-moves',
    at: ['6.f'],
    title: { en: 'A phalanx goes everywhere for 1', fr: 'La phalange va partout pour 1 point' },
    position: land({ columns: 5, rows: 3, hill: 'C2', stream: 'B2', woods: 'D2' }, ['PX C3/1']),
    say: {
      en: 'A hill or a stream costs the phalanx the only point it has, and no more. The woods disorder it as they do anybody.',
      fr: 'La colline ou le ruisseau coûte à la phalange son unique point, pas plus. Le bois la désorganise comme tout le monde.',
    },
    marks: { selected: 'C3', reach: 'C3' },
  },
  {
    id: 'off-the-map',
    at: ['6.g'],
    title: { en: 'Off the map', fr: 'Hors de la carte' },
    position: land({ columns: 5, rows: 3 }, ['LI B2/1']),
    say: {
      en: 'Light infantry with 3 points stands one hex from the edge.',
      fr: 'L’infanterie légère, avec 3 points, est à un hex du bord.',
    },
    marks: { selected: 'B2', reach: 'B2' },
    steps: [
      {
        orders: ['B2-off'],
        say: {
          en: '1 point for the edge hex, 1 more to leave. It never returns, but does not count as lost.',
          fr: '1 point pour l’hex de bord, 1 de plus pour sortir. Elle ne revient jamais, mais n’est pas une perte.',
        },
      },
    ],
  },
  {
    id: 'terrain-costs',
    at: ['T'],
    title: { en: 'What the ground costs', fr: 'Ce que coûte le terrain' },
    position: land({ columns: 6, rows: 5, hill: 'B2 B3 A3', stream: 'D1 D2 C3', woods: 'E2 F2', village: 'E4', ford: 'C4/1' }, ['LC C5/1']),
    say: {
      en: 'Light cavalry with 6 points: each number is what is left there. A hill or a stream takes 2, a ford 1 more than the hex behind it; in the woods the move is over, and the crack says that it is disordered.',
      fr: 'La cavalerie légère et ses 6 points : chaque nombre est ce qu’il en reste. Colline ou ruisseau prennent 2 points, le gué 1 de plus que l’hex qui est derrière ; dans un bois le déplacement s’arrête, et la fêlure dit qu’elle y est désorganisée.',
    },
    marks: { selected: 'C5', reach: 'C5' },
  },
  {
    id: 'river',
    at: ['T1'],
    title: { en: 'River, ford, bridge', fr: 'Rivière, gué, pont' },
    position: land({ columns: 5, rows: 4, river: 'C2/5 C3/1 C2/3', ford: 'C3/2', bridge: 'C3/6' }, ['LI C4/1']),
    say: {
      en: 'The bridge to the left costs nothing more, the ford to the right 1 point more.',
      fr: 'À gauche, le pont ne coûte rien de plus ; à droite, le gué coûte 1 point de plus.',
    },
    marks: { selected: 'C4', reach: 'C4' },
    steps: [
      {
        refused: { order: 'C4-C3-C2', rule: 'T1' },
        say: {
          en: 'Straight ahead the river bars the way: nobody crosses a river hexside.',
          fr: 'Tout droit, la rivière barre le passage : personne ne franchit un côté d’hex de rivière.',
        },
        marks: { selected: 'C4', threat: 'C2' },
      },
      {
        orders: ['C4-C3-B2'],
        say: { en: 'Over the bridge: 2 points.', fr: 'Par le pont : 2 points.' },
      },
      {
        again: true,
        orders: ['C4-C3-D2'],
        say: { en: 'Through the ford: 3 points.', fr: 'Par le gué : 3 points.' },
      },
    ],
  },
  {
    id: 'woods',
    at: ['T2'],
    title: { en: 'Into the woods', fr: 'Dans le bois' },
    position: land({ columns: 5, rows: 3, woods: 'A2 B2 C2 D2 E2' }, ['LI C3/1']),
    say: {
      en: 'The light infantry has 3 points, and woods cost 1.',
      fr: 'L’infanterie légère a 3 points, et un bois en coûte 1.',
    },
    marks: { selected: 'C3', path: 'C3-C2' },
    steps: [
      {
        refused: { order: 'C3-C1', rule: 'T2' },
        say: {
          en: 'It cannot go through all the same: woods end the move.',
          fr: 'Elle ne peut pourtant pas le traverser : le bois met fin au déplacement.',
        },
        marks: { selected: 'C3', threat: 'C1' },
      },
      {
        orders: ['C3-C2'],
        say: { en: 'In the woods it stops and is disordered.', fr: 'Dans le bois, elle s’arrête et se trouve désorganisée.' },
      },
    ],
  },
];
