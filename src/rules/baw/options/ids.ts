import type { Variants } from '../model/types';

/** B16 The optional rules, any mix of them. */
export const OPTION_IDS = ['B16.1', 'B16.2', 'B16.3', 'B16.4'] as const;
export type OptionId = (typeof OPTION_IDS)[number];

export const isOption = (id: string): id is OptionId => (OPTION_IDS as readonly string[]).includes(id);

/** What the options of a battle change. */
export const variantsOf = (options: readonly string[]): Variants => ({
  uphill: options.includes('B16.1'),
  freeMelee: options.includes('B16.2'),
  briefDisorder: options.includes('B16.3'),
  fallenReturn: options.includes('B16.4'),
});
