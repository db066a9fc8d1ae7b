export const ROUTED = [
  ...['E6/5', 'F6/5', 'G6/5', 'H6/5', 'I6/5', 'E7/5', 'F7/5', 'G7/5', 'H7/5', 'I7/5'].map((at) => `HI ${at} disordered panicked`),
  'HC D6/5 disordered panicked',
  'EL J6/5 disordered panicked',
];

export const LINE = ['HI D4/4', 'HI E4/4', 'HI F4/4', 'HI G4/4', 'HI H4/4', 'HI I4/4', 'HI J4/4'];

/** A battle in which the second army has panicked and is to move. */
export const routedBy = (units: readonly string[], enemies: readonly string[], more: object = {}) => ({
  system: 'ancients',
  map: { columns: 14, rows: 16 },
  phase: 'movement',
  player: 2,
  armies: [
    { name: 'North', panic: 99, units: enemies },
    { name: 'South', panic: 9, panicked: true, units },
  ],
  ...more,
});
