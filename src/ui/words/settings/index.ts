import type { Widened } from '..';
import { wordsApart } from '../apart';
import type { settings } from './en';

export type SettingsWords = Widened<typeof settings>;

/** They come with the settings. */
export const { fetch: fetchSettingsWords, use: useSettingsWords } = wordsApart<SettingsWords>('the settings', {
  en: async () => (await import('./en')).settings,
  fr: async () => (await import('./fr')).settings,
});
