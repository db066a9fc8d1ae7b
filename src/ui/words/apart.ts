import type { Language } from '../../store/preferences';
import { alongside, spoken, useLanguage } from '.';

/** Words of their own in a chunk for each language, which come when something is shown that needs them. */
export function wordsApart<Own>(load: Record<Language, () => Promise<Own>>) {
  const fetched = new Map<Language, Own>();
  const fetchIn = async (language: Language): Promise<void> => {
    if (!fetched.has(language)) fetched.set(language, await load[language]());
  };
  return {
    /** Fetches those of the language that is spoken; from then on every other language brings its own. */
    async fetch(): Promise<void> {
      alongside.add(fetchIn);
      while (!fetched.has(spoken.getState().language)) await fetchIn(spoken.getState().language);
    },
    /** Those of the language that is spoken, once they are there. */
    use: (): Own | undefined => fetched.get(useLanguage()),
  };
}
