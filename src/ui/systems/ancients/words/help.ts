import type { Widened } from '../../../words';
import { wordsApart } from '../../../words/apart';
import type { landHelp } from './en/help';

export type LandHelpWords = Widened<typeof landHelp>;

/** They come with the help at the table. */
export const { fetch: fetchLandHelpWords, now: landHelpWords } = wordsApart<LandHelpWords>('help on land', {
  en: async () => (await import('./en/help')).landHelp,
  fr: async () => (await import('./fr/help')).landHelp,
});
