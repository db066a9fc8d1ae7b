/** A little of everything at sea, for trying the table. */
export const squadrons = {
  system: 'naval',
  map: { columns: 14, rows: 10, land: 'A1 A2 B1 M9 N8 N9' },
  types: {
    trireme: { as: 'small', crew: 4, marines: 1 },
    five: { as: 'large', crew: 2, marines: 2, ballista: true, corvus: true },
  },
  turn: 2,
  turns: 6,
  player: 1,
  phase: 'movement',
  die: 4,
  fleets: [
    {
      name: 'Rome',
      ships: ['trireme C5/3', 'five D6/2', 'trireme B3/1 damaged', 'five E8/2 sinking', 'trireme F5/3', 'trireme A4/1 marines=0'],
      ashore: 'A2 A2',
    },
    {
      name: 'Carthage',
      ships: [
        'trireme E6/6',
        'five G6/6',
        'small I5/5',
        'trireme D4/4 marines=0',
        'trireme B2/2 damaged captured marines=1',
        'small K7/6 damaged',
      ],
    },
  ],
  victory: [
    { term: 'sunk', by: 1, points: 1, large: 2 },
    { term: 'sunk', by: 2, points: 1, large: 2 },
    { term: 'captured', by: 1, points: 1, large: 2 },
    { term: 'exit', by: 1, points: 3, at: 'A3 A4 A5' },
    { term: 'hold', by: 2, points: 2, at: 'H6' },
  ],
};
