import type { Widened } from '..';
import { wordsApart } from '../apart';
import type { luck } from './en';

export type LuckWords = Widened<typeof luck>;

/** They come with the report of luck. */
export const {
  fetch: fetchLuckWords,
  now: luckWords,
  use: useLuckWords,
} = wordsApart<LuckWords>('the luck of the dice', {
  en: async () => (await import('./en')).luck,
  fr: async () => (await import('./fr')).luck,
});
