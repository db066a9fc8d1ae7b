/** 13.8 What either leader of a duel chooses. */
export const TACTICS = ['offensive', 'prudent', 'defensive'] as const;
export type Tactic = (typeof TACTICS)[number];
