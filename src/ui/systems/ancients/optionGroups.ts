import type { OptionId } from '../../../rules/ancients/options';

/** The optional rules by what they are about, as the set-up lists them; a rule stands before its own parts. */
export const OPTION_GROUPS = {
  battle: ['13.3', '13.4', '13.7'],
  melee: ['13.1', '13.2', '13.13'],
  archers: ['13.5', '13.6', '13.14'],
  troops: ['13.9', '13.10', '13.11', '13.12'],
  leaders: ['13.8', '13V', 'V1.average', 'V1.d4', 'V1.d5', 'V5'],
} as const satisfies Readonly<Record<string, readonly OptionId[]>>;

export type OptionGroup = keyof typeof OPTION_GROUPS;

export const OPTION_GROUP_IDS = Object.keys(OPTION_GROUPS) as readonly OptionGroup[];
