import type { Widened } from '..';
import { wordsApart } from '../apart';
import type { lab } from './en';

export type LabWords = Widened<typeof lab>;

const words = wordsApart<LabWords>({
  en: async () => (await import('./en')).lab,
  fr: async () => (await import('./fr')).lab,
});

export const fetchLabWords = words.fetch;

/** The laboratory’s words where they may still be on their way. */
export const useLabWordsIfThere = words.use;

/** The laboratory’s words, on pages that wait for them. */
export function useLabWords(): LabWords {
  const there = words.use();
  if (there === undefined) throw new Error('the words of the laboratory are still to be fetched: wait for fetchLabWords()');
  return there;
}
