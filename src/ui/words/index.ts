import { createStore } from 'zustand/vanilla';
import type { Language } from '../../store/preferences';
import { useStore } from '../app/useStore';
import type { en } from './en';

/** English says which words there are; a literal in it is any string in another language. */
type Widened<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Result
    ? (...args: Args) => Widened<Result>
    : { readonly [Key in keyof T]: Widened<T[Key]> };

export type Words = Widened<typeof en>;

/** One chunk for each language. */
const load: Record<Language, () => Promise<Words>> = {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
};

interface Spoken {
  readonly language: Language;
  readonly words: Words | undefined;
}

export const spoken = createStore<Spoken>(() => ({ language: 'en', words: undefined }));

let wanted: Language = 'en';

/** Fetches a language and then speaks it everywhere at once. The last one asked for wins. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const words = await load[language]();
  if (wanted !== language) return;
  document.documentElement.lang = language;
  spoken.setState({ language, words });
}

function loaded(words: Words | undefined): Words {
  if (words === undefined) throw new Error('no language has been loaded');
  return words;
}

/** The words of the current language, for code outside components. */
export const wordsNow = (): Words => loaded(spoken.getState().words);

export const useWords = (): Words => loaded(useStore(spoken, (state) => state.words));

export const useLanguage = (): Language => useStore(spoken, (state) => state.language);
