/** Two ships, each beside the one enemy, whose marines may attack it. */
export const besides = {
  system: 'naval',
  map: { columns: 9, rows: 7 },
  types: { five: { as: 'large', crew: 3, marines: 2 } },
  turn: 1,
  turns: 2,
  player: 1,
  phase: 'attacks',
  fleets: [{ ships: ['five D5/2', 'five E6/1'] }, { ships: ['five E5/5'] }],
};
