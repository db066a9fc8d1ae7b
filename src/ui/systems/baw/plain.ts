import type { Context } from '../../../rules/baw/model/types';
import { plainFacts, tellChanged } from '../../learn/picture/painter';
import type { UnitFacts } from './board/facts';
import { createTeller } from './facts';

/** Tells pictures and drawings what is where: without what only a game under way shows. */
export function plainTeller(context: Context) {
  const plain = plainFacts<UnitFacts>();
  return tellChanged(createTeller(context), (told) => ({ ...told, units: told.units.map(plain) }));
}
