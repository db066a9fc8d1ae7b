import type { Dice } from '../../../kernel/dice';
import type { Emit } from '../model/events';
import { type Action, kindIn, type Order } from '../model/orders';
import type { Context, State } from '../model/types';
import { applyAnswer, applyAttack } from './combat';
import { applyShot } from './fire';
import { survey } from './ground';
import { applyEntry, applyLeaderEntry, applyLeaderLeave, applyLeaderMove, applyLeave, applyMove } from './movement';
import { applyRecall } from './rally';
import { endPhase } from './sequence';
import { endBattle, isDecided } from './victory';

/** Carries out a legal order on the state it is given and tells what happened. */
export function applyAction(context: Context, state: State, action: Action, dice: Dice, emit?: Emit): void {
  const kind = kindIn(action);
  if (kind === 'end') return endPhase(context, state, dice, emit);
  if (state.attack) {
    survey(context, state);
    return applyAnswer(context, state, action, kind, dice, emit);
  }
  const order = action as Order;
  switch (kind) {
    case 'fire':
      return applyShot(context, state, order, dice, emit);
    case 'move':
      return applyMove(context, state, order, emit);
    case 'enter':
      return applyEntry(context, state, order, emit);
    case 'leave':
      applyLeave(context, state, order, emit);
      if (isDecided(context, state)) endBattle(context, state, emit);
      return;
    case 'leaderMove':
      return applyLeaderMove(context, state, order, emit);
    case 'leaderEnter':
      return applyLeaderEntry(state, order, emit);
    case 'leaderLeave':
      return applyLeaderLeave(state, order, emit);
    case 'recall':
      survey(context, state);
      return applyRecall(context, state, order, dice, emit);
    default:
      survey(context, state);
      return applyAttack(context, state, action, dice, emit);
  }
}
