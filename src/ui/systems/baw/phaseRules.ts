import type { Phase } from '../../../rules/baw/model/types';

/** The rule of each phase. */
export const PHASE_RULES: Readonly<Record<Phase, string>> = {
  fire: 'B8',
  movement: 'B5',
  melee: 'B7.1',
  rally: 'B16.4',
  over: 'B14',
};
