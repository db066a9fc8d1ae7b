import { useEffect, useState } from 'react';
import type { Language } from '../../store/preferences';
import { useLanguage } from '../words';
import type { Reading } from './reading';
import { loadRulebook } from './rulebook';
import type { LearnWords } from './words';

export type Fetched =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'there'; readonly reading: Reading };

const fetched = new Map<Language, Fetched>();
const WAITING: Fetched = { state: 'waiting' };

const loadWords = async (language: Language): Promise<LearnWords> =>
  language === 'fr' ? (await import('./words/fr')).fr : (await import('./words/en')).en;

/** The rulebook in the reader's language; while another language is fetched the one before stays. */
export function useRulebook(): Fetched {
  const language = useLanguage();
  const [result, show] = useState<Fetched>(WAITING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    const retry = () => {
      show(WAITING);
      setAttempt(attempt + 1);
    };
    Promise.all([loadRulebook(language), loadWords(language)]).then(
      ([book, words]) => {
        const there = fetched.get(language) ?? { state: 'there', reading: { language, book, words } };
        fetched.set(language, there);
        if (!left) show(there);
      },
      () => !left && show({ state: 'failed', retry }),
    );
    return () => {
      left = true;
    };
  }, [language, attempt]);
  return fetched.get(language) ?? result;
}
