import type { Widened } from '..';
import { wordsApart } from '../apart';
import type { branches } from './en';

export type BranchWords = Widened<typeof branches>;

/** They come with the panel of branches. */
export const {
  fetch: fetchBranchWords,
  now: branchWords,
  use: useBranchWords,
} = wordsApart<BranchWords>('the branches', {
  en: async () => (await import('./en')).branches,
  fr: async () => (await import('./fr')).branches,
});
