/** The figures of the tables, the same in every language; the rows' names and the captions belong to the language. */

/** 8.d: hit on this number or less; columns are ranges 1, 2, 3. */
export const FIRE_A = { phalanx: ['2', '1', '–'], others: ['3', '2', '1'], cavalry: ['4', '2', '1'] } as const;
/** 8.d: columns are ranges 1, 2. */
export const FIRE_B = { phalanx: ['1', '–'], others: ['2', '1'], cavalry: ['3', '1'] } as const;

export const ODDS_COLUMNS = ['1-2', '1-1', '2-1', '3-1'] as const;

/** 9.3: one row for each number of the die. */
export const MELEE = [
  ['1', 'AD', 'AD', 'M', 'M'],
  ['2', 'AD', 'M', 'M', 'DD'],
  ['3', 'AD', 'M', 'DD', 'DD'],
  ['4', 'AD', 'M', 'DD', 'DE'],
  ['5', 'M', 'M', 'DD', 'DE'],
  ['6', 'DD', 'DD', 'DE', 'DE'],
] as const;

/** Counters: code, printed face, strength, disordered strength, movement allowance, missile letter. */
export const COUNTERS = {
  LI: ['LI', '2-3', '2', '1', '3', '–'],
  HI: ['HI', '4-2', '4', '2', '2', '–'],
  PX: ['PX', '6*1', '6', '3', '1', '–'],
  LA: ['LA', '1A3', '1', '0', '3', 'A'],
  HA: ['HA', '3A2', '3', '1', '2', 'A'],
  MM: ['MM', '2B3', '2', '1', '3', 'B'],
  LC: ['LC', '2-6', '2', '1', '6', '–'],
  HC: ['HC', '4-5', '4', '2', '5', '–'],
  KT: ['KT', '8-4', '8', '4', '4', '–'],
  CH: ['CH', '4B4', '4', '2', '4', 'B'],
  EL: ['EL', '6*3', '6', '3', '3', '–'],
  CP: ['CP', '2A0', '2', '1', '0', 'A'],
  LDR: ['LDR', '×2', '×2', '–', '–', '–'],
} as const;

/** T: cost in movement points; the words for a prohibition belong to the language. */
export const COST = { clear: '1', village: '1', woods: '1', hill: '2', stream: '2', ford: '+1', bridge: '+0' } as const;

/** 13.8: rows are the challenger's tactic, columns the other's: offensive, prudent, defensive. */
export const DUEL = { offensive: ['0', '−1', '+1'], prudent: ['+1', '0', '–'], defensive: ['−1', '–', '–'] } as const;
