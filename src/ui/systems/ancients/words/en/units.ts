import type { Counter } from '../../../../../rules/ancients/model/types';
import type { UnitNoun } from '../naming';

export const UNITS: Record<Counter, string> = {
  LI: 'light infantry',
  HI: 'heavy infantry',
  PX: 'phalanx',
  LA: 'light archers',
  HA: 'heavy archers',
  MM: 'mixed missiles',
  LC: 'light cavalry',
  HC: 'heavy cavalry',
  KT: 'knights',
  CH: 'chariots',
  EL: 'elephants',
  CP: 'camp',
};

const PLURAL: readonly Counter[] = ['LA', 'HA', 'MM', 'KT', 'CH', 'EL'];

export const unitName = ({ as, alias }: UnitNoun): string => alias ?? UNITS[as];
export const theUnit = (unit: UnitNoun): string => `the ${unitName(unit)}`;
/** The verb in the number of its subject. */
export const verb = ({ as, alias }: UnitNoun, one: string, several: string): string =>
  (alias?.endsWith('s') ?? PLURAL.includes(as)) ? several : one;
export const was = (unit: UnitNoun): string => verb(unit, 'was', 'were');
