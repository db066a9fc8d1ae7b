import type { Refusal } from '../../../kernel/game';
import { NOBODY, type Piece } from '../../../kernel/hexGame';
import { type Action, isAnswerKind, isAttackKind, kindIn, type Order, type OrderKind, orderOf } from '../model/orders';
import type { Context, Leader, Phase, State, Unit } from '../model/types';
import { judgeAttack, legalAttacks, legalAttacksOf } from './attacks';
import { firstBound, mayAttack, surveyMelee } from './bound';
import { hasTarget, judgeShot, legalShots } from './fire';
import { survey } from './ground';
import { judgeMovement } from './judgeMove';
import { isDue, leaderMayMove, legalEntries, legalLeaderEntries, legalLeaderMoves, legalMoves, mayMove } from './movement';
import { judgeAnswer, legalAnswers } from './questions';
import { judgeRecall, legalRecalls, mayRecall } from './rally';
import { isHeld } from './reach';
import { judgeEnd } from './sequence';

/** The actor that a leader is; units are actors by their ids. */
export const leaderActor = (state: State, leader: Leader): number => state.units.length + leader.id;

/** Everything that can be taken up, by the number of an actor: units, then leaders. */
export const piecesOf = (state: State): Piece[] => [
  ...state.units,
  ...state.leaders.map((leader) => ({ id: leaderActor(state, leader), hex: leader.hex })),
];

/** Units and leaders that may do something in this phase, and `NOBODY` for the answers and the end of the phase. */
export function actorsOf(context: Context, state: State): number[] {
  const actors: number[] = [];
  if (state.phase === 'over') return actors;
  if (!state.attack) {
    surveyAll(context, state);
    const { units, leaders } = state;
    for (let i = 0; i < units.length; i++) if (mayAct(context, state, units[i]!)) actors.push(i);
    for (let i = 0; i < leaders.length; i++) if (leaderMayAct(state, context, leaders[i]!)) actors.push(units.length + i);
    if (state.phase === 'melee' && firstBound(context) >= 0) return actors;
  }
  actors.push(NOBODY);
  return actors;
}

function surveyAll(context: Context, state: State): void {
  survey(context, state);
  if (state.phase === 'melee') surveyMelee(context, state);
}

/** After `surveyAll`. */
function mayAct(context: Context, state: State, unit: Unit): boolean {
  switch (state.phase) {
    case 'fire':
      return hasTarget(context, state, unit);
    case 'movement':
      if (mayMove(state, unit)) return !isHeld(context, unit);
      return isDue(context, state, unit);
    case 'melee':
      return mayAttack(context, state, unit) && context.scratch.melee.openNear[unit.hex]! > 0;
    default:
      return false;
  }
}

function leaderMayAct(state: State, context: Context, leader: Leader): boolean {
  if (state.phase === 'movement') return leaderMayMove(state, leader) || isDue(context, state, leader);
  return state.phase === 'rally' && mayRecall(state, leader);
}

/** After `surveyAll`. */
function addUnit(context: Context, state: State, unit: Unit, list: Action[]): void {
  if (state.phase === 'fire') legalShots(context, state, unit, list);
  else if (state.phase === 'movement') {
    if (mayMove(state, unit)) legalMoves(context, unit, list);
    else if (isDue(context, state, unit)) legalEntries(context, state, unit, list);
  }
}

/** After `surveyAll`. */
function addLeader(context: Context, state: State, leader: Leader, list: Action[]): void {
  if (state.phase === 'movement') {
    if (leaderMayMove(state, leader)) legalLeaderMoves(context, leader, list);
    else if (isDue(context, state, leader)) legalLeaderEntries(context, leader, list);
  } else if (state.phase === 'rally') legalRecalls(context, state, leader, list);
}

/** Every legal order, or those of one actor: of a unit in melee the attacks that it takes part in. */
export function legalActions(context: Context, state: State, actor?: number): Action[] {
  if (state.phase === 'over') return [];
  if (state.attack) return actor === undefined || actor === NOBODY ? legalAnswers(context, state, state.attack) : [];
  const list: Action[] = [];
  const { units, leaders } = state;
  surveyAll(context, state);
  if (actor === undefined) {
    for (const unit of units) addUnit(context, state, unit, list);
    for (const leader of leaders) addLeader(context, state, leader, list);
    if (state.phase === 'melee') legalAttacks(context, state, list);
  } else if (actor >= units.length) addLeader(context, state, leaders[actor - units.length]!, list);
  else if (actor !== NOBODY) {
    addUnit(context, state, units[actor]!, list);
    if (state.phase === 'melee') legalAttacksOf(context, units[actor]!, list);
  }
  if ((actor === undefined || actor === NOBODY) && (state.phase !== 'melee' || firstBound(context) < 0)) list.push(orderOf('end'));
  return list;
}

function phaseOf(kind: OrderKind): Phase {
  if (kind === 'fire') return 'fire';
  if (kind === 'recall') return 'rally';
  return isAttackKind(kind) ? 'melee' : 'movement';
}

/** B4 first: the wrong phase, player or question, or the battle is over; then whatever rule forbids the order. */
export function judgeAction(context: Context, state: State, action: Action): Refusal | undefined {
  const kind = kindIn(action);
  if (state.phase === 'over') return { rule: 'B4', why: 'over' };
  if (state.attack) return judgeAnswer(context, state, state.attack, action);
  if (isAnswerKind(kind)) return { rule: 'B4', why: 'notAsked' };
  if (kind === 'end') return judgeEnd(context, state);
  if (phaseOf(kind) !== state.phase) return { rule: 'B4', why: 'wrongPhase' };
  surveyAll(context, state);
  switch (kind) {
    case 'fire':
      return judgeShot(context, state, action as Order);
    case 'recall':
      return judgeRecall(context, state, action as Order);
    default:
      return isAttackKind(kind) ? judgeAttack(context, state, action) : judgeMovement(context, state, action as Order);
  }
}
