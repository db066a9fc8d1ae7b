import type { Refusal } from '../../kernel/system';
import { askedOf } from './attack';
import type { Emit } from './events';
import { removeLeaders } from './leaders';
import { checkPanic, unitsThatMustFlee } from './panic';
import { rally } from './rally';
import { announceReserves } from './reinforcements';
import { type Context, otherSide, type Phase, type Side, type State } from './types';
import { scoreOf, winnerOf } from './victory';

/** 2 Who decides now: the player asked, else the phasing player, but the other one fires (8). */
export function deciderOf(state: State): Side | undefined {
  if (state.phase === 'over') return undefined;
  if (state.attack) return askedOf(state, state.attack.asks);
  return state.phase === 'fire' ? otherSide(state.player) : state.player;
}

/** Why the phase may not be ended: 4.d a panicked unit must flee, 7 a leader waits. */
export function judgeEnd(context: Context, state: State): Refusal | undefined {
  if (state.phase === 'leaders' && state.armies[state.player].waiting > 0) {
    return { rule: '7', why: 'leadersWait', values: { leaders: state.armies[state.player].waiting } };
  }
  if (state.phase !== 'movement') return undefined;
  const late = unitsThatMustFlee(context, state);
  return late.length > 0 ? { rule: '4.d', why: 'unitsMustFlee', hexes: late.map((id) => state.units[id]!.hex) } : undefined;
}

/** 2 Ends the phase; the end of melee carries the battle through rally (10) and the next player's first three phases. */
export function endPhase(context: Context, state: State, emit: Emit): void {
  context.hooks.phaseEnds?.(context, state, state.phase);
  switch (state.phase) {
    case 'movement':
      for (const unit of state.units) unit.moved = false;
      return beginPhase(state, 'leaders', emit);
    case 'leaders':
      return beginPhase(state, 'fire', emit);
    case 'fire':
      for (const unit of state.units) unit.fired = 0;
      return beginPhase(state, 'melee', emit);
    default:
      for (const unit of state.units) unit.attacked = false;
      rally(state, emit);
      return nextPlayer(context, state, emit);
  }
}

function beginPhase(state: State, phase: Phase, emit: Emit): void {
  state.phase = phase;
  emit?.({ kind: 'phaseBegan', rule: '2', phase, side: deciderOf(state)! });
}

/** 2 R The battle ends after the second player's rally of the last turn. */
function nextPlayer(context: Context, state: State, emit: Emit): void {
  if (state.player === 1 && state.turn >= context.turns) {
    state.phase = 'over';
    if (!emit) return;
    const score = scoreOf(context, state);
    return emit({ kind: 'battleEnded', rule: '12', score, winner: winnerOf(context, score) });
  }
  if (state.player === 1) state.turn++;
  state.player = otherSide(state.player);
  emit?.({ kind: 'turnBegan', rule: '2', turn: state.turn, side: state.player });
  removeLeaders(state, state.player, emit);
  checkPanic(context, state, emit);
  announceReserves(context, state, emit);
  beginPhase(state, 'movement', emit);
}
