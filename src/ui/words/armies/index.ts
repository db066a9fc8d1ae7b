import { wordsApart } from '../apart';
import type { ArmyWords } from './types';

/** What is said of armies that are bought; it comes with whatever shows them. */
export const { fetch: fetchArmyWords, use: useArmyWords } = wordsApart<ArmyWords>('armies', {
  en: async () => (await import('./en')).armyWords,
  fr: async () => (await import('./fr')).armyWords,
});
