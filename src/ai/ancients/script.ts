import { NOBODY } from '../../kernel/hexGame';
import { type Action, facingOf, hexOf, type Order, orderIn, orderOf, unitOf } from '../../rules/ancients/model/orders';
import type { Context, State, Unit } from '../../rules/ancients/model/types';
import { applyAction } from '../../rules/ancients/play/apply';
import { leadersToPlace } from '../../rules/ancients/play/leaders';
import { judgeAction, legalActions } from '../../rules/ancients/play/legal';
import { deciderOf, isAsked } from '../../rules/ancients/play/sequence';
import { playTurns } from '../playTurns';
import type { SamplingDice } from '../sampling';
import { attackAll } from './attacks';
import { answerOf, bestShot, entryOf } from './centurion';
import { type Field, fieldOf } from './field';
import { placementOf } from './leaders';
import { advanceOf, demandedMoves, lift, moveOf, moversOf, putBack, surveyMarch } from './march';
import { playKnown } from './memory';
import { answerToOption, orderOfOption } from './options';
import { CENTURION, type Style } from './style';

const END = orderOf('end');

/**
 * Plays on by the script until so many player turns have ended, or the battle: both sides the same, all movements as a style weighs them. The state is the searcher's own;
 * what happens is told to nobody.
 * A battle with optional rules is played through the engine step by step; without, a harmless move is written where it leads.
 * While armies deploy (13.3) nothing is played: who stands where tells nothing before all do.
 */
export function playOn(context: Context, state: State, dice: SamplingDice, playerTurns: number, style = CENTURION): void {
  if (state.phase === 'deploy') return;
  playTurns(state, playerTurns, () => playPhase(context, state, dice, style));
}

function playPhase(context: Context, state: State, dice: SamplingDice, style: Style): void {
  const side = deciderOf(state)!;
  if (isAsked(state)) return answerAll(context, state, dice);
  for (let order = orderOfOption(context, state, side); order !== undefined; order = orderOfOption(context, state, side)) {
    applyAction(context, state, order, dice);
    answerAll(context, state, dice);
  }
  switch (state.phase) {
    case 'movement':
      if (context.options.length === 0) return playKnown(context, state, style, 'fire', () => manoeuvre(context, state, dice, style));
      march(context, state, dice, style);
      break;
    case 'leaders':
      placeLeaders(context, state, dice);
      break;
    case 'fire':
      for (let order = bestShot(context, state, side); order !== undefined; order = bestShot(context, state, side))
        strike(context, state, order, dice);
      break;
    case 'melee':
      attackAll(context, state, side, CENTURION.leastGain, (order) => {
        strike(context, state, order, dice);
        answerAll(context, state, dice);
      });
      // 13.8 An attack may have brought leaders together.
      if (orderOfOption(context, state, side) !== undefined) return;
      break;
    default:
  }
  applyAction(context, state, END, dice);
}

/** All that is asked now, and what that leads to. */
function answerAll(context: Context, state: State, dice: SamplingDice): void {
  while (isAsked(state)) {
    const answer = state.extra?.asked
      ? (answerToOption(context, state) ?? legalActions(context, state, NOBODY)[0]!)
      : answerOf(context, state, CENTURION)!;
    applyAction(context, state, answer, dice);
  }
}

/** Movement and leaders. Without optional rules no die falls. */
function manoeuvre(context: Context, state: State, dice: SamplingDice, style: Style): void {
  march(context, state, dice, style);
  applyAction(context, state, END, dice);
  placeLeaders(context, state, dice);
  applyAction(context, state, END, dice);
}

/** A shot or an attack, with the dice that this unit has in this phase whatever others did. */
export function strike(context: Context, state: State, order: Action, dice: SamplingDice): void {
  const unit = state.units[unitOf(orderIn(order))]!;
  dice.aim((((state.turn * 2 + state.player) * 2 + Number(state.phase === 'melee')) * 4 + unit.fired) * 128 + unit.id);
  applyAction(context, state, order, dice);
}

function placeLeaders(context: Context, state: State, dice: SamplingDice): void {
  const side = state.player;
  if (leadersToPlace(state) <= 0) return;
  const field = fieldOf(context, state, side, CENTURION);
  for (let order = placementOf(context, state, side, field); order !== undefined; order = placementOf(context, state, side, field))
    applyAction(context, state, order, dice);
}

/** All units of the phasing side, each once, in the order of the script, those before the others who are driven: by 13.9 whoever is free waits for them. */
function march(context: Context, state: State, dice: SamplingDice, style: Style): void {
  const side = state.player;
  if (context.hooks.drives) moveDriven(context, state, dice, style);
  for (let entry = entryOf(context, state, side, style); entry !== undefined; entry = entryOf(context, state, side, style))
    applyAction(context, state, entry, dice);
  const field = fieldOf(context, state, side, style);
  const plain = isPlain(context, state);
  let surveyed = false;
  for (const unit of moversOf(context, state, field).slice()) {
    if (plain && !unit.panicked) {
      if (!surveyed) surveyMarch(context, state, side);
      surveyed = true;
      advance(context, state, field, unit);
      continue;
    }
    surveyed = false;
    const move = moveOf(context, state, field, unit);
    if (move !== undefined && isFree(context, state, move)) applyAction(context, state, move, dice);
  }
}

/** 13.9, V4 All who must go and can, those nearest to the enemy first; whoever one of them has made way for goes too. */
function moveDriven(context: Context, state: State, dice: SamplingDice, style: Style): void {
  const field = fieldOf(context, state, state.player, style);
  const isDriven = (unit: Unit): boolean => unit.side === state.player && demandedMoves(context, state, unit).length > 0;
  for (let left = state.units.filter(isDriven); left.length > 0; left = state.units.filter(isDriven)) {
    left.sort((a, b) => field.near[a.hex]! - field.near[b.hex]!);
    applyAction(context, state, moveOf(context, state, field, left[0]!)!, dice);
  }
}

/** Whether no optional rule drives the unit elsewhere than the script, which does not see that, would have it go. */
export const isFree = (context: Context, state: State, move: Order): boolean => !context.hooks.drives || !judgeAction(context, state, move);

/** Whether a harmless move leads to nothing but its end: no optional rule speaks, no lone leader stands about to be captured. */
function isPlain(context: Context, state: State): boolean {
  return (
    context.options.length === 0 &&
    state.armies[state.player === 0 ? 1 : 0].leaders.every((hex) => state.units.some((unit) => unit.hex === hex))
  );
}

/** After `surveyMarch`: a harmless move, written where it leads. */
function advance(context: Context, state: State, field: Field, unit: Unit): void {
  const from = unit.hex;
  lift(context, unit);
  const move = advanceOf(context, state, field, unit);
  if (move !== undefined) {
    unit.moved = true;
    unit.hex = hexOf(move);
    unit.facing = facingOf(move);
  }
  putBack(context, unit, from);
}
