import type { Dice } from '../../../kernel/dice';
import type { Emit } from '../model/events';
import { type Action, fromOf, kindOf, orderIn } from '../model/orders';
import type { Context, State } from '../model/types';
import { applyAttack, applyDeclaring } from './attacks';
import { applyShot } from './ballistae';
import { shipAt, survey } from './ground';
import { applyStep } from './marines';
import { applyLeave, applyMove } from './movement';
import { applyAnswer } from './questions';
import { applyRam } from './ramming';
import { scuttle } from './scuttling';
import { endPhase } from './sequence';

/** Carries out a legal order on the state it is given and tells what happened. */
export function applyAction(context: Context, state: State, action: Action, dice: Dice, emit?: Emit): void {
  const order = orderIn(action);
  const kind = kindOf(order);
  survey(context, state);
  const ship = () => shipAt(context, state, fromOf(order))!;
  switch (kind) {
    case 'move':
      return applyMove(context, state, order, ship(), emit);
    case 'ram':
    case 'through':
      return applyRam(context, state, order, ship(), dice, emit);
    case 'leave':
      return applyLeave(context, state, order, ship(), emit);
    case 'scuttle':
      return scuttle(state, ship(), '14.7.e', emit);
    case 'step':
      return applyStep(context, state, order, emit);
    case 'declare':
      return applyDeclaring(context, state, order, emit);
    case 'board':
    case 'archery':
      return applyAttack(context, state, order, dice, emit);
    case 'shoot':
      return applyShot(context, state, order, ship(), dice, emit);
    case 'end':
      return endPhase(context, state, dice, emit);
    default:
      return applyAnswer(context, state, state.question!, kind, emit);
  }
}
