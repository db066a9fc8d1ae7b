import type { Widened } from '.';
import { wordsApart } from './apart';
import type { opponent } from './en/opponent';

export type OpponentWords = Widened<typeof opponent>;

/** What is said of computer players and their hints, where these are: the table without them does without it. */
export const {
  fetch: fetchOpponentWords,
  now: opponentWords,
  use: useOpponentWords,
} = wordsApart<OpponentWords>('computer players', {
  en: async () => (await import('./en/opponent')).opponent,
  fr: async () => (await import('./fr/opponent')).opponent,
});
