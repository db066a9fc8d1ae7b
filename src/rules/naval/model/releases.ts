import type { Release } from '../../../kernel/releases';

/** What each release changed in the rules of the naval game, the last one at the end; the rulebook says how. Records without a number are of the first. */
export const RELEASES: readonly Release[] = [
  { number: 1, date: '2026-11-21', changed: [] },
  { number: 2, date: '2026-11-23', changed: ['14.2'] },
  { number: 3, date: '2026-11-26', changed: ['14.2'] },
  { number: 4, date: '2026-11-30', changed: ['14.2'] },
];
