/** 13.8 Two leaders face to face: Red's, rated 4, attacks Blue's, rated 2. */
export const duel = {
  system: 'ancients',
  options: ['13.8'],
  map: { columns: 12, rows: 9 },
  phase: 'melee',
  armies: [
    { name: 'Red', panic: 9, units: ['HI E5/1', 'LI G7/1'], leaders: ['E5'], ratings: [4] },
    { name: 'Blue', panic: 9, units: ['HI E4/4', 'LI G3/4'], leaders: ['E4'], ratings: [2] },
  ],
};
