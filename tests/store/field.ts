/** A battle of two units that are far from each other. */
export const field = { system: 'ancients', map: { columns: 9, rows: 9 }, armies: [{ units: ['HI D8/1'] }, { units: ['HI E2/4'] }] };
