import type { Dice } from '../../../kernel/dice';
import type { Refusal } from '../../../kernel/game';
import { winnerOf } from '../../../kernel/twoSides';
import type { Emit } from '../model/events';
import { type Context, otherSide, PHASES, type Phase, type Side, type State } from '../model/types';
import { askedOf } from './questions';
import { repairShips, throwOverboard } from './repair';
import { isSettled, scoreOf } from './victory';

/** 14.4 Who decides now: the player asked, else the phasing player. */
export function deciderOf(state: State): Side | undefined {
  if (state.phase === 'over') return undefined;
  return state.question ? askedOf(state, state.question) : state.player;
}

/** Whether there are marines in the battle now, or a ship whose type has some. */
const hasMarines = (context: Context, state: State): boolean =>
  state.ashore.length > 0 || state.ships.some((ship) => ship.marines > 0 || context.types[ship.type]!.marines > 0);

const hasBallistae = (context: Context, state: State): boolean => state.ships.some((ship) => context.types[ship.type]!.ballista);

/** 14.4 The phases of a player turn, `over` left out, with marines in the battle or without, and with ballistae or without. */
export const phasesWith = (marines: boolean, ballistae: boolean): Phase[] =>
  PHASES.filter(
    (phase) => phase === 'movement' || (phase === 'ballistae' ? ballistae : (phase === 'marines' || phase === 'attacks') && marines),
  );

/** 14.4 Those of this battle as it stands. */
export const phasesOf = (context: Context, state: State): Phase[] => phasesWith(hasMarines(context, state), hasBallistae(context, state));

/** 14.8.d Attacks that were declared must be made first. */
export function judgeEnd(state: State): Refusal | undefined {
  if (!state.assault) return undefined;
  return { rule: '14.8.d', why: 'open', hexes: [state.ships[state.assault.target]!.hex] };
}

/** 14.4 Ends the phase; the last one's end carries the battle through the repairs to the other player's movement. */
export function endPhase(context: Context, state: State, dice: Dice, emit: Emit): void {
  const ended = PHASES.indexOf(state.phase);
  clearMarks(state);
  for (const phase of phasesOf(context, state)) if (PHASES.indexOf(phase) > ended) return beginPhase(state, phase, emit);
  repairShips(context, state, dice, emit);
  throwOverboard(context, state, emit);
  nextPlayer(context, state, dice, emit);
}

/** Marks of a phase go with it. */
function clearMarks(state: State): void {
  state.die = 0;
  state.closed = [];
  forgetDeeds(state);
}

/** What ships and marines have done in a phase no longer counts. */
export function forgetDeeds(state: State): void {
  for (const ship of state.ships) {
    ship.moved = false;
    ship.fired = false;
    ship.stepped = 0;
    ship.fought = 0;
  }
  for (const landing of state.ashore) {
    landing.stepped = 0;
    landing.fought = 0;
  }
}

function beginPhase(state: State, phase: Phase, emit: Emit): void {
  state.phase = phase;
  emit?.({ kind: 'phaseBegan', rule: '14.4', phase, side: state.player });
}

/** 14.2 The battle ends after the last turn, or once nothing that can still happen changes the points. */
function nextPlayer(context: Context, state: State, dice: Dice, emit: Emit): void {
  if ((state.player === 1 && state.turn >= context.turns) || isSettled(context, state)) {
    state.phase = 'over';
    const score = scoreOf(context, state);
    return emit?.({ kind: 'battleEnded', rule: '14.2', score, winner: winnerOf(context, score) });
  }
  if (state.player === 1) state.turn++;
  state.player = otherSide(state.player);
  emit?.({ kind: 'turnBegan', rule: '14.4', turn: state.turn, side: state.player });
  state.die = dice.roll(state, 'fleet', 6);
  emit?.({ kind: 'fleetRolled', rule: '14.5', side: state.player, die: state.die });
  beginPhase(state, 'movement', emit);
}
