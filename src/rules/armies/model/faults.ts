import type { Refusal } from '../../../kernel/game';

/** What can be wrong with an army or a fleet, and the rule that says so. */
export const ARMY_FAULTS = {
  notForSale: '15.3.e',
  tooDear: '15.2.h.5',
  noUnits: '15.2.h.1',
  tooManyUnits: '15.2.h.1',
  tooManyMixed: '15.2.h.2',
  tooManyOfType: '15.2.h.3',
  tooManyNamed: '15.2.h.3',
  strangersTooDear: '15.2.h.3',
  noShips: '15.2.k',
  tooManyShips: '15.2.k',
} as const;
export type ArmyFaultCode = keyof typeof ARMY_FAULTS;

/** A fault of an army: its code, and what its words need. */
export interface ArmyFault extends Refusal {
  readonly why: ArmyFaultCode;
  readonly values: Readonly<Record<string, number | string>>;
}

export const armyFault = (why: ArmyFaultCode, values: ArmyFault['values'] = {}): ArmyFault => ({ rule: ARMY_FAULTS[why], why, values });
