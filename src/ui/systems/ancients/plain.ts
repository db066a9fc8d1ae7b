import type { Context } from '../../../rules/ancients/model/types';
import { plainFacts, tellChanged } from '../../picture/painter';
import type { CounterFacts } from './board/facts';
import { createTeller } from './facts';

/** Tells pictures and drawings what is where: without what only a game under way shows. */
export function plainTeller(context: Context) {
  const plain = plainFacts<CounterFacts>();
  return tellChanged(createTeller(context), (told) => ({ ...told, counters: told.counters.map(plain) }));
}
