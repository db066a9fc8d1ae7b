import { SIDE_NAMES } from '../../scenarios/sideNames';
import { spoken, useLanguage } from '../words';

/** What a battle's page calls its two sides. */
export type ArmyNames = readonly [string, string];

const named = (id: string | null) => (id !== null && Object.hasOwn(SIDE_NAMES, id) ? SIDE_NAMES[id] : undefined);

/** What the armies of a battle are called; undefined: as the position says. */
export const armyNames = (id: string | null): ArmyNames | undefined => named(id)?.[spoken.getState().language];

export function useArmyNames(id: string | null): ArmyNames | undefined {
  return named(id)?.[useLanguage()];
}
