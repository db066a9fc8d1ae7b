import type { Hex } from '../../../kernel/board';
import { perState } from '../../../kernel/perObject';
import { type Action, fromOf, isChain, kindIn, type Order, toOf } from '../../../rules/baw/model/orders';
import type { Context, State } from '../../../rules/baw/model/types';
import { legalActions } from '../../../rules/baw/play/legal';

/** An answer to the question that is open, by the unit that it is about. */
export interface Answer {
  readonly kind: 'evade' | 'lose' | 'retreat' | 'advance' | 'stand' | 'hold';
  readonly order: Action;
  /** Where the unit stands; undefined of an answer that is about nobody. */
  readonly from: Hex | undefined;
  /** Where it goes; with B7.8 where the displaced go after it. */
  readonly path: readonly Hex[];
}

function answerOf(order: Action): Answer {
  const kind = kindIn(order) as Answer['kind'];
  if (isChain(order)) return { kind, order, from: order.chain[0]!, path: order.chain.slice(1) };
  const from = fromOf(order as Order);
  if (kind === 'stand' || kind === 'hold') return { kind, order, from: undefined, path: [] };
  return { kind, order, from, path: kind === 'lose' ? [] : [toOf(order as Order)] };
}

/** All answers to the question that is open; none without one. */
export const answersOf = perState((context: Context, state: State): readonly Answer[] =>
  state.attack ? legalActions(context, state).map(answerOf) : [],
);

/** Two orders that are the same. */
export function sameAction(one: Action | undefined, other: Action | undefined): boolean {
  if (one === undefined || other === undefined || typeof one !== 'object' || typeof other !== 'object') return one === other;
  return JSON.stringify(one) === JSON.stringify(other);
}
