import { distance } from '../../kernel/board';
import type { Dice } from '../../kernel/dice';
import { applyAction } from '../../rules/naval/apply';
import { isAboard, stackAt, survey } from '../../rules/naval/ground';
import { judgeAction, legalActions } from '../../rules/naval/legal';
import { type Action, kindOf, orderIn, orderOf, toOf } from '../../rules/naval/orders';
import type { Context, Ship, Side, State } from '../../rules/naval/types';
import { playTurns } from '../playTurns';
import { ratedMoves, sailorsOf, seaOf } from './sail';
import { CENTURION, type Style } from './style';
import { hullLoss, sizeOf, worthOf } from './worth';

const END = orderOf('end');

/** The script's next order for whoever decides. `searched`: ships that a search has been through stay where they are. */
export function playScript(context: Context, state: State, style: Style, searched: boolean): Action | undefined {
  if (state.phase === 'over') return undefined;
  if (state.question) return answerOf(context, state);
  const order = ordersOf(context, state, style, searched);
  return order !== undefined && !judgeAction(context, state, order) ? order : END;
}

function ordersOf(context: Context, state: State, style: Style, searched: boolean): Action | undefined {
  switch (state.phase) {
    case 'movement':
      return searched ? undefined : nextMove(context, state, state.player, style);
    case 'attacks':
      return attackOf(context, state);
    case 'ballistae':
      return bestShot(context, state);
    default:
      return undefined;
  }
}

function nextMove(context: Context, state: State, side: Side, style: Style): Action | undefined {
  const sea = seaOf(context, state, side, style);
  for (const ship of sailorsOf(context, state, sea)) {
    const { order } = ratedMoves(context, state, sea, ship)[0]!;
    if (order !== undefined) return order;
  }
  return undefined;
}

/** 14.8.d The next step of an assault: all that can reach the best target are declared; then archery while there are marines aboard, boarding when there are none. */
export function attackOf(context: Context, state: State): Action | undefined {
  const orders = legalActions(context, state).map(orderIn);
  const declares = orders.filter((order) => kindOf(order) === 'declare');
  if (state.assault) {
    if (declares.length > 0) return declares[0];
    const target = state.ships[state.assault.target]!;
    const wanted = target.marines > 0 ? 'archery' : 'board';
    const makes = orders.filter((order) => kindOf(order) === 'board' || kindOf(order) === 'archery');
    return makes.find((order) => kindOf(order) === wanted) ?? makes[0];
  }
  let best: Action | undefined;
  let most = 0;
  survey(context, state);
  for (const order of declares) {
    const target = state.ships[context.scratch.shipAt[toOf(order)]! - 1]!;
    const others = declares.filter((other) => toOf(other) === toOf(order)).length;
    const worth = (worthOf(context, target) * others) / (1 + target.marines);
    if (worth <= most) continue;
    most = worth;
    best = order;
  }
  return best;
}

/** 14.9 The shot that costs its target most. */
export function bestShot(context: Context, state: State): Action | undefined {
  let best: Action | undefined;
  let most = 0;
  for (const action of legalActions(context, state)) {
    const order = orderIn(action);
    if (kindOf(order) !== 'shoot') continue;
    survey(context, state);
    const target = state.ships[context.scratch.shipAt[toOf(order)]! - 1]!;
    const worth = target.marines > 0 ? 0.15 + 0.1 * hullLoss(context, target) : hullLoss(context, target);
    if (worth <= most) continue;
    most = worth;
    best = order;
  }
  return best;
}

/** 14.8, 14.8.i */
export function answerOf(context: Context, state: State): Action {
  const { asks, target: id, from } = state.question!;
  const target = state.ships[id]!;
  if (asks === 'capture') {
    survey(context, state);
    const stack = stackAt(context, state, from, state.player);
    const last = stack !== undefined && isAboard(stack) && stack.marines === 1 && isBeset(context, state, stack, target);
    if (target.sinking) return orderOf('spare');
    return orderOf(last && sizeOf(context, stack) > sizeOf(context, target) ? 'sink' : 'capture');
  }
  if (target.damaged) return orderOf('marine');
  return orderOf(target.marines > 1 || !isThreatened(context, state, target) ? 'marine' : 'hull');
}

/** Whether other enemies with marines lie beside a ship. */
function isBeset(context: Context, state: State, ship: Ship, but: Ship): boolean {
  return state.ships.some(
    (other) =>
      other !== but &&
      other.hex >= 0 &&
      other.side !== ship.side &&
      other.marines > 0 &&
      distance(context.board, other.hex, ship.hex) === 1,
  );
}

/** Whether a boarding may still follow. */
function isThreatened(context: Context, state: State, ship: Ship): boolean {
  const declared = state.assault?.target === ship.id ? state.assault.declared : [];
  return declared.some((hex) => context.land[hex] === 0 && distance(context.board, hex, ship.hex) === 1);
}

/** Plays on by the centurion's script until so many player turns have ended, or the battle. */
export function playOn(context: Context, state: State, dice: Dice, playerTurns: number): void {
  playTurns(state, playerTurns, () => playPhase(context, state, dice));
}

function playPhase(context: Context, state: State, dice: Dice): void {
  if (state.question) return applyAction(context, state, answerOf(context, state), dice);
  if (state.phase === 'movement') {
    const sea = seaOf(context, state, state.player, CENTURION);
    for (const ship of sailorsOf(context, state, sea)) {
      const { order } = ratedMoves(context, state, sea, ship)[0]!;
      if (order !== undefined) applyAction(context, state, order, dice);
    }
  } else {
    for (let order = ordersOf(context, state, CENTURION, true); order !== undefined; order = ordersOf(context, state, CENTURION, true)) {
      applyAction(context, state, order, dice);
      while (state.question) applyAction(context, state, answerOf(context, state), dice);
    }
  }
  applyAction(context, state, END, dice);
}
