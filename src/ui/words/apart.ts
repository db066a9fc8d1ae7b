import { createParts } from '../../store/part';
import type { Language } from '../../store/preferences';
import { alongside, spoken, useLanguage } from '.';

/** Words of their own in a chunk for each language, which come when something is shown that needs them. `what`: whose they are, for a programmer. */
export function wordsApart<Own>(what: string, load: Record<Language, () => Promise<Own>>) {
  const parts = createParts((language: Language) => load[language]());
  const fetchIn = async (language: Language): Promise<void> => void (await parts(language).load());
  const wordsIn = (language: Language): Own => {
    const words = parts(language).now();
    if (words === undefined) throw new Error(`the words of ${what} are still to be fetched`);
    return words;
  };
  return {
    /** Fetches those of the language that is spoken; from then on every other language brings its own. */
    async fetch(): Promise<void> {
      alongside.add(fetchIn);
      while (parts(spoken.getState().language).now() === undefined) await fetchIn(spoken.getState().language);
    },
    /** Where they are known to be there, outside components and in them. */
    now: (): Own => wordsIn(spoken.getState().language),
    use: (): Own => wordsIn(useLanguage()),
    /** Whether they are there, and they where they may still be on their way. */
    areThere: (): boolean => parts(spoken.getState().language).now() !== undefined,
    useIfThere: (): Own | undefined => parts(useLanguage()).now(),
  };
}
