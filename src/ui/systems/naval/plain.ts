import type { Context } from '../../../rules/naval/model/types';
import { plainFacts, tellChanged } from '../../picture/painter';
import type { ShipFacts } from './board/facts';
import { createTeller } from './facts';

/** Tells pictures and drawings what is where: without what only a game under way shows. */
export function plainTeller(context: Context) {
  const plain = plainFacts<ShipFacts>();
  return tellChanged(createTeller(context), (told) => ({ ...told, ships: told.ships.map(plain) }));
}
