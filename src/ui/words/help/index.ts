import type { Widened } from '..';
import { wordsApart } from '../apart';
import type { en } from './en';

export type HelpWords = Widened<typeof en>;

/** They come with the help at the table. */
export const {
  fetch: fetchHelpWords,
  now: helpWords,
  use: useHelpWords,
} = wordsApart<HelpWords>('the help', {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
});
