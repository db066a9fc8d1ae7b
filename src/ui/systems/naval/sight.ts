import { distance, type Hex } from '../../../kernel/board';
import type { Context, State } from '../../../rules/naval/model/types';
import { sightBlockers } from '../../../rules/naval/play/ground';
import type { SightFacts } from '../../board/facts';

/** 14.8.g The line between two hexes, ending where it is blocked. */
export const sightBetween = (context: Context, state: State, from: Hex, to: Hex): SightFacts => ({
  from,
  to,
  blocked: sightBlockers(context, state, from, to),
});

/** Hexes within so many of one, itself among them, seen or not. */
export const hexesWithin = ({ board }: Context, hex: Hex, most: number): Hex[] =>
  Array.from({ length: board.size }, (_, at) => at).filter((at) => distance(board, hex, at) <= most);
