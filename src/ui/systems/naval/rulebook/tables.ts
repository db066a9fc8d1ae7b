/** The figures of the naval tables, the same in every language; the rows' names and the captions belong to the language. */

/** 14.6 Rows: the die and the crew's quality. Columns: oar rake, rudder attack, flank ram. */
export const RAMMING = {
  upTo3: ['–', '–', '–'],
  '4': ['–', '–', 'E'],
  '5': ['–', '–', 'E'],
  '6': ['–', 'E', 'C'],
  from7: ['E', 'E', 'C'],
} as const;

/** 14.8.f Rows: the die. Columns: boarding, archery, ballista. */
export const COMBAT = {
  upTo4: ['–', '–', '–'],
  '5': ['B', '–', '–'],
  from6: ['B', 'A', 'A'],
} as const;

/** 14.1 What each kind of crew adds to the die. */
export const CREW = { damaged: '0', slave: '1', poor: '2', average: '3', excellent: '4' } as const;
