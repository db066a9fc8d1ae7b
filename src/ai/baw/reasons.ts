import { type Action, fromOf, kindIn, type Order, toOf } from '../../rules/baw/model/orders';
import type { Context, State, Unit } from '../../rules/baw/model/types';
import { survey, unitAt } from '../../rules/baw/play/ground';
import type { Reason } from '../tactics';

export function reasonsOf(context: Context, state: State, action: Action): Reason[] {
  survey(context, state);
  const unit: Unit | undefined = unitAt(context, state, fromOf(action as Order));
  return unit && kindIn(action) === 'fire' ? [{ why: 'shot', rule: 'B8.g', hexes: [toOf(action as Order)] }] : [];
}
