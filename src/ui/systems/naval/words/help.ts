import type { Widened } from '../../../words';
import { wordsApart } from '../../../words/apart';
import type { seaHelp } from './en/help';

export type SeaHelpWords = Widened<typeof seaHelp>;

/** They come with the help at the table. */
export const { fetch: fetchSeaHelpWords, now: seaHelpWords } = wordsApart<SeaHelpWords>('help at sea', {
  en: async () => (await import('./en/help')).seaHelp,
  fr: async () => (await import('./fr/help')).seaHelp,
});
