import { useEffect, useState } from 'preact/hooks';
import { useLanguage } from '../words';
import { loadRulebook, type Rulebook, type RulebookLanguage } from './rulebook';

export type Fetched = { readonly state: 'waiting' | 'failed' } | { readonly state: 'there'; readonly book: Rulebook };

const fetched = new Map<RulebookLanguage, Rulebook>();

/** The rulebook in the reader's language; while another language is fetched the one before stays. */
export function useRulebook(): Fetched {
  const language = useLanguage();
  const [result, show] = useState<Fetched>({ state: 'waiting' });
  useEffect(() => {
    let left = false;
    loadRulebook(language).then(
      (book) => {
        fetched.set(language, book);
        if (!left) show({ state: 'there', book });
      },
      () => !left && show({ state: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [language]);
  const known = fetched.get(language);
  return known ? { state: 'there', book: known } : result;
}
