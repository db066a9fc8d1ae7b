import { distance, type Hex } from '../../../kernel/board';
import type { Context, State } from '../../../rules/ancients/model/types';
import { sightBlockers } from '../../../rules/ancients/play/fire';
import { survey } from '../../../rules/ancients/play/ground';

/** 8.b What stands between two hexes; between neighbours nothing can. */
export function blockersBetween(context: Context, state: State, from: Hex, to: Hex): Hex[] {
  if (distance(context.board, from, to) <= 1) return [];
  survey(context, state);
  return sightBlockers(context, from, to);
}

export const sightOf = (context: Context, state: State, from: Hex, to: Hex) => ({
  blocked: blockersBetween(context, state, from, to),
  rule: '8.b',
});
