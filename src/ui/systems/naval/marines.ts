import type { Hex } from '../../../kernel/board';
import { HOLDS } from '../../../rules/naval/model/data';
import { kindOf, orderIn, toOf } from '../../../rules/naval/model/orders';
import type { Context, Ship, State } from '../../../rules/naval/model/types';
import { controlOf } from '../../../rules/naval/play/ground';
import { legalActions } from '../../../rules/naval/play/legal';
import { overfull } from '../../../rules/naval/play/repair';

/** 14.7 The hexes to which a marine point of a piece can go. */
export const marineSteps = (context: Context, state: State, piece: number): Hex[] =>
  legalActions(context, state, piece).flatMap((action) => (kindOf(orderIn(action)) === 'step' ? [toOf(orderIn(action))] : []));

export const holdsOf = (context: Context, ship: Ship): number => HOLDS[context.types[ship.type]!.size];

/** 14.7.d What the phasing side loses when the turn ends as things stand. */
export const crowded = (context: Context, state: State): { readonly ship: Ship; readonly count: number }[] =>
  overfull(context, state).filter(({ ship }) => controlOf(ship) === state.player);
