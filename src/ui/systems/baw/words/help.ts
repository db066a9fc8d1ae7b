import type { Widened } from '../../../words';
import { wordsApart } from '../../../words/apart';
import type { bawHelp } from './en/help';

export type BawHelpWords = Widened<typeof bawHelp>;

/** They come with the help at the table. */
export const { fetch: fetchBawHelpWords, now: bawHelpWords } = wordsApart<BawHelpWords>('help in Battles of the Ancient World', {
  en: async () => (await import('./en/help')).bawHelp,
  fr: async () => (await import('./fr/help')).bawHelp,
});
