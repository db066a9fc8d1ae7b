import type { Language } from '../../store/preferences';
import { alongside, spoken, useLanguage } from '.';

/** Words of their own in a chunk for each language, which come when something is shown that needs them. `what`: whose they are, for a programmer. */
export function wordsApart<Own>(what: string, load: Record<Language, () => Promise<Own>>) {
  const fetched = new Map<Language, Own>();
  const fetchIn = async (language: Language): Promise<void> => {
    if (!fetched.has(language)) fetched.set(language, await load[language]());
  };
  const wordsIn = (language: Language): Own => {
    const words = fetched.get(language);
    if (words === undefined) throw new Error(`the words of ${what} are still to be fetched`);
    return words;
  };
  return {
    /** Fetches those of the language that is spoken; from then on every other language brings its own. */
    async fetch(): Promise<void> {
      alongside.add(fetchIn);
      while (!fetched.has(spoken.getState().language)) await fetchIn(spoken.getState().language);
    },
    /** Where they are known to be there, outside components and in them. */
    now: (): Own => wordsIn(spoken.getState().language),
    use: (): Own => wordsIn(useLanguage()),
    /** Whether they are there, and they where they may still be on their way. */
    areThere: (): boolean => fetched.has(spoken.getState().language),
    useIfThere: (): Own | undefined => fetched.get(useLanguage()),
  };
}
