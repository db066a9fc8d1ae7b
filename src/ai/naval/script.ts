import { distance } from '../../kernel/board';
import type { Dice } from '../../kernel/dice';
import { type Action, facingOf, fromOf, kindOf, type Order, orderIn, orderOf, toOf } from '../../rules/naval/model/orders';
import { type Context, otherSide, type Ship, type State } from '../../rules/naval/model/types';
import { applyAction } from '../../rules/naval/play/apply';
import { isAboard, stackAt, survey } from '../../rules/naval/play/ground';
import { judgeAction } from '../../rules/naval/play/legal';
import { isBetterSunk, isPresent } from '../../rules/naval/play/victory';
import type { Manner } from '../players';
import { playTurns } from '../playTurns';
import type { SamplingDice } from '../sampling';
import type { Postures } from '../tactics';
import { attackOf, bestShot } from './assault';
import { nextStep } from './marines';
import { bestMove, STAY, sailorsOf } from './sail';
import { seaOf } from './sea';
import { CENTURION, IN_POSTURE, type Style } from './style';
import { priceOf } from './worth';

const END = orderOf('end');

/** The script's next order for whoever decides; ships that a search has been through stay where they are. */
export function playScript(context: Context, state: State, style: Style, { searched, postures }: Omit<Manner, 'name'>): Action | undefined {
  if (state.phase === 'over') return undefined;
  if (state.question) return answerOf(context, state);
  const isMoving = state.phase === 'movement' && !searched;
  const order = isMoving ? nextMove(context, state, style, postures?.() ?? []) : ordersOf(context, state, style);
  return order !== undefined && !judgeAction(context, state, order) ? order : END;
}

/** In the phases after movement. */
export function ordersOf(context: Context, state: State, style: Style): Action | undefined {
  switch (state.phase) {
    case 'marines':
      return style.hasty ? undefined : nextStep(context, state);
    case 'attacks':
      return attackOf(context, state, style) ?? lastScuttling(context, state);
    case 'ballistae':
      return bestShot(context, state, style);
    default:
      return undefined;
  }
}

/** 14.7.e Of a prize that is worth more sunk, once there is no enemy who could take it back or use the time. */
function lastScuttling(context: Context, state: State): Action | undefined {
  if (isPresent(state, otherSide(state.player))) return undefined;
  const prize = state.ships.find((ship) => ship.hex >= 0 && !ship.sinking && isBetterSunk(context, ship));
  return prize && orderOf('scuttle', prize.hex);
}

function nextMove(context: Context, state: State, style: Style, postures: Postures): Action | undefined {
  const sea = seaOf(context, state, state.player, style);
  for (const ship of sailorsOf(sea)) {
    const posture = postures[ship.id];
    const order = bestMove(posture ? { ...sea, style: IN_POSTURE[posture] } : sea, ship);
    if (order !== STAY) return order;
  }
  return undefined;
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
    return orderOf(last && priceOf(context, stack).whole > priceOf(context, target).whole ? 'sink' : 'capture');
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

/** Plays on by the script, as the centurion weighs things if no other style is given, until so many player turns have ended, or the battle. */
export function playOn(context: Context, state: State, dice: SamplingDice, playerTurns: number, style = CENTURION): void {
  playTurns(state, playerTurns, () => playPhase(context, state, dice, style));
}

/** An order with the dice that this ship, these marines or this fleet have at this time whatever others did: so that two lines differ by what they change. */
export function act(context: Context, state: State, action: Action, dice: SamplingDice): void {
  const order = orderIn(action);
  const event = (((state.turn * 2 + state.player) * 32 + (state.assault?.declared.length ?? 0)) * 16 + (order >> 27)) * 4096;
  const aimed: Dice = {
    roll(holder, name, sides) {
      if (name === 'fleet') dice.aim(event);
      return dice.roll(holder, name, sides);
    },
  };
  dice.aim(event + fromOf(order));
  applyAction(context, state, action, aimed);
}

/** After `survey`: what the rules do for a move, without looking for the way once more. */
function sail({ scratch: { shipAt } }: Context, ship: Ship, order: Order): void {
  shipAt[ship.hex] = 0;
  ship.hex = toOf(order);
  ship.facing = facingOf(order);
  ship.moved = true;
  shipAt[ship.hex] = ship.id + 1;
}

/** Plays a phase to its end, or answers a question. */
function playPhase(context: Context, state: State, dice: SamplingDice, style: Style): void {
  if (state.question) return act(context, state, answerOf(context, state), dice);
  if (state.phase === 'movement') {
    const sea = seaOf(context, state, state.player, style);
    for (const ship of sailorsOf(sea)) {
      const order = bestMove(sea, ship);
      if (order === STAY) continue;
      if (kindOf(order) === 'move') sail(context, ship, order);
      else {
        act(context, state, order, dice);
        survey(context, state);
      }
    }
  } else {
    for (let order = ordersOf(context, state, style); order !== undefined; order = ordersOf(context, state, style)) {
      act(context, state, order, dice);
      while (state.question) act(context, state, answerOf(context, state), dice);
    }
  }
  act(context, state, END, dice);
}
