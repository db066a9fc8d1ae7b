/** Two armies on open ground, the first to move, without camps, leaders or panic: as many units as are wanted, and nothing beside them. */
export const opposed = (first: readonly string[], second: readonly string[], options: readonly string[] = []) => ({
  system: 'ancients',
  map: { columns: 18, rows: 12 },
  options,
  turn: 1,
  turns: 3,
  player: 1,
  phase: 'movement',
  armies: [
    { name: 'Egypt', panic: 0, units: first, leaders: [] },
    { name: 'Syria', panic: 0, units: second, leaders: [] },
  ],
});

/** Out of each other's reach: on both sides there is nothing to do but to move. */
export const apart = (options: readonly string[] = []) => opposed(['HI A6/2'], ['HI R6/5'], options);
