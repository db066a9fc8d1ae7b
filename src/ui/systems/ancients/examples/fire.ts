import type { Exhibit } from '../../../learn/examples/types';
import { land } from './setup';

/** 8 Fire. */
export const fire: readonly Exhibit[] = [
  {
    id: 'arc',
    at: ['8.a'],
    title: { en: 'Arc of fire', fr: 'Arc de tir' },
    position: land({ columns: 7, rows: 5 }, ['LA D4/1'], [], { player: 2, phase: 'fire' }),
    say: {
      en: 'Light archers reach 3 hexes. Their arc opens 60° to either side of where they face; the hexes along both edges belong to it.',
      fr: 'Les archers légers portent à 3 hex. Leur arc s’ouvre de 60° de chaque côté de leur orientation ; les hex le long des deux bords en font partie.',
    },
    marks: { selected: 'D4', arc: 'D4' },
  },
  {
    id: 'sight',
    at: ['8.b'],
    title: { en: 'Who can be shot at', fr: 'Sur qui l’on peut tirer' },
    position: land({ columns: 5, rows: 4, hill: 'C3' }, ['LA C4/1'], ['HI C2/4', 'HI D2/4', 'LI E4/6'], { player: 2, phase: 'fire' }),
    say: {
      en: 'Three enemies are near the light archers, and a hill stands before them.',
      fr: 'Trois ennemis sont près des archers légers, et une colline se dresse devant eux.',
    },
    marks: { selected: 'C4', arc: 'C4' },
    steps: [
      {
        refused: { order: 'C4:C2', rule: '8.b' },
        say: { en: 'C2: the hill is in between. No shot.', fr: 'C2 : la colline est entre les deux. Pas de tir.' },
        marks: { sight: 'C4:C2' },
      },
      {
        refused: { order: 'C4:E4', rule: '8.a' },
        say: { en: 'E4: not in the arc. No shot.', fr: 'E4 : hors de l’arc. Pas de tir.' },
        marks: { arc: 'C4', threat: 'E4' },
      },
      {
        say: {
          en: 'D2: the line only runs along the side of the hill’s hex, and on the other side the ground is clear. Infantry at a range of 2: a 1 or a 2 hits.',
          fr: 'D2 : la ligne ne fait que longer un côté de l’hex de colline, et de l’autre côté le terrain est clair. Infanterie à portée 2 : un 1 ou un 2 touche.',
        },
        marks: { sight: 'C4:D2', shots: 'C4:D2' },
      },
      {
        orders: ['C4:D2'],
        dice: [2],
        say: {
          en: 'A 2: hit, and the heavy infantry is disordered. The archers get a volley marker.',
          fr: 'Un 2 : touché, et l’infanterie lourde est désorganisée. Les archers reçoivent un marqueur Volée.',
        },
      },
    ],
  },
  {
    id: 'sight-between-two',
    at: ['8.b'],
    title: { en: 'Blocked on both sides', fr: 'Bloqué des deux côtés' },
    position: land({ columns: 5, rows: 4, hill: 'C3' }, ['LA C4/1', 'LI D3/1'], ['HI D2/4'], { player: 2, phase: 'fire' }),
    say: {
      en: 'The same line with a unit on its other side: now both hexes beside it block, and so does the line. Friends block like enemies.',
      fr: 'La même ligne avec une unité de l’autre côté : les deux hex qui la bordent bloquent, la ligne est donc bloquée. Les amis bloquent comme les ennemis.',
    },
    marks: { sight: 'C4:D2', shots: 'C4:D2' },
  },
  {
    id: 'rolls',
    at: ['8.d'],
    title: { en: 'What must be rolled', fr: 'Ce qu’il faut au dé' },
    position: land({ columns: 5, rows: 4 }, ['LA C4/1'], ['HI B3/3', 'HC C2/4', 'PX D2/4'], { player: 2, phase: 'fire' }),
    say: {
      en: 'Table A: 1 to 3 against infantry beside the archers, 1 or 2 against cavalry at a range of 2, only 1 against a phalanx at the same range.',
      fr: 'Table A : de 1 à 3 contre l’infanterie voisine des archers, 1 ou 2 contre la cavalerie à portée 2, seulement 1 contre une phalange à la même portée.',
    },
    marks: { selected: 'C4', shots: 'C4:B3 C4:C2 C4:D2' },
  },
  {
    id: 'volley',
    at: ['8.f', '6.k'],
    title: { en: 'A volley marker comes and goes', fr: 'Un marqueur Volée arrive et s’en va' },
    position: land({ columns: 5, rows: 4 }, ['LA C3/1'], ['LI C1/4'], { player: 2, phase: 'fire' }),
    say: {
      en: 'In the turn of the light side the light archers of the dark side shoot.',
      fr: 'Pendant le tour du camp clair, les archers légers du camp sombre tirent.',
    },
    marks: { shots: 'C3:C1' },
    steps: [
      {
        orders: ['C3:C1'],
        dice: [5],
        say: {
          en: 'A 5 misses, but a shot is a shot: they get a volley marker.',
          fr: 'Un 5 manque, mais un tir est un tir : ils reçoivent un marqueur Volée.',
        },
      },
      {
        orders: ['end', 'end'],
        say: { en: 'Their own turn comes.', fr: 'Vient leur propre tour.' },
      },
      {
        refused: { order: 'C3-C2', rule: '6.k' },
        say: {
          en: 'In it they may neither move nor turn nor attack.',
          fr: 'Ils ne peuvent alors ni se déplacer, ni pivoter, ni attaquer.',
        },
        marks: { selected: 'C3' },
      },
      {
        orders: ['end', 'end', 'end', 'end'],
        say: {
          en: 'At the end of it, in their rally phase, the marker goes.',
          fr: 'À la fin de ce tour, dans leur phase de ralliement, le marqueur disparaît.',
        },
      },
    ],
  },
  {
    id: 'cover',
    at: ['8.g'],
    title: { en: 'Cover', fr: 'À couvert' },
    position: land({ columns: 5, rows: 4, woods: 'B2 B3', village: 'D3' }, ['LA C4/1'], ['HI B3/3', 'HI C3/4', 'HI D3/5'], {
      player: 2,
      phase: 'fire',
    }),
    say: {
      en: 'Three times heavy infantry beside the archers: in the open 1 to 3 hits; in woods or a village, where it counts as a phalanx, 1 or 2.',
      fr: 'Trois fois de l’infanterie lourde à côté des archers : à découvert, de 1 à 3 touche ; dans un bois ou un village, où elle compte comme une phalange, 1 ou 2.',
    },
    marks: { selected: 'C4', shots: 'C4:B3 C4:C3 C4:D3' },
  },
];
