import type { Dice } from '../../../kernel/dice';
import type { Refusal } from '../../../kernel/game';
import type { Emit } from '../model/events';
import { type Context, otherSide, type Phase, type Side, type State } from '../model/types';
import { firstBound, surveyMelee } from './bound';
import { recover } from './combat';
import { survey } from './ground';
import { clearMarks } from './marks';
import { askedSide } from './questions';
import { rollRally } from './rally';
import { endBattle } from './victory';

/** B4 Who decides now: the player asked, else the phasing player. */
export function deciderOf(state: State): Side | undefined {
  if (state.phase === 'over') return undefined;
  return state.attack ? askedSide(state, state.attack) : state.player;
}

/** B7.1.b Melee cannot end while a unit is bound. */
export function judgeEnd(context: Context, state: State): Refusal | undefined {
  if (state.phase !== 'melee') return undefined;
  survey(context, state);
  surveyMelee(context, state);
  const hex = firstBound(context);
  return hex < 0 ? undefined : { rule: 'B7.1.b', why: 'bound', hexes: [hex] };
}

/** B4.a, B4.b */
export function endPhase(context: Context, state: State, dice: Dice, emit: Emit): void {
  clearMarks(state);
  switch (state.phase) {
    case 'fire':
      return beginPhase(state, 'movement', emit);
    case 'movement':
      return beginPhase(state, 'melee', emit);
    case 'melee':
      return endMelee(context, state, dice, emit);
    default:
      return nextPlayer(context, state, emit);
  }
}

/** B11.d, B16.3, B16.4 */
function endMelee(context: Context, state: State, dice: Dice, emit: Emit): void {
  if (context.variants.briefDisorder) for (const unit of state.units) if (unit.hex >= 0) recover(unit, emit);
  rollRally(context, state, dice, emit);
  if (context.variants.fallenReturn) beginPhase(state, 'rally', emit);
  else nextPlayer(context, state, emit);
}

function beginPhase(state: State, phase: Phase, emit: Emit): void {
  state.phase = phase;
  emit?.({ kind: 'phaseBegan', rule: 'B4', phase, side: state.player });
}

/** B4.c */
function nextPlayer(context: Context, state: State, emit: Emit): void {
  if (state.player === 1 && state.turn >= context.turns) return endBattle(context, state, emit);
  if (state.player === 1) state.turn++;
  state.player = otherSide(state.player);
  emit?.({ kind: 'turnBegan', rule: 'B4', turn: state.turn, side: state.player });
  beginPhase(state, 'fire', emit);
}
