import { SIDE_NAMES, type SideNames } from '../../../scenarios/sideNames';
import { spoken, useLanguage } from '../../words';
import { tutor } from './tutor';

/** What a battle's page calls its two sides. */
export type ArmyNames = readonly [string, string];
export type BothNames = SideNames;

const named = (id: string | null): BothNames | undefined =>
  tutor.getState().now?.sides() ?? (id !== null && Object.hasOwn(SIDE_NAMES, id) ? SIDE_NAMES[id] : undefined);

/** What the armies of a battle are called; undefined: as the position says. */
export const armyNames = (id: string | null): ArmyNames | undefined => named(id)?.[spoken.getState().language];

/** Whether a side's name is a plural, so that verbs after it agree. */
export const isMany = (id: string | null, side: 0 | 1): boolean => named(id)?.many?.[side] ?? false;

export function useArmyNames(id: string | null): ArmyNames | undefined {
  return named(id)?.[useLanguage()];
}
