import type { Dice } from '../../../kernel/dice';
import type { Refusal } from '../../../kernel/game';
import { winnerOf } from '../../../kernel/twoSides';
import type { Emit } from '../model/events';
import { type Context, otherSide, type Phase, type Side, type State } from '../model/types';
import { askedOf } from './attack';
import { unitsThatMustGo } from './drive';
import { survey, surveyMover } from './ground';
import { leadersToPlace, leadersWait, legalPlacements, removeLeaders } from './leaders';
import { checkPanic } from './panic';
import { rally } from './rally';
import { announceReserves } from './reinforcements';
import { scoreOf } from './victory';

/** 2 Who acts in the phase, questions set aside: the phasing player, but the other one fires (8). */
export const actsIn = (state: State): Side => (state.phase === 'fire' ? otherSide(state.player) : state.player);

/** 2 Who decides now: the player asked, else whoever acts in the phase. */
export function deciderOf(state: State): Side | undefined {
  if (state.phase === 'over') return undefined;
  if (state.extra?.asked) return state.extra.asked.by;
  if (state.attack) return askedOf(state, state.attack.asks);
  return actsIn(state);
}

/** Whether somebody must answer before anything else is done. */
export const isAsked = (state: State): boolean => state.attack !== null || !!state.extra?.asked;

/** Why the phase may not be ended: 4.d a panicked unit must flee, 7 a leader waits whom some hex can take. */
export function judgeEnd(context: Context, state: State): Refusal | undefined {
  const barred = context.hooks.barsEnd?.(context, state);
  if (barred) return barred;
  if (state.phase === 'leaders' && leadersToPlace(state) > 0) {
    survey(context, state);
    return legalPlacements(context, state).length > 0 ? leadersWait(state) : undefined;
  }
  if (state.phase !== 'movement') return undefined;
  const late = unitsThatMustGo(context, state, (unit) => surveyMover(context, state, unit));
  return late && { rule: late.drive.rule, why: late.drive.whyEnd, hexes: late.ids.map((id) => state.units[id]!.hex) };
}

/** 2 Ends the phase; the end of melee carries the battle through rally (10) and the next player's first three phases. */
export function endPhase(context: Context, state: State, dice: Dice, emit: Emit): void {
  context.hooks.phaseEnds?.(context, state, state.phase, dice, emit);
  // An option has asked something first; its answer ends the phase.
  if (state.extra?.asked) return;
  switch (state.phase) {
    case 'deploy':
    case 'muster':
      return beginBattle(context, state, emit);
    case 'command':
      return beginPhase(context, state, 'movement', emit);
    case 'movement':
      for (const unit of state.units) unit.moved = false;
      return beginPhase(context, state, 'leaders', emit);
    case 'leaders':
      return beginPhase(context, state, 'fire', emit);
    case 'fire':
      for (const unit of state.units) unit.fired = 0;
      return beginPhase(context, state, 'melee', emit);
    case 'melee':
      for (const unit of state.units) unit.attacked = false;
      if (asks(context, state, 'rally')) return beginPhase(context, state, 'rally', emit);
      break;
    default:
  }
  rally(state, emit);
  nextPlayer(context, state, emit);
}

const asks = (context: Context, state: State, phase: Phase): boolean => context.hooks.asksPhase?.(context, state, phase) ?? false;

/** 13.3 Who moves first in every turn. */
export const firstSide = (state: State): Side => state.extra?.first ?? 0;

/** What comes before the first turn: each side deploys (13.3), then each may dismount (13.12); an option asks for as long as it has something to ask. */
export function beginBattle(context: Context, state: State, emit: Emit, begins = firstSide(state)): void {
  for (const phase of ['deploy', 'muster'] as const) {
    for (const side of [begins, otherSide(begins)]) {
      state.player = side;
      if (asks(context, state, phase)) return beginPhase(context, state, phase, emit);
    }
  }
  state.player = begins;
  beginMovement(context, state, emit, true);
}

/** 3–5 What happens before a player decides anything, though nobody panics as the battle begins; nothing where it begins with his movement (13.3). */
function beginMovement(context: Context, state: State, emit: Emit, first?: boolean): void {
  if (!context.hooks.battleBegins?.(state)) {
    if (context.hooks.liftsLeaders) removeLeaders(context, state, state.player, emit);
    if (!first) checkPanic(context, state, emit);
    announceReserves(context, state, emit);
  }
  beginPhase(context, state, asks(context, state, 'command') ? 'command' : 'movement', emit);
}

function beginPhase(context: Context, state: State, phase: Phase, emit: Emit): void {
  state.phase = phase;
  context.hooks.phaseBegins?.(context, state, phase, emit);
  emit?.({ kind: 'phaseBegan', rule: '2', phase, side: deciderOf(state)! });
}

/** 2 R The battle ends after the second player's rally of the last turn. */
function nextPlayer(context: Context, state: State, emit: Emit): void {
  const last = otherSide(firstSide(state));
  if (state.player === last && state.turn >= context.turns) {
    state.phase = 'over';
    if (!emit) return;
    const score = scoreOf(context, state);
    return emit({ kind: 'battleEnded', rule: '12', score, winner: winnerOf(context, score) });
  }
  if (state.player === last) state.turn++;
  state.player = otherSide(state.player);
  emit?.({ kind: 'turnBegan', rule: '2', turn: state.turn, side: state.player });
  beginMovement(context, state, emit);
}
