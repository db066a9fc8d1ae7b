import type { SidesSaid } from '../../../scenarios/sideNames';
import { spoken, useLanguage, useWords, type Words, wordsNow } from '../../words';
import { tutor } from './tutor';

/** What a battle's page calls its two sides. */
export type ArmyNames = SidesSaid['names'];

function named(id: string | null, { sides }: Words, language: 'en' | 'fr'): SidesSaid | undefined {
  const lesson = tutor.getState().now?.sides();
  if (lesson) return { ...lesson, names: lesson[language] };
  return id !== null && Object.hasOwn(sides, id) ? sides[id] : undefined;
}

const namedNow = (id: string | null): SidesSaid | undefined => named(id, wordsNow(), spoken.getState().language);

/** What the armies of a battle are called; undefined: as the position says. */
export const armyNames = (id: string | null): ArmyNames | undefined => namedNow(id)?.names;

/** Whether a side's name is a plural, so that verbs after it agree. */
export const isMany = (id: string | null, side: 0 | 1): boolean => namedNow(id)?.many?.[side] ?? false;

export function useArmyNames(id: string | null): ArmyNames | undefined {
  return named(id, useWords(), useLanguage())?.names;
}
