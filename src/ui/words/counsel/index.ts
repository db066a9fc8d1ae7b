import type { Widened } from '..';
import { wordsApart } from '../apart';
import type { counsel } from './en';

export type CounselWords = Widened<typeof counsel>;

const words = wordsApart<CounselWords>({
  en: async () => (await import('./en')).counsel,
  fr: async () => (await import('./fr')).counsel,
});

export const fetchCounselWords = words.fetch;

/** Where they may still be on their way. */
export const useCounselWordsIfThere = words.use;

/** Where the computer player’s part of the table is there, and they with it. */
export function useCounselWords(): CounselWords {
  const there = words.use();
  if (there === undefined) throw new Error('these words are still to be fetched: wait for fetchCounselWords()');
  return there;
}
