import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../store/preferences';
import { useLanguage } from '../words';
import type { Reading } from './reading';
import { loadRulebook } from './rulebook';
import type { LearnWords } from './words';

export type Fetched = { readonly state: 'waiting' | 'failed' } | { readonly state: 'there'; readonly reading: Reading };

const fetched = new Map<Language, Fetched>();

const loadWords = async (language: Language): Promise<LearnWords> =>
  language === 'fr' ? (await import('./words/fr')).fr : (await import('./words/en')).en;

/** The rulebook in the reader's language; while another language is fetched the one before stays. */
export function useRulebook(): Fetched {
  const language = useLanguage();
  const [result, show] = useState<Fetched>({ state: 'waiting' });
  useEffect(() => {
    let left = false;
    Promise.all([loadRulebook(language), loadWords(language)]).then(
      ([book, words]) => {
        const there = fetched.get(language) ?? { state: 'there', reading: { language, book, words } };
        fetched.set(language, there);
        if (!left) show(there);
      },
      () => !left && show({ state: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [language]);
  return fetched.get(language) ?? result;
}
