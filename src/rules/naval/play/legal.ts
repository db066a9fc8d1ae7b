import type { Hex } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import { NOBODY } from '../../../kernel/hexGame';
import { NO_HEX } from '../../../kernel/notation';
import { type Action, fromOf, kindOf, type OrderKind, orderIn, orderOf } from '../model/orders';
import type { Context, Phase, Ship, State } from '../model/types';
import { attacksLeft, judgeAttack, legalAttacks } from './attacks';
import { judgeShot, legalShots, mayShoot } from './ballistae';
import { controlOf, landingAt, type Stack, shipAt, survey } from './ground';
import { judgeShip } from './judgeMove';
import { judgeStep, legalSteps, stepsLeft } from './marines';
import { legalMoves, mayMove } from './movement';
import { isAnswer, judgeAnswer, legalAnswers } from './questions';
import { judgeScuttling, mayScuttle } from './scuttling';
import { judgeEnd } from './sequence';

const PHASE_OF: Partial<Record<OrderKind, Phase>> = {
  move: 'movement',
  ram: 'movement',
  through: 'movement',
  leave: 'movement',
  step: 'marines',
  declare: 'attacks',
  board: 'attacks',
  archery: 'attacks',
  shoot: 'ballistae',
};

/** The actor that the marines ashore on a hex are; ships are actors by their ids. */
export const shoreActor = (state: State, hex: Hex): number => state.ships.length + hex;

/** Everything that can be taken up, by the number of an actor: ships, sunk ones too, then the marines on land hexes. */
export const piecesOf = (state: State): { readonly id: number; readonly hex: Hex }[] => [
  ...state.ships,
  ...state.ashore.map(({ hex }) => ({ id: shoreActor(state, hex), hex })),
];

/** Ships and landings that may still do something in this phase, and `NOBODY` for the answers and the end of the phase. */
export function actorsOf(context: Context, state: State): number[] {
  const actors: number[] = [];
  if (state.phase === 'over') return actors;
  if (!state.question) {
    for (const ship of state.ships) if (mayAct(context, state, ship) || mayScuttle(state, ship)) actors.push(ship.id);
    for (const landing of state.ashore) {
      if (landing.side === state.player && marinesMayAct(state, landing)) actors.push(shoreActor(state, landing.hex));
    }
  }
  if (state.question || !state.assault) actors.push(NOBODY);
  return actors;
}

/** Whether a ship, or the marines aboard, may still do in this phase what the phase is for, as far as marks tell. */
function mayAct(context: Context, state: State, ship: Ship): boolean {
  if (ship.hex < 0 || controlOf(ship) !== state.player) return false;
  if (state.phase === 'movement') return mayMove(state, ship);
  return state.phase === 'ballistae' ? mayShoot(context, state, ship) : marinesMayAct(state, ship);
}

function marinesMayAct({ phase, assault }: State, stack: Stack): boolean {
  if (phase === 'marines') return stepsLeft(stack) > 0;
  if (phase !== 'attacks') return false;
  return (!assault?.begun && attacksLeft(stack) > 0) || (assault?.declared.includes(stack.hex) ?? false);
}

/** After `survey`. */
function addShip(context: Context, state: State, ship: Ship, list: Action[]): void {
  if (mayAct(context, state, ship)) {
    if (state.phase === 'movement') legalMoves(context, state, ship, list);
    else if (state.phase === 'ballistae') legalShots(context, state, ship, list);
    else addMarines(context, state, ship, list);
  }
  if (mayScuttle(state, ship)) list.push(orderOf('scuttle', ship.hex));
}

/** After `survey`. */
function addMarines(context: Context, state: State, stack: Stack, list: Action[]): void {
  if (state.phase === 'marines') legalSteps(context, state, stack, list);
  else if (state.phase === 'attacks') legalAttacks(context, state, stack, list);
}

/** Every legal order, or those of one actor. */
export function legalActions(context: Context, state: State, actor?: number): Action[] {
  if (state.phase === 'over') return [];
  if (state.question) return actor === undefined || actor === NOBODY ? legalAnswers(state, state.question) : [];
  const list: Action[] = [];
  survey(context, state);
  if (actor === undefined) {
    for (const ship of state.ships) addShip(context, state, ship, list);
    for (const landing of state.ashore) if (landing.side === state.player) addMarines(context, state, landing, list);
  } else if (actor >= state.ships.length) {
    const landing = landingAt(state, actor - state.ships.length);
    if (landing?.side === state.player) addMarines(context, state, landing, list);
  } else if (actor !== NOBODY) addShip(context, state, state.ships[actor]!, list);
  if ((actor === undefined || actor === NOBODY) && !judgeEnd(state)) list.push(orderOf('end'));
  return list;
}

/** 14.4 first: the wrong phase or question, or the battle is over; then whatever rule forbids the order. */
export function judgeAction(context: Context, state: State, action: Action): Refusal | undefined {
  const order = orderIn(action);
  const kind = kindOf(order);
  if (state.phase === 'over') return { rule: '14.4', why: 'over' };
  if (state.question) return judgeAnswer(state, state.question, kind);
  if (isAnswer(kind)) return { rule: '14.4', why: 'notAsked' };
  if (kind === 'end') return judgeEnd(state);
  if (kind !== 'scuttle' && PHASE_OF[kind] !== state.phase) return { rule: '14.4', why: 'wrongPhase' };
  survey(context, state);
  const from = fromOf(order);
  const ship = from === NO_HEX ? undefined : shipAt(context, state, from);
  switch (kind) {
    case 'scuttle':
      return judgeScuttling(state, ship);
    case 'step':
      return judgeStep(context, state, order);
    case 'declare':
    case 'board':
    case 'archery':
      return judgeAttack(context, state, order);
    case 'shoot':
      return judgeShot(context, state, order, ship);
    default:
      return judgeShip(context, state, action, ship);
  }
}
