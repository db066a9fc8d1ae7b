import type { BareContext, BareEvent, KernelState, RuleSystem } from '../kernel/system';

/** The rule systems of the house, by the word in a position. */
export const SYSTEM_IDS = ['ancients', 'naval'] as const;
export type SystemId = (typeof SYSTEM_IDS)[number];

/** Any of them, as the stores and the table see it. */
export type AnySystem = RuleSystem<unknown, BareContext, KernelState, unknown, BareEvent>;
