import { createStore } from 'zustand/vanilla';
import type { Language } from '../../store/preferences';
import { useStore } from '../app/useStore';
import type { first } from './en/first';
import type { more } from './en/more';

/** English says which words there are; a literal in it is any string in another language. */
export type Widened<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Result
    ? (...args: Args) => Widened<Result>
    : { readonly [Key in keyof T]: Widened<T[Key]> };

export type FirstWords = Widened<typeof first>;
export type MoreWords = Widened<typeof more>;
export type Words = FirstWords & MoreWords;

/** Two chunks for each language: what the battle needs to be on the screen, and the rest. */
const load: Record<Language, { readonly first: () => Promise<FirstWords>; readonly more: () => Promise<MoreWords> }> = {
  en: { first: async () => (await import('./en/first')).first, more: async () => (await import('./en/more')).more },
  fr: { first: async () => (await import('./fr/first')).first, more: async () => (await import('./fr/more')).more },
};

interface Spoken {
  readonly language: Language;
  readonly words: Words | undefined;
  /** Both parts are there. */
  readonly whole: boolean;
}

export const spoken = createStore<Spoken>(() => ({ language: 'en', words: undefined, whole: false }));

let wanted: Language = 'en';

/** Words of their own that some games need: fetched with every language from the first such game on. */
export const alongside = new Set<(language: Language) => Promise<void>>();

const missing = (): never => {
  throw new Error('these words are still to be fetched: wait for wholeWords()');
};

const alone = (first: FirstWords): Words => ({
  ...first,
  get faults() {
    return missing();
  },
  get odds() {
    return missing();
  },
  get pages() {
    return missing();
  },
  get refusals() {
    return missing();
  },
});

/** Fetches a language, or the first part of it, and then speaks it everywhere at once. The last one asked for wins. */
export async function speak(language: Language, part: 'first' | 'whole' = 'whole'): Promise<void> {
  wanted = language;
  const whole = part === 'whole';
  const [first, more] = await Promise.all([load[language].first(), whole ? load[language].more() : undefined]);
  await Promise.all([...alongside].map((fetch) => fetch(language)));
  if (wanted !== language || (!whole && spoken.getState().whole)) return;
  document.documentElement.lang = language;
  spoken.setState({ language, words: more ? { ...first, ...more } : alone(first), whole });
}

/** When all words are there; they are fetched if they are not. */
export async function wholeWords(): Promise<void> {
  while (!spoken.getState().whole) await speak(wanted);
}

function loaded(words: Words | undefined): Words {
  if (words === undefined) throw new Error('no language has been loaded');
  return words;
}

/** The words of the current language, for code outside components. */
export const wordsNow = (): Words => loaded(spoken.getState().words);

export const useWords = (): Words => loaded(useStore(spoken, (state) => state.words));

/** Whether more than the first part may be used. */
export const useWhole = (): boolean => useStore(spoken, (state) => state.whole);

export const useLanguage = (): Language => useStore(spoken, (state) => state.language);
