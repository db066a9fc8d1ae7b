import { useRef } from 'react';
import { createParts } from '../../store/part';
import type { Language } from '../../store/preferences';
import { usePart } from '../app/usePart';
import { useLanguage } from '../words';
import type { Reading } from './reading';
import { loadRulebook } from './rulebook';
import type { LearnWords } from './words';

export type Fetched =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'there'; readonly reading: Reading };

const loadWords = async (language: Language): Promise<LearnWords> =>
  language === 'fr' ? (await import('./words/fr')).fr : (await import('./words/en')).en;

const rulebook = createParts<Language, Reading>(async (language) => {
  const [book, words] = await Promise.all([loadRulebook(language), loadWords(language)]);
  return { language, book, words };
});

/** The rulebook in the reader's language; while another language is fetched the one before stays. */
export function useRulebook(): Fetched {
  const { value, retry } = usePart(rulebook(useLanguage()));
  const before = useRef<Reading | undefined>(undefined);
  if (value) before.current = value;
  if (!value && retry) return { state: 'failed', retry };
  return before.current ? { state: 'there', reading: before.current } : { state: 'waiting' };
}
