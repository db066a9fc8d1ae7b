import type { Widened } from '../../../words';
import { wordsApart } from '../../../words/apart';
import type { en } from './en';

export type NavalWords = Widened<typeof en>;

/** They come with a naval game and not with a land game. */
export const {
  fetch: fetchNavalWords,
  now: navalWords,
  use: useNavalWords,
  areThere: hasNavalWords,
} = wordsApart<NavalWords>('the naval game', {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
});
