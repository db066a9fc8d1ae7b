/** The rule systems of the house, by the word in a position. */
export const SYSTEM_IDS = ['ancients', 'naval'] as const;
export type SystemId = (typeof SYSTEM_IDS)[number];

/** The word in a position; without one it is of the land game. Whether there is such a system is another matter. */
export function systemWord(position: unknown): unknown {
  if (typeof position !== 'object' || position === null) return 'ancients';
  return (position as { system?: unknown }).system ?? 'ancients';
}

export const isSystemId = (word: unknown): word is SystemId => SYSTEM_IDS.includes(word as SystemId);
