import type { Language } from '../../../store/preferences';
import { alongside, spoken, useLanguage, type Widened } from '..';
import type { en } from './en';

export type HelpWords = Widened<typeof en>;

/** A chunk for each language, fetched with the help at the table. */
const load: Record<Language, () => Promise<HelpWords>> = {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
};

const fetched = new Map<Language, HelpWords>();

async function fetchIn(language: Language): Promise<void> {
  if (!fetched.has(language)) fetched.set(language, await load[language]());
}

/** Fetches the words of the language that is spoken; from then on every other language brings its own. */
export async function fetchHelpWords(): Promise<void> {
  alongside.add(fetchIn);
  while (!fetched.has(spoken.getState().language)) await fetchIn(spoken.getState().language);
}

function wordsIn(language: Language): HelpWords {
  const words = fetched.get(language);
  if (words === undefined) throw new Error('the words of the help are still to be fetched: wait for fetchHelpWords()');
  return words;
}

/** For code outside components. */
export const helpWords = (): HelpWords => wordsIn(spoken.getState().language);

export const useHelpWords = (): HelpWords => wordsIn(useLanguage());
