import { createContext, useContext } from 'react';
import type { Language } from '../../store/preferences';
import type { Rulebook, RuleId } from './rulebook';
import type { LearnWords } from './words';

/** The rulebook as it is being read: its text, the words around it, and what a tap on the number of another rule does. */
export interface Reading {
  readonly language: Language;
  readonly book: Rulebook;
  readonly words: LearnWords;
  /** Called for a plain click; without it the link leads to the paragraph in the rulebook. */
  readonly open?: ((id: RuleId) => void) | undefined;
}

export const ReadingContext = createContext<Reading | undefined>(undefined);

/** Only below a `ReadingContext`. */
export function useReading(): Reading {
  const reading = useContext(ReadingContext);
  if (reading === undefined) throw new Error('nothing is being read here');
  return reading;
}
