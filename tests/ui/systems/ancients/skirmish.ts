/** A little of everything, for trying the table. */
export const skirmish = {
  system: 'ancients',
  map: {
    columns: 14,
    rows: 10,
    woods: 'G2 H2 F8 G8 J6',
    hill: 'I4 I5 J4',
    village: 'D8 K8',
    stream: 'L1 L2',
    river: 'A8/4 B8/4 C9/2',
    ford: 'D9/1',
    bridge: 'C9/1',
  },
  turn: 1,
  turns: 6,
  player: 1,
  phase: 'movement',
  armies: [
    {
      name: 'Egypt',
      panic: 14,
      units: ['LI C4/3', 'HI C5/3', 'HI D5/2', 'LA C6/3', 'CH D3/3', 'CH D6/3', 'HC B6/3', 'MM B4/3', 'PX E6/2'],
      camp: 'A5',
      leaders: [],
      waiting: 2,
      reserves: [{ turn: 1, at: 'A9 A10', units: ['LI', 'CH'], leaders: 0 }],
    },
    {
      name: 'Syria',
      panic: 12,
      units: ['LI E5/5', 'HI G5/5', 'CH G4/5', 'LA G6/5', 'HC H6/5', 'EL H4/5', 'LI F4/5 disordered', 'KT I6/5'],
      camp: 'M5',
      leaders: ['G5', 'H6'],
    },
  ],
};
