import type { Widened } from '.';
import { wordsApart } from './apart';
import type { opponent } from './en/opponent';

export type OpponentWords = Widened<typeof opponent>;

const words = wordsApart<OpponentWords>({
  en: async () => (await import('./en/opponent')).opponent,
  fr: async () => (await import('./fr/opponent')).opponent,
});

export const fetchOpponentWords = words.fetch;

/** What is said of computer players and their hints, where these are: the table without them does without it. */
export function useOpponentWords(): OpponentWords {
  const there = words.use();
  if (there === undefined) throw new Error('these words are still to be fetched: wait for fetchOpponentWords()');
  return there;
}
