import type { Refusal } from '../../../kernel/game';
import type { Emit } from '../model/events';
import { type Action, type OrderKind, orderOf } from '../model/orders';
import { type Context, otherSide, type Question, type Ship, type Side, type State } from '../model/types';
import { dropWasted } from './attacks';
import { stackAt } from './ground';
import { loseHull, loseMarine } from './losses';
import { settleStack } from './marines';
import { scuttle } from './scuttling';

const ANSWERS: Readonly<Record<Question['asks'], readonly OrderKind[]>> = {
  capture: ['capture', 'sink', 'spare'],
  loss: ['marine', 'hull'],
};

/** Who answers: the attacker, or whoever commands the target, which is the other side. */
export const askedOf = (state: State, question: Question): Side => (question.asks === 'capture' ? state.player : otherSide(state.player));

export const isAnswer = (kind: OrderKind): boolean => ANSWERS.capture.includes(kind) || ANSWERS.loss.includes(kind);

export function legalAnswers(state: State, question: Question): Action[] {
  const { sinking } = state.ships[question.target]!;
  return ANSWERS[question.asks].filter((kind) => kind !== 'sink' || !sinking).map((kind) => orderOf(kind));
}

export function judgeAnswer(state: State, question: Question, kind: OrderKind): Refusal | undefined {
  if (!ANSWERS[question.asks].includes(kind)) return { rule: '14.4', why: `asked:${question.asks}` };
  const target = state.ships[question.target]!;
  return kind === 'sink' && target.sinking ? { rule: '14.8.i', why: 'sinking', hexes: [target.hex] } : undefined;
}

/** After `survey`. */
export function applyAnswer(context: Context, state: State, question: Question, kind: OrderKind, emit: Emit): void {
  const target = state.ships[question.target]!;
  const rule = state.phase === 'ballistae' ? '14.9' : '14.8';
  state.question = null;
  if (kind === 'capture') capture(context, state, question, target, emit);
  else if (kind === 'sink') scuttle(state, target, '14.8.i', emit);
  else if (kind === 'marine') loseMarine(state, target, rule, emit);
  else if (kind === 'hull') loseHull(target, rule, emit);
  else emit?.({ kind: 'spared', rule: '14.8.i', ship: target.id, side: state.player, hex: target.hex });
  dropWasted(context, state, emit);
}

/** 14.8.i The attacking marine moves aboard, and the ship is damaged. */
function capture(context: Context, state: State, { from }: Question, target: Ship, emit: Emit): void {
  const stack = stackAt(context, state, from, state.player)!;
  stack.marines--;
  stack.fought--;
  target.marines = 1;
  target.fought = 1;
  target.captured = true;
  target.damaged = true;
  emit?.({ kind: 'captured', rule: '14.8.i', ship: target.id, side: state.player, from, hex: target.hex });
  settleStack(state, stack, emit);
}
