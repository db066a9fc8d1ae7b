import type { Widened } from '..';
import { wordsApart } from '../apart';
import type { dialogs } from './en';

export type DialogWords = Widened<typeof dialogs>;

/** They come with what is opened over a battle. */
export const {
  fetch: fetchDialogWords,
  now: dialogWords,
  use: useDialogWords,
} = wordsApart<DialogWords>('the dialogs over a battle', {
  en: async () => (await import('./en')).dialogs,
  fr: async () => (await import('./fr')).dialogs,
});
