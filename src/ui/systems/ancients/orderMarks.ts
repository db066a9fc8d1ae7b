import type { Hex } from '../../../kernel/board';
import type { Action } from '../../../rules/ancients/model/orders';
import type { Context, State, Unit } from '../../../rules/ancients/model/types';
import { optional } from '../../../rules/ancients/options';
import type { LandOverlays } from './board/facts';
import { hexesNamed, type OptionOrder, optionOrderOf } from './optionOrders';
import type { Situation } from './tools';

const where = ({ units }: State, fits: (unit: Unit) => boolean): Hex[] =>
  units.filter((unit) => unit.hex >= 0 && fits(unit)).map(({ hex }) => hex);

/** Whom an order of an optional rule is about that names no hex: 13.11 the elephants for which a die falls, 13.10 the barbarians who would charge. */
export function meantBy(context: Context, state: State, { kind }: OptionOrder): Hex[] {
  const { types } = context;
  if (kind === 'aside')
    return optional()
      .elephantsAgainst(context, state)
      .map(({ hex }) => hex);
  const charges = ({ side, type }: Unit) => side === state.player && types[type]!.as === 'LI' && types[type]!.traits.includes('barbarian');
  return kind === 'charge' ? where(state, charges) : [];
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
