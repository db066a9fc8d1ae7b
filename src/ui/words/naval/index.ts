import type { Language } from '../../../store/preferences';
import { alongside, spoken, useLanguage, type Widened } from '..';
import type { en } from './en';

export type NavalWords = Widened<typeof en>;

/** A chunk for each language, which comes with a naval game and not with a land game. */
const load: Record<Language, () => Promise<NavalWords>> = {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
};

const fetched = new Map<Language, NavalWords>();

async function fetchIn(language: Language): Promise<void> {
  if (!fetched.has(language)) fetched.set(language, await load[language]());
}

/** Fetches the naval words of the language that is spoken; from then on every other language brings its own. */
export async function fetchNavalWords(): Promise<void> {
  alongside.add(fetchIn);
  while (!fetched.has(spoken.getState().language)) await fetchIn(spoken.getState().language);
}

function wordsIn(language: Language): NavalWords {
  const words = fetched.get(language);
  if (words === undefined) throw new Error('the naval words are still to be fetched: wait for fetchNavalWords()');
  return words;
}

/** The naval words of the current language, for code outside components. */
export const navalWords = (): NavalWords => wordsIn(spoken.getState().language);

export const useNavalWords = (): NavalWords => wordsIn(useLanguage());

/** Whether the naval words of the current language may be used. */
export const hasNavalWords = (): boolean => fetched.has(spoken.getState().language);
