import { SIDE_NAMES } from '../../scenarios/sideNames';
import { spoken, useLanguage } from '../words';
import { tutor } from './tutor';

/** What a battle's page calls its two sides. */
export type ArmyNames = readonly [string, string];
export type BothNames = { readonly en: ArmyNames; readonly fr: ArmyNames };

const named = (id: string | null): BothNames | undefined =>
  tutor.getState().now?.sides() ?? (id !== null && Object.hasOwn(SIDE_NAMES, id) ? SIDE_NAMES[id] : undefined);

/** What the armies of a battle are called; undefined: as the position says. */
export const armyNames = (id: string | null): ArmyNames | undefined => named(id)?.[spoken.getState().language];

export function useArmyNames(id: string | null): ArmyNames | undefined {
  return named(id)?.[useLanguage()];
}
