import { directionTo, type Hex, OFF_MAP } from '../../../kernel/board';
import type { Dice } from '../../../kernel/dice';
import type { Refusal } from '../../../kernel/game';
import type { Assault } from '../model/assault';
import type { Emit } from '../model/events';
import type { Extra } from '../model/extra';
import { isAhead } from '../model/front';
import { ALL_LEADERS, countOf, hexOf, kindOf, type Order, orderOf } from '../model/orders';
import { type Attack, type Context, otherSide, type Question, type Side, type State, type Unit } from '../model/types';
import { disorderOrEliminate, eliminate, strike } from './casualties';
import { disorder, enterHex } from './entering';
import { isRiver, survey, surveyMover, unitAt } from './ground';
import { checkLeaders, leadersAt, shiftLeaders, withdrawLeaders } from './leaders';
import { assaultOn, meleeOdds, oddsOf, resultOf } from './odds';

const attackIn = (state: State): Attack => state.attack!;
const attackerIn = (state: State): Unit => state.units[attackIn(state).attacker]!;
const targetIn = (state: State): Unit => state.units[attackIn(state).target]!;
const defenderOf = (state: State): Side => otherSide(state.player);

/** Who answers: the defender at `away` and `retreat`, the attacker at `press` and `advance`. */
export function askedOf(state: State, question: Question): Side {
  return question === 'away' || question === 'retreat' ? defenderOf(state) : state.player;
}

/** 11.b Asked whenever a leader stands in the hex attacked. */
export function beginQuestions(context: Context, state: State, dice: Dice, emit: Emit): void {
  if (leadersAt(state.armies[defenderOf(state)], attackIn(state).hex) > 0) attackIn(state).asks = 'away';
  else afterAway(context, state, state.extra, dice, emit);
}

/** Takes an attack up where those who leave have left; `before`: what options kept until then. */
function afterAway(context: Context, state: State, before: Extra | null, dice: Dice, emit: Emit): void {
  if (!context.hooks.challenges?.(context, state, before, emit)) askRetreat(context, state, dice, emit);
}

/** 9.1 */
export function askRetreat(context: Context, state: State, dice: Dice, emit: Emit): void {
  if (retreatHexes(context, state).length > 0) attackIn(state).asks = 'retreat';
  else standFast(context, state, dice, emit);
}

/** 9.1 Where the target may retreat to before the combat. */
export const retreatHexes = (context: Context, state: State): Hex[] =>
  hexesToRetreat(context, state, targetIn(state), context.types[attackerIn(state).type]!.ma);

/** 9.1 Where a unit may retreat to before whoever has so great a movement allowance. */
export function hexesToRetreat(context: Context, state: State, target: Unit, ma: number): Hex[] {
  if (target.disordered || target.plundering || context.types[target.type]!.ma <= ma) return [];
  survey(context, state);
  const hexes: Hex[] = [];
  for (let d = 0; d < 6; d++) {
    const hex = context.board.neighbours[target.hex * 6 + d]!;
    if (hex !== OFF_MAP && !unitAt(context, state, hex) && !isRiver(context, target.hex, d)) hexes.push(hex);
  }
  return hexes;
}

/** 11.b The unit that leaders left takes a DD before the odds are struck. */
function standFast(context: Context, state: State, dice: Dice, emit: Emit): void {
  const attack = attackIn(state);
  if (attack.left > 0) {
    strike(context, state, targetIn(state), '11.b', dice, emit);
    if (targetIn(state).hex < 0) return vacate(context, state, attack.hex, emit);
  }
  fight(context, state, dice, emit);
}

/** 9.1 The target goes, with the leaders that stayed; what remains of the attack follows. */
function retreat(context: Context, state: State, to: Hex, emit: Emit): void {
  const attack = attackIn(state);
  fallBack(context, state, targetIn(state), to, emit);
  attack.at = to;
  if (mayPress(context, state)) attack.asks = 'press';
  else vacate(context, state, attack.hex, emit);
}

/** 9.1 A unit goes one hex, faces the way it went and is disordered; its leaders go with it. */
export function fallBack(context: Context, state: State, target: Unit, to: Hex, emit: Emit): void {
  const from = target.hex;
  const leaders = leadersAt(state.armies[target.side], from);
  surveyMover(context, state, target);
  emit?.({ kind: 'retreated', rule: '9.1', unit: target.id, from, to });
  target.facing = directionTo(context.board, from, to);
  enterHex(context, state, target, to, emit);
  shiftLeaders(context, state, target.side, from, to, leaders);
  disorder(target, '9.1', emit);
}

/** 9.1, 5.d The target still stands ahead, no river between, and the odds allow it. A reserve cannot press. */
function mayPress(context: Context, state: State): boolean {
  const attacker = attackerIn(state);
  const { at } = attackIn(state);
  if (attacker.hex < 0) return false;
  const direction = directionTo(context.board, attacker.hex, at);
  if (direction < 0 || !isAhead(attacker.facing, direction) || isRiver(context, attacker.hex, direction)) return false;
  return oddsOf(context, state, assaultIn(context, state)) !== undefined;
}

function assaultIn(context: Context, state: State): Assault {
  const { at, facing } = attackIn(state);
  return assaultOn(context, attackerIn(state), targetIn(state), at, facing);
}

/** 9.2, 9.3 The odds are struck, the die falls, both sides suffer. */
function fight(context: Context, state: State, dice: Dice, emit: Emit): void {
  const { at } = attackIn(state);
  const attacker = attackerIn(state);
  const target = targetIn(state);
  const odds = oddsOf(context, state, assaultIn(context, state));
  if (!odds) {
    emit?.({ kind: 'attackOver', rule: '9.2', unit: attacker.id });
    state.attack = null;
    return;
  }
  const strengths = emit ? meleeOdds(context, state, assaultIn(context, state)) : undefined;
  const die = context.hooks.fixedResult ? 0 : dice.roll(state, 'melee', 6, at);
  const result = resultOf(context, state, assaultIn(context, state), odds, die);
  if (strengths && emit) {
    const { attack, defence, shift } = strengths;
    const were = [attacker.disordered, target.disordered] as const;
    const fought = { unit: attacker.id, target: target.id, at, attack, defence, odds, die, result, were };
    emit({ kind: 'fought', rule: '9.3', ...fought, ...(shift === 0 ? {} : { shift }) });
  }
  if (result === 'DD') strike(context, state, target, '9.3', dice, emit);
  else if (result === 'AD') strike(context, state, attacker, '9.3', dice, emit);
  else if (result === 'DE') {
    eliminate(context, state, target, '9.3', emit);
    checkLeaders(context, state, target.side, at, dice, emit);
  } else bothDisordered(context, state, attacker, target, dice, emit);
  if (target.hex < 0) vacate(context, state, at, emit);
  else state.attack = null;
}

/** 9.3 M: nothing happens to the already disordered; the attacker's leaders are checked first. */
function bothDisordered(context: Context, state: State, attacker: Unit, target: Unit, dice: Dice, emit: Emit): void {
  const shaken = [attacker, target].filter((unit) => !unit.disordered);
  for (const unit of shaken) disorderOrEliminate(context, state, unit, '9.3', emit);
  for (const unit of shaken) checkLeaders(context, state, unit.side, unit.hex, dice, emit);
}

/** 9.4 The hex is empty: the attacker must enter it, or may, or cannot because a camp still stands there (FAQ 13). */
function vacate(context: Context, state: State, hex: Hex, emit: Emit): void {
  const attack = attackIn(state);
  const attacker = attackerIn(state);
  survey(context, state);
  if (unitAt(context, state, hex)) {
    state.attack = null;
    return;
  }
  attack.at = hex;
  if (mayHold(context, state) || leadersWith(state, attacker) > 0) attack.asks = 'advance';
  else advance(context, state, 0, emit);
}

const mayHold = (context: Context, state: State): boolean => context.types[attackerIn(state).type]!.freeAdvance;
const leadersWith = (state: State, unit: Unit): number => (unit.hex < 0 ? 0 : leadersAt(state.armies[unit.side], unit.hex));

/** 9.4 The attacker enters, facing the way it goes, with so many of its leaders. */
function advance(context: Context, state: State, leaders: number, emit: Emit): void {
  const { at, facing } = attackIn(state);
  const attacker = attackerIn(state);
  const from = attacker.hex;
  surveyMover(context, state, attacker);
  emit?.({ kind: 'advanced', rule: '9.4', unit: attacker.id, from, to: at, leaders });
  attacker.facing = from < 0 ? facing : directionTo(context.board, from, at);
  enterHex(context, state, attacker, at, emit);
  shiftLeaders(context, state, attacker.side, from, at, leaders);
  state.attack = null;
}

/** The answers to the question asked. */
export function legalAnswers(context: Context, state: State): number[] {
  const attack = attackIn(state);
  switch (attack.asks) {
    case 'away': {
      const count = leadersAt(state.armies[defenderOf(state)], attack.hex);
      return Array.from({ length: count + 1 }, (_, n) => orderOf('away', undefined, n));
    }
    case 'retreat':
      return [...retreatHexes(context, state).map((hex) => orderOf('retreat', undefined, hex)), orderOf('stand')];
    case 'press':
      return [orderOf('press'), orderOf('halt')];
    case 'advance': {
      const answers = [orderOf('advance', undefined, ALL_LEADERS)];
      const leaders = leadersWith(state, attackerIn(state));
      for (let n = 0; n < leaders; n++) answers.push(orderOf('advance', undefined, n));
      if (mayHold(context, state)) answers.push(orderOf('hold'));
      return answers;
    }
  }
}

const ANSWERS: Record<Question, readonly string[]> = {
  away: ['away'],
  retreat: ['retreat', 'stand'],
  press: ['press', 'halt'],
  advance: ['advance', 'hold'],
};

/** Whether an order answers the question asked, legal or not. */
export const answers = (question: Question, order: Order): boolean => ANSWERS[question].includes(kindOf(order));

/** Why an answer to the question asked is refused. */
export function judgeAnswer(context: Context, state: State, order: Order): Refusal | undefined {
  const attack = attackIn(state);
  switch (kindOf(order)) {
    case 'away': {
      const leaders = leadersAt(state.armies[defenderOf(state)], attack.hex);
      return countOf(order) <= leaders ? undefined : { rule: '11.b', why: 'notSoManyLeaders', values: { leaders } };
    }
    case 'retreat':
      return retreatHexes(context, state).includes(hexOf(order)) ? undefined : { rule: '9.1', why: 'noRetreatThere' };
    case 'advance': {
      const leaders = leadersWith(state, attackerIn(state));
      const fits = countOf(order) === ALL_LEADERS || countOf(order) <= leaders;
      return fits ? undefined : { rule: '9.4', why: 'notSoManyLeaders', values: { leaders } };
    }
    case 'hold':
      return mayHold(context, state) ? undefined : { rule: '9.4', why: 'mustAdvance' };
    default:
      return undefined;
  }
}

export function applyAnswer(context: Context, state: State, order: Order, dice: Dice, emit: Emit): void {
  const attack = attackIn(state);
  const attacker = attackerIn(state);
  const target = targetIn(state);
  switch (kindOf(order)) {
    case 'away': {
      const before = state.extra;
      attack.left = countOf(order);
      withdrawLeaders(context, state, target.side, attack.hex, attack.left, emit);
      return afterAway(context, state, before, dice, emit);
    }
    case 'retreat':
      return retreat(context, state, hexOf(order), emit);
    case 'stand':
      emit?.({ kind: 'stood', rule: '9.1', unit: target.id, hex: target.hex });
      return standFast(context, state, dice, emit);
    case 'press':
      emit?.({ kind: 'pressed', rule: '9.1', unit: attacker.id, at: attack.at });
      return fight(context, state, dice, emit);
    case 'halt':
      emit?.({ kind: 'halted', rule: '9.1', unit: attacker.id });
      return vacate(context, state, attack.hex, emit);
    case 'advance': {
      const leaders = countOf(order) === ALL_LEADERS ? leadersWith(state, attacker) : countOf(order);
      return advance(context, state, leaders, emit);
    }
    default:
      emit?.({ kind: 'held', rule: '9.4', unit: attacker.id, hex: attacker.hex });
      state.attack = null;
  }
}
