import type { Release } from '../../../kernel/releases';

/** What each release changed in the rules of the land game, the last one at the end; the rulebook says how. Records without a number are of the first. */
export const RELEASES: readonly Release[] = [
  { number: 1, date: '2026-11-21', changed: [] },
  { number: 2, date: '2026-11-23', changed: ['13.3', '13.6', '13.8'] },
  { number: 3, date: '2026-11-29', changed: ['2', '13.11', 'V2', 'V5'] },
  { number: 4, date: '2026-11-30', changed: ['4.a', '13.10', '15.3.e'] },
];
