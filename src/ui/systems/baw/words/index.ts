import { useWords as useWordsOfAll, type Widened, wordsNow as wordsOfAllNow } from '../../../words';
import { wordsApart } from '../../../words/apart';
import type { en } from './en';
import type { ancientWorldOptions } from './en/pages';

export type BawWords = Widened<typeof en>;

/** What pages say of the optional rules; it comes with the words of all pages. */
export type AncientWorldPageWords = Widened<{ ancientWorldOptions: typeof ancientWorldOptions }>;
export const optionWordsNow = wordsOfAllNow as () => AncientWorldPageWords & ReturnType<typeof wordsOfAllNow>;
export const useOptionWords = useWordsOfAll as () => AncientWorldPageWords & ReturnType<typeof useWordsOfAll>;

/** They come with a Battle of the Ancient World and not with another game. */
export const {
  fetch: fetchBawWords,
  now: bawWords,
  use: useBawWords,
  areThere: hasBawWords,
} = wordsApart<BawWords>('Battles of the Ancient World', {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
});
