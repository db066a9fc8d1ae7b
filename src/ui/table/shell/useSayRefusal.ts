import type { Refusal } from '../../../kernel/game';
import { useWords } from '../../words';
import { useGame, useSystem } from './hooks';

/** Puts in words why something may not be done, anew in another language. */
export function useSayRefusal(): (refusal: Refusal) => string {
  useWords();
  const system = useSystem();
  const context = useGame((now) => now.context);
  return (refusal) => system.sayRefusal(refusal, context);
}
