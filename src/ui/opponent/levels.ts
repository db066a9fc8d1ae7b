import type { PlayerName } from '../../ai/players';

/** Who may be chosen for a side, the weakest first. */
export const LEVELS = ['recruit', 'optio', 'centurion', 'tribune', 'legate'] as const satisfies readonly PlayerName[];
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** Seconds for a player turn. */
export const SECONDS = [1, 3, 10] as const;

/** The tribune has done what it does long before. */
export const takesTime = (level: Level): boolean => level === 'legate';
