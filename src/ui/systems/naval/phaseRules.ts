import type { Phase } from '../../../rules/naval/model/types';

/** The rule of each phase. */
export const PHASE_RULES: Readonly<Record<Phase, string>> = {
  movement: '14.5',
  marines: '14.7',
  attacks: '14.8',
  ballistae: '14.9',
  over: '14.2',
};
