import type { Hex } from '../../kernel/board';
import type { Dice } from '../../kernel/dice';
import { type Action, kindIn, type Order, orderOf, toOf } from '../../rules/baw/model/orders';
import type { Context, State, Unit } from '../../rules/baw/model/types';
import { applyAction } from '../../rules/baw/play/apply';
import { legalActions } from '../../rules/baw/play/legal';
import { comeTo } from '../../rules/baw/play/movement';
import type { Manner, ScriptName } from '../players';
import { playTurns } from '../playTurns';
import type { SamplingDice } from '../sampling';
import type { Postures } from '../tactics';
import { answerOf } from './answers';
import { bestShot, shotsInTurn } from './fire';
import { standAnew } from './front';
import { nextLeader } from './leaders';
import { isSearched, marchOf, OFF, orderTo, planMarch } from './march';
import { attackAll, bestAttack, END } from './melee';
import { entryOf } from './reserves';
import { CENTURION, IN_POSTURE, OPTIO, RECRUIT, type Style } from './style';

const STYLES: Readonly<Record<ScriptName, Style>> = { recruit: RECRUIT, optio: OPTIO, centurion: CENTURION };

/** The script's next order for whoever decides; pieces that a search has been through stay where they are. */
export function playScript(context: Context, state: State, { name, searched, postures }: Manner): Action | undefined {
  if (state.phase === 'over') return undefined;
  const style = STYLES[name];
  if (state.attack) return answerOf(context, state, style);
  if (state.phase === 'movement') return nextMove(context, state, style, postures?.() ?? [], searched === true) ?? END;
  return orderOfPhase(context, state, style) ?? END;
}

/** In the other phases; undefined where there is nothing worth doing, and nothing that must be done. */
function orderOfPhase(context: Context, state: State, style: Style): Action | undefined {
  switch (state.phase) {
    case 'fire':
      return bestShot(context, state, style);
    case 'melee':
      return bestAttack(context, state, style);
    case 'rally':
      return bestRecall(context, state);
    default:
      return undefined;
  }
}

/** B16.4 The strongest. */
function bestRecall(context: Context, state: State): Action | undefined {
  let best: Action | undefined;
  let most = 0;
  for (const action of legalActions(context, state)) {
    if (kindIn(action) !== 'recall') continue;
    const { strength } = context.types[toOf(action as Order)]!;
    if (strength <= most) continue;
    most = strength;
    best = action;
  }
  return best;
}

/** Units, then those of the reserve, then leaders. */
function nextMove(context: Context, state: State, style: Style, postures: Postures, searched: boolean): Action | undefined {
  const styleOf = (unit: number): Style => {
    const posture = postures[unit];
    return posture ? IN_POSTURE[posture] : style;
  };
  const march = marchOf(context, state, state.player, styleOf);
  const who = searched ? (unit: Unit) => !isSearched(march.front, unit) : undefined;
  let order: Action | undefined;
  planMarch(
    march,
    (unit, to) => {
      if (to !== unit.hex) order ??= orderTo(unit, to);
    },
    who,
  );
  if (order !== undefined) return order;
  const standing = marchOf(context, state, state.player, styleOf);
  return entryOf(standing) ?? (searched ? undefined : nextLeader(standing));
}

/** Plays on by the script, as the centurion weighs things if no other style is given, until so many player turns have ended, or the battle. */
export function playOn(context: Context, state: State, dice: SamplingDice, playerTurns: number, style = CENTURION): void {
  playTurns(state, playerTurns, () => playPhase(context, state, dice, style));
}

/** An order with the dice that this place has at this time whatever others did: so that two lines differ by what they change. */
export function act(context: Context, state: State, action: Action, dice: SamplingDice): void {
  const event = ((state.turn * 2 + state.player) * 8 + EVENTS.indexOf(state.phase)) * 4096;
  const aimed: Dice = {
    roll(holder, name, sides, hex) {
      if (name === 'rally' || name === 'fire' || name === 'recall' || name === 'melee') dice.aim(event + (hex ?? 0));
      return dice.roll(holder, name, sides);
    },
  };
  applyAction(context, state, action, aimed);
}

const EVENTS: readonly string[] = ['fire', 'movement', 'melee', 'rally'];

/** What the rules do for a move, without looking for the way once more. */
export function move(context: Context, state: State, unit: Unit, to: Hex): void {
  unit.moved = true;
  comeTo(context, state, unit, to, undefined);
}

/** Plays a phase to its end, or answers a question. */
function playPhase(context: Context, state: State, dice: SamplingDice, style: Style): void {
  if (state.attack) return act(context, state, answerOf(context, state, style), dice);
  switch (state.phase) {
    case 'fire':
      for (const shot of shotsInTurn(context, state)) act(context, state, shot, dice);
      break;
    case 'movement':
      manoeuvre(context, state, dice, style);
      break;
    case 'melee':
      attackAll(context, state, (attack) => {
        act(context, state, attack, dice);
        while (state.attack) act(context, state, answerOf(context, state, style), dice);
        return !isOver(state);
      });
      break;
    default:
      for (let order = bestRecall(context, state); order !== undefined; order = bestRecall(context, state))
        act(context, state, order, dice);
  }
  if (!isOver(state)) act(context, state, END, dice);
}

const isOver = ({ phase }: State): boolean => phase === 'over';

function manoeuvre(context: Context, state: State, dice: SamplingDice, style: Style): void {
  const side = state.player;
  const march = marchOf(context, state, side, () => style);
  planMarch(march, (unit, to) => {
    if (isOver(state)) return;
    if (to === OFF) act(context, state, orderOf('leave', unit.hex), dice);
    else if (to !== unit.hex) move(context, state, unit, to);
  });
  if (isOver(state)) return;
  const next = (): Action | undefined => {
    standAnew(march.front);
    return entryOf(march) ?? nextLeader(march);
  };
  for (let order = next(); order !== undefined; order = next()) act(context, state, order, dice);
}
