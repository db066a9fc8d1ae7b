import type { Widened } from '../../../words';
import { wordsApart } from '../../../words/apart';
import type { en } from './en';

export type BawWords = Widened<typeof en>;

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
