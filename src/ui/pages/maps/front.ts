import type { Moment } from './moment';

/** What the front page shows: the second turn of a game of Argentoratum that two programs played, as the Roman line is about to strike. */
export const front: Moment = {
  id: 'front',
  view: ['E2', 'Q9'],
  marks: { selected: 'H6', attack: 'H6xH5' },
  position: {
    system: 'ancients',
    map: {
      columns: 18,
      rows: 12,
      hill: 'P7 P8 Q8 H11 I11 J11 G12 H12 I12 J12 K12',
      stream: 'A7 B7 F7 C8 D8 E8',
      village: 'P2 P3 Q4',
      woods: 'A4 B4 B5 C5 D5 C6 D6 R10 A11 R11 A12 B12 Q12 R12',
      river:
        'D1/3 D1/4 E1/4 F1/3 F1/4 G1/4 H1/4 L1/3 L1/4 M1/4 N1/3 N1/4 O1/4 P1/4 B2/3 B2/4 C2/3 C2/4 E2/2 G2/2 H2/2 I2/4 J2/3 J2/4 K2/3 K2/4 M2/2 O2/2 P2/2 Q2/4 R2/4 A3/3 A3/4 I3/2 Q3/2',
    },
    types: { warband: { as: 'LI', traits: 'barbarian' }, cataphracts: { as: 'KT', traits: 'cataphract' } },
    turn: 2,
    turns: 6,
    player: 1,
    phase: 'melee',
    armies: [
      {
        name: 'Rome',
        panic: 31,
        lost: 4,
        units: [
          ...['HI C9/1', 'HI D7/5', 'HI G6/1', 'HI H6/1', 'HI I6/1', 'HI J6/1', 'HI H7/1', 'HI L8/2', 'LA E9/6', 'LA I7/1'],
          ...['cataphracts O6/1', 'HC Q9/1 disordered', 'HC P8/3 disordered'],
        ],
        camp: 'I12',
        leaders: ['H6', 'J6', 'Q9'],
      },
      {
        name: 'Alamanni',
        panic: 37,
        lost: 2,
        units: [
          ...['warband G5/4', 'warband F4/4', 'warband H5/4', 'warband H4/4', 'warband J5/4', 'warband I5/3', 'warband N6/3'],
          ...['warband N4/3', 'warband O5/1', 'warband E5/3', 'warband D4/4', 'warband G4/4', 'warband J4/4', 'warband K6/4'],
          ...['warband H3/4', 'warband M4/3', 'warband P4/3', 'warband N3/3', 'warband C5/3', 'warband B7/5', 'warband D5/4'],
          ...['warband C8/5', 'LC N5/2', 'LC Q8/2 disordered', 'LC N7/2 disordered', 'LC P5/5', 'LC P7/1 disordered'],
        ],
        leaders: ['O5', 'H5'],
      },
    ],
  },
};
