import type { Widened } from '..';
import { wordsApart } from '../apart';
import type { en } from './en';

export type DesignWords = Widened<typeof en>;

/** What the drawing table says; it comes with that and not before. */
export const {
  fetch: fetchDesignWords,
  use: useDesignWords,
  now: designWords,
} = wordsApart<DesignWords>('the drawing table', {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
});
