import type { Widened } from '..';
import { wordsApart } from '../apart';
import type { lab } from './en';

export type LabWords = Widened<typeof lab>;

export const {
  fetch: fetchLabWords,
  use: useLabWords,
  useIfThere: useLabWordsIfThere,
} = wordsApart<LabWords>('the laboratory', {
  en: async () => (await import('./en')).lab,
  fr: async () => (await import('./fr')).lab,
});
