import type { Widened } from '..';
import { wordsApart } from '../apart';
import type { counsel } from './en';

export type CounselWords = Widened<typeof counsel>;

/** They come with the computer player’s part of the table. */
export const {
  fetch: fetchCounselWords,
  now: counselWords,
  use: useCounselWords,
} = wordsApart<CounselWords>('the counsel', {
  en: async () => (await import('./en')).counsel,
  fr: async () => (await import('./fr')).counsel,
});
