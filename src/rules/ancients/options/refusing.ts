import { directionTo, type Hex, printHex } from '../../../kernel/board';
import type { Dice } from '../../../kernel/dice';
import type { Refusal } from '../../../kernel/game';
import { HEX, hexNamed } from '../../../kernel/notation';
import type { OrderRule } from '../model/context';
import type { Emit } from '../model/events';
import { countOf, hexOf, kindOf, type Order, orderIn, orderOf } from '../model/orders';
import { type Context, otherSide, type Side, type State, type Unit } from '../model/types';
import { fallBack, hexesToRetreat } from '../play/attack';
import { strike } from '../play/casualties';
import { survey, unitAt } from '../play/ground';
import { LOST, WAITING } from '../play/leaders';
import { isAlone, judgeChallenge, meetingIn, refugesOf } from './meetings';
import { ask, closeDuel, moveLeader, noteMet } from './rated';
import { ridesInto } from './unseen';

/* 13.8 What the challenged answers to a challenge without an attack. */

const challenged = (state: State): Side => otherSide(state.player);

/** R: the one who is challenged leaves, and nobody else, for it is not the hex that is attacked. */
const ONE_AWAY = orderOf('away', undefined, 1);
const ACCEPT = orderOf('accept');

const AWAY_HEX = new RegExp(`^away (${HEX})$`);

export const accept: OrderRule = {
  phases: [],
  answers: ['accept', 'away', 'withdraw'],
  legal(context, state) {
    const { asked, duel } = state.extra!;
    const side = challenged(state);
    if (!duel.challenge || state.attack || state.phase !== 'melee' || asked?.by !== side) return [];
    const { from, at } = duel.challenge;
    if (judgeChallenge(context, state, from, at)) return [];
    const refusals = isAlone(state, side, at)
      ? refugesOf(context, state, side, at).map((hex) => orderOf('withdraw', undefined, hex))
      : [ONE_AWAY];
    return [...refusals, ACCEPT];
  },
  judge: (context, state, action) => judgeAnswer(context, state, orderIn(action)),
  apply(context, state, action, dice, emit) {
    const { at } = state.extra!.duel.challenge!;
    const order = orderIn(action);
    if (kindOf(order) === 'away') return leaveUnit(context, state, dice, emit);
    if (kindOf(order) === 'withdraw') return withdraw(context, state, hexOf(order), emit);
    emit?.({ kind: 'challengeAccepted', rule: '13.8', side: challenged(state), at, must: false });
    ask(state, 'tactic', state.player);
  },
  /** Whoever is attacked with his unit accepts by staying, `away 0`, and the other way about. */
  parse({ board }, { attack, extra }, text) {
    if (text === 'accept') return attack?.asks === 'away' && !extra!.asked ? orderOf('away', undefined, 0) : ACCEPT;
    if (text === 'away 0' && extra!.asked?.order === 'accept') return ACCEPT;
    const name = AWAY_HEX.exec(text)?.[1];
    return name === undefined ? undefined : orderOf('withdraw', undefined, hexNamed(board, name));
  },
  print: ({ board }, _state, action) =>
    kindOf(orderIn(action)) === 'withdraw' ? `away ${printHex(board, hexOf(orderIn(action)))}` : 'accept',
};

function judgeAnswer(context: Context, state: State, order: Order): Refusal | undefined {
  const kind = kindOf(order);
  if (kind === 'accept') return undefined;
  const side = challenged(state);
  const { at } = state.extra!.duel.challenge!;
  if (!isAlone(state, side, at)) {
    if (kind === 'withdraw') return { rule: '13.8', why: 'leavesTheMap', hexes: [at] };
    return countOf(order) === 1 ? undefined : { rule: '13.8', why: 'onlyTheChallenged' };
  }
  if (kind === 'away') return { rule: '13.8', why: 'sayWhither' };
  return refugesOf(context, state, side, at).includes(hexOf(order)) ? undefined : { rule: '13.8', why: 'noRefugeThere' };
}

/** The challenged refuses: both have met all the same. */
function refuse(context: Context, state: State, to: number, emit: Emit): void {
  const { at, leaders } = meetingIn(state)!;
  const side = challenged(state);
  const isTaken = to >= 0 && ridesInto(context, state, side, to);
  emit?.({ kind: 'challengeRefused', rule: '13.8', side, at, to: to >= 0 ? to : null, leaves: to < 0 });
  noteMet(state, state.player, leaders[0]);
  moveLeader(context, state, side, noteMet(state, side, leaders[1]), isTaken ? LOST : to);
  if (isTaken) emit?.({ kind: 'leaderRanInto', rule: '13.7', side, hex: to });
}

/** A leader alone goes to a hex beside him. */
function withdraw(context: Context, state: State, to: Hex, emit: Emit): void {
  refuse(context, state, to, emit);
  closeDuel(state);
}

/** 11.b A leader leaves the map; his unit must retreat too, or takes a DD. */
function leaveUnit(context: Context, state: State, dice: Dice, emit: Emit): void {
  refuse(context, state, WAITING, emit);
  if (retreatsOf(context, state).length > 0) return ask(state, 'retreat', challenged(state));
  standFast(context, state, dice, emit);
}

/** The unit that the challenged has left. */
export function unitLeft(context: Context, state: State): Unit | undefined {
  survey(context, state);
  const unit = unitAt(context, state, state.extra!.duel.challenge!.at);
  return unit?.side === challenged(state) ? unit : undefined;
}

/** 9.1 Where it may retreat to. R: before a leader alone any unit that moves may, for he has no movement allowance (11.a). */
function retreatsOf(context: Context, state: State): Hex[] {
  const unit = unitLeft(context, state);
  if (!unit) return [];
  const against = unitAt(context, state, state.extra!.duel.challenge!.from);
  return hexesToRetreat(context, state, unit, against ? context.types[against.type]!.ma : 0);
}

function standFast(context: Context, state: State, dice: Dice, emit: Emit): void {
  const unit = unitLeft(context, state)!;
  closeDuel(state);
  strike(context, state, unit, '11.b', dice, emit);
}

/** 11.b, 9.1 Whether the unit retreats as well. R: nobody attacks it, so nobody advances. */
export const retreat: OrderRule = {
  phases: [],
  answers: ['retreat', 'stand'],
  legal(context, state) {
    const { asked, duel } = state.extra!;
    if (!duel.challenge || state.attack || state.phase !== 'melee' || asked?.by !== challenged(state)) return [];
    const { from, at } = duel.challenge;
    if (!state.armies[state.player].leaders.includes(from) || directionTo(context.board, from, at) < 0) return [];
    const hexes = retreatsOf(context, state);
    return hexes.length === 0 ? [] : [...hexes.map((hex) => orderOf('retreat', undefined, hex)), orderOf('stand')];
  },
  judge(context, state, action) {
    const order = orderIn(action);
    const may = kindOf(order) === 'stand' || retreatsOf(context, state).includes(hexOf(order));
    return may ? undefined : { rule: '9.1', why: 'noRetreatThere' };
  },
  apply(context, state, action, dice, emit) {
    const order = orderIn(action);
    const unit = unitLeft(context, state)!;
    if (kindOf(order) === 'stand') {
      emit?.({ kind: 'stood', rule: '9.1', unit: unit.id, hex: unit.hex });
      return standFast(context, state, dice, emit);
    }
    closeDuel(state);
    fallBack(context, state, unit, hexOf(order), emit);
  },
  parse: () => undefined,
  print: () => '',
};
