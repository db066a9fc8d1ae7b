import type { Dice } from '../../../kernel/dice';
import type { Emit } from '../model/events';
import { type Action, facingOf, hexOf, kindOf, orderIn, unitOf } from '../model/orders';
import type { Context, State } from '../model/types';
import { applyAnswer } from './attack';
import { applyShot } from './fire';
import { applyPlacement } from './leaders';
import { applyAttack } from './melee';
import { applyMove } from './movement';
import { endPhase } from './sequence';

/** Carries out a legal order on the state it is given and tells what happened. */
export function applyAction(context: Context, state: State, action: Action, dice: Dice, emit?: Emit): void {
  const order = orderIn(action);
  const asked = state.extra?.asked;
  if (asked) return context.orders.get(asked.order)!.apply?.(context, state, action, dice, emit);
  const unit = () => state.units[unitOf(order)]!;
  switch (kindOf(order)) {
    case 'move':
    case 'off':
    case 'enter':
      return applyMove(context, state, action, unit(), emit);
    case 'place':
      return applyPlacement(context, state, hexOf(order), emit);
    case 'shoot':
      return applyShot(context, state, unit(), hexOf(order), dice, emit);
    case 'attack':
    case 'assault':
      return applyAttack(context, state, unit(), hexOf(order), facingOf(order), dice, emit);
    case 'end':
      return endPhase(context, state, dice, emit);
    case 'away':
    case 'retreat':
    case 'stand':
    case 'press':
    case 'halt':
    case 'advance':
    case 'hold':
      return applyAnswer(context, state, order, dice, emit);
    default:
      return context.orders.get(kindOf(order))?.apply?.(context, state, action, dice, emit);
  }
}
