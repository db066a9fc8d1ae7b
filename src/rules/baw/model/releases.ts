import type { Release } from '../../../kernel/releases';

/** What each release changed in the rules of Battles of the Ancient World, the last one at the end; the rulebook says how. Records without a number are of the first. */
export const RELEASES: readonly Release[] = [{ number: 1, date: '2026-11-24', changed: [] }];
