import { positionHides } from './ancients/text/positionHides';

/** The rule systems of the house, by the word in a position. */
export const SYSTEM_IDS = ['ancients', 'naval', 'baw'] as const;
export type SystemId = (typeof SYSTEM_IDS)[number];

/** The word in a position; without one it is of the land game. Whether there is such a system is another matter. */
export function systemWord(position: unknown): unknown {
  if (typeof position !== 'object' || position === null) return 'ancients';
  return (position as { system?: unknown }).system ?? 'ancients';
}

export const isSystemId = (word: unknown): word is SystemId => SYSTEM_IDS.includes(word as SystemId);

/** Of those that may hide something: whether they do in a battle that begins in a position. It is asked where the rules themselves are not there. */
const HIDES: { readonly [Id in SystemId]?: (position: object) => boolean } = { ancients: positionHides };

/** Whether a battle that begins in this position hides something from a side while it lasts. */
export function hidesSomething(position: unknown): boolean {
  const word = systemWord(position);
  return typeof position === 'object' && position !== null && isSystemId(word) && (HIDES[word]?.(position) ?? false);
}
