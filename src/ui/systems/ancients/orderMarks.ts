import type { Hex } from '../../../kernel/board';
import type { Action } from '../../../rules/ancients/model/orders';
import type { Context, State } from '../../../rules/ancients/model/types';
import { optional } from '../../../rules/ancients/options';
import type { LandOverlays } from './board/facts';
import { hexesNamed, type OptionOrder, optionOrderOf } from './optionOrders';
import type { Situation } from './tools';

const hexesOf = (units: readonly { readonly hex: Hex }[]): Hex[] => units.map(({ hex }) => hex);

/** Whom an order of an optional rule is about that names no hex: 13.11 the elephants for which a die falls, 13.10, 15.3.e those who would charge. */
export function meantBy(context: Context, state: State, { kind, action }: OptionOrder): Hex[] {
  if (kind === 'aside') return hexesOf(optional().elephantsAgainst(context, state));
  return kind === 'charge' ? hexesOf(optional().chargersBy(context, state, action)) : [];
}

/** What the map shows of an order that a button has chosen: whom it is about, and between leaders an arrow. */
export function orderMarks({ context, state }: Situation, action: Action): LandOverlays {
  const order = optionOrderOf(context, state, action);
  const named = hexesNamed(context, order);
  const [from, to] = named;
  if (order.kind === 'challenge' && from !== undefined && to !== undefined) return { attack: { from, to }, picked: [from] };
  const picked = [...named, ...meantBy(context, state, order)];
  return picked.length > 0 ? { picked } : {};
}
