import { distance } from '../../../kernel/board';
import { BALLISTA_RANGE } from '../model/data';
import type { Assault, Context, Question, Ship, State } from '../model/types';
import { attacksLeft, declaredFrom, mannerAt } from '../play/attacks';
import { controlOf, isAboard, isInSight, type Stack, shipAt, stackAt, survey } from '../play/ground';
import { isBeyondShot } from '../play/losses';

/** Whether the attacks that a position has open can have been declared: by marines that may, on a ship that they can still harm. */
export function assaultFits(context: Context, state: State, assault: Assault): boolean {
  const { target: id, declared } = assault;
  const target = state.ships[id];
  if (state.phase !== 'attacks' || !target || controlOf(target) === state.player) return false;
  if (declared.length === 0 || state.closed.includes(id)) return false;
  survey(context, state);
  return declared.every((from) => {
    const stack = stackAt(context, state, from, state.player);
    if (!stack || stack.fought < declaredFrom(assault, from)) return false;
    return mayHave(context, stack, target, 'boarding') || (mayHave(context, stack, target, 'archery') && !isBeyondShot(target));
  });
}

function mayHave(context: Context, stack: Stack, target: Ship, manner: 'boarding' | 'archery'): boolean {
  const range = distance(context.board, stack.hex, target.hex);
  return mannerAt(!isAboard(stack), range) === manner && isInSight(context, stack.hex, target.hex);
}

/** Whether a question that a position has open can have come up. */
export function questionFits(context: Context, state: State, question: Question): boolean {
  const target = state.ships[question.target];
  if (!target || controlOf(target) === state.player) return false;
  survey(context, state);
  if (state.phase === 'ballistae') return question.asks === 'loss' && hasBoth(target) && shotFrom(context, state, question, target);
  if (state.phase !== 'attacks') return false;
  const stack = stackAt(context, state, question.from, state.player);
  if (!stack || stack.fought <= declaredFrom(state.assault, question.from) || attacksLeft(stack) < 0) return false;
  if (!state.closed.includes(target.id) && !(state.assault?.begun && state.assault.target === target.id)) return false;
  if (question.asks === 'capture') return target.marines === 0 && mayHave(context, stack, target, 'boarding');
  return hasBoth(target) && mayHave(context, stack, target, 'archery');
}

/** 14.8 A marine and a step of the hull to choose from. */
const hasBoth = (target: Ship): boolean => target.marines > 0 && !target.sinking;

function shotFrom(context: Context, state: State, { from }: Question, target: Ship): boolean {
  const ship = shipAt(context, state, from);
  if (!ship?.fired || controlOf(ship) !== state.player || !context.types[ship.type]!.ballista) return false;
  return distance(context.board, from, target.hex) <= BALLISTA_RANGE && isInSight(context, from, target.hex);
}
