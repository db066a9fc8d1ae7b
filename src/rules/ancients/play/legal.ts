import type { Refusal } from '../../../kernel/game';
import { NOBODY } from '../../../kernel/hexGame';
import { type Action, facingOf, hexOf, kindOf, NO_UNIT, type OrderKind, orderIn, orderOf, unitOf } from '../model/orders';
import type { Context, Phase, State, Unit } from '../model/types';
import { answers, judgeAnswer, legalAnswers } from './attack';
import { judgeShot, legalShots, mayFire } from './fire';
import { survey } from './ground';
import { judgeEntry, judgeMove } from './judgeMove';
import { judgePlacement, legalPlacements } from './leaders';
import { judgeAssault, judgeAttack, legalAttacks, mayAttack } from './melee';
import { legalEntries, legalMoves, mayMove } from './movement';
import { isDue } from './reinforcements';
import { deciderOf, judgeEnd } from './sequence';

const PHASE_OF: Partial<Record<OrderKind, Phase>> = {
  move: 'movement',
  off: 'movement',
  enter: 'movement',
  place: 'leaders',
  shoot: 'fire',
  attack: 'melee',
  assault: 'melee',
};

/** 13.7 What whoever decides knows of a state: orders are offered, judged and read by it. */
export function knownOf(context: Context, state: State): State {
  const { viewOf } = context.hooks;
  const side = viewOf && deciderOf(state);
  return side === undefined ? state : viewOf!(context, state, side);
}

/** Units that may still do something in this phase, and `NOBODY` for what no unit does: answers, leaders, ending the phase. */
export const actorsOf = (context: Context, state: State): number[] => actorsIn(context, knownOf(context, state));

function actorsIn(context: Context, state: State): number[] {
  const actors: number[] = [];
  if (state.phase === 'over') return actors;
  if (!state.attack && !state.extra?.asked && (state.phase !== 'leaders' || context.orders.size > 0)) {
    const options = context.orders.size > 0;
    for (const unit of state.units)
      if (mayAct(context, state, unit) || (options && optionOrders(context, state, unit).length > 0)) actors.push(unit.id);
  }
  actors.push(NOBODY);
  return actors;
}

/** The orders of optional rules that belong to this phase, or that answer the question asked. */
function optionOrders(context: Context, state: State, unit: Unit | undefined): Action[] {
  const list: Action[] = [];
  const asked = state.extra?.asked;
  if (asked) return unit ? list : context.orders.get(asked.order)!.legal(context, state, undefined);
  for (const rule of context.orders.values()) if (rule.phases.includes(state.phase)) list.push(...rule.legal(context, state, unit));
  return list;
}

/** Whether a unit may still do something in this phase, as far as its own marks tell. */
export function mayAct(context: Context, state: State, unit: Unit): boolean {
  switch (state.phase) {
    case 'movement':
      return unit.side === state.player && (mayMove(context, state, unit) || (!unit.moved && isDue(context, state, unit)));
    case 'fire':
      return mayFire(context, state, unit);
    case 'melee':
      return mayAttack(context, state, unit);
    default:
      return false;
  }
}

/** The legal orders of one unit. */
export function legalOf(context: Context, state: State, unit: Unit): Action[] {
  if (state.attack || state.extra?.asked) return [];
  if (context.orders.size === 0) return coreOrders(context, state, unit);
  return [...coreOrders(context, state, unit), ...optionOrders(context, state, unit)];
}

function coreOrders(context: Context, state: State, unit: Unit): Action[] {
  if (!mayAct(context, state, unit)) return [];
  switch (state.phase) {
    case 'movement':
      return unit.hex >= 0 ? legalMoves(context, state, unit) : legalEntries(context, state, unit);
    case 'fire':
      return legalShots(context, state, unit);
    case 'melee':
      return legalAttacks(context, state, unit);
    default:
      return [];
  }
}

function coreOrdersOfNobody(context: Context, state: State): Action[] {
  if (state.phase === 'leaders') {
    survey(context, state);
    const placements = legalPlacements(context, state);
    if (placements.length > 0) return placements;
  }
  return judgeEnd(context, state) ? [] : [orderOf('end')];
}

/** What no unit does: the answers to a question, placing leaders, ending the phase. */
function legalOfNobody(context: Context, state: State): Action[] {
  if (state.phase === 'over') return [];
  if (state.extra?.asked) return optionOrders(context, state, undefined);
  if (state.attack) return legalAnswers(context, state);
  const core = coreOrdersOfNobody(context, state);
  return context.orders.size === 0 ? core : [...optionOrders(context, state, undefined), ...core];
}

/** Every legal order, or those of one actor. */
export const legalActions = (context: Context, state: State, actor?: number): Action[] => legalIn(context, knownOf(context, state), actor);

function legalIn(context: Context, state: State, actor: number | undefined): Action[] {
  if (actor === NOBODY) return legalOfNobody(context, state);
  if (actor !== undefined) return legalOf(context, state, state.units[actor]!);
  const list: Action[] = [];
  for (const id of actorsIn(context, state)) list.push(...legalIn(context, state, id));
  return list;
}

const WRONG_TIME: Refusal = { rule: '2', why: 'wrongPhase' };

/** 2 first: the wrong phase or question, or the battle is over; then whatever rule forbids the order. */
export const judgeAction = (context: Context, state: State, action: Action): Refusal | undefined =>
  judgeIn(context, knownOf(context, state), action);

function judgeIn(context: Context, state: State, action: Action): Refusal | undefined {
  const order = orderIn(action);
  const kind = kindOf(order);
  if (state.phase === 'over') return { rule: '2', why: 'over' };
  const rule = context.orders.get(kind);
  const asked = state.extra?.asked;
  if (asked) {
    const question = context.orders.get(asked.order)!;
    const answer = (question.answers ?? [asked.order]).includes(kind);
    return answer ? question.judge(context, state, action) : { rule: '2', why: `asked:${asked.order}` };
  }
  if (state.attack)
    return answers(state.attack.asks, order) ? judgeAnswer(context, state, order) : { rule: '2', why: `asked:${state.attack.asks}` };
  if (kind === 'end') return judgeEnd(context, state);
  if (rule?.phases.includes(state.phase)) return rule.judge(context, state, action);
  if (PHASE_OF[kind] !== state.phase) return PHASE_OF[kind] || rule?.phases.length ? WRONG_TIME : { rule: '2', why: 'notAsked' };
  const unit = unitOf(order) === NO_UNIT ? undefined : state.units[unitOf(order)];
  switch (kind) {
    case 'move':
    case 'off':
      return judgeMove(context, state, action, unit);
    case 'enter':
      return judgeEntry(context, state, action, unit);
    case 'place':
      survey(context, state);
      return judgePlacement(context, state, hexOf(order));
    case 'shoot':
      return judgeShot(context, state, unit, hexOf(order));
    case 'attack':
      return judgeAttack(context, state, unit, hexOf(order));
    default:
      return judgeAssault(context, state, unit, hexOf(order), facingOf(order));
  }
}
