import type { Phase } from '../../../rules/ancients/model/types';

/** The rule of each phase. */
export const PHASE_RULES: Readonly<Record<Phase, string>> = {
  movement: '6',
  leaders: '7',
  fire: '8',
  melee: '9',
  over: '12',
  deploy: '13.3',
  muster: '13.12',
  command: '13',
  rally: '10',
};
