import { ancients } from './ancients';
import { baw } from './baw';
import { naval } from './naval';
import type { CaseSystem } from './types';

export type { CaseSystem, Json } from './types';

const SYSTEMS: Readonly<Record<string, CaseSystem>> = { ancients, naval, baw };

/** The system that a position is of; without a word, or with one that nobody knows, the land game, which says what is wrong with it. */
export function caseSystemOf(position: unknown): CaseSystem {
  const word = typeof position === 'object' && position !== null && 'system' in position ? position.system : undefined;
  return typeof word === 'string' && Object.hasOwn(SYSTEMS, word) ? SYSTEMS[word]! : ancients;
}
