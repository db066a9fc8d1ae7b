import type { PlayerName } from '../../ai/players';

/** Who may be chosen for a side, the weakest first. Those who search are given time. */
export const LEVELS = ['recruit', 'optio', 'centurion', 'tribune', 'legate'] as const satisfies readonly PlayerName[];
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** Seconds for a player turn. */
export const SECONDS = [1, 3, 10] as const;

export const takesTime = (level: Level): boolean => level === 'tribune' || level === 'legate';
