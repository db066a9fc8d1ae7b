import type { Dice } from '../kernel/dice';
import { samplingDice } from './sampling';

/** What a search asks of a game: its script, what can be done with a piece, and how a battle stands. States are what a side knows. */
export interface Tactics<Context, State, Action> {
  clone(state: State): State;
  /** Plays on by the script, both sides, until so many player turns have ended. */
  playOn(context: Context, state: State, dice: Dice, playerTurns: number): void;
  /** How it stands for a side, from -1 lost to 1 won. */
  value(context: Context, state: State, side: 0 | 1): number;
  /** A text that is another in every phase and for every question. */
  moment(state: State): string;
  /** What is decided next: the pieces in the order in which they are searched; `MATTER` where it is one thing, as an answer is. */
  agenda(context: Context, state: State, side: 0 | 1): readonly number[];
  /** What can be done with a piece, the script's choice first; undefined: nothing. */
  lines(context: Context, state: State, side: 0 | 1, piece: number, width: number): readonly (Action | undefined)[];
  /** Does it with a copy, or sees to it that the script leaves the piece alone. */
  take(context: Context, state: State, piece: number, line: Action | undefined, dice: Dice): void;
}

export const MATTER = -1;

export interface Budget {
  /** Simulations a player turn: the rest of the turn, the reply and a turn more, by the script. */
  readonly simulations: number;
  /** Lines for a piece. */
  readonly width: number;
  /** Player turns that are played after the own one. */
  readonly reply: number;
}

/** The lines of a piece as a search has found them, the best first. */
export interface Finding<Action> {
  readonly piece: number;
  readonly lines: readonly Weighed<Action>[];
}

export interface Weighed<Action> {
  readonly line: Action | undefined;
  readonly value: number;
  readonly samples: number;
}

interface Line<Action> {
  readonly line: Action | undefined;
  sum: number;
  samples: number;
}

/** Share of a player turn's simulations that is kept for what comes after the movement. */
const KEPT = 0.3;
const FEWEST = 4;

/**
 * Searches a side's player turn over the script, one piece after the other: every line of a piece is tried with the same dice, the script playing the rest of the
 * turn, the enemy's reply and the turn after; the worse half is dropped until one is left. It is seeded with the script's own choice, which stays where nothing is better.
 */
export function createSearch<Context, State, Action>(tactics: Tactics<Context, State, Action>, budget: Budget) {
  const dice = samplingDice();
  const seen = new Set<number>();
  let moment = '';
  let spent = 0;
  let turn = '';

  const simulate = (context: Context, state: State, side: 0 | 1, piece: number, line: Line<Action>, sample: number): void => {
    const copy = tactics.clone(state);
    dice.begin(sample);
    tactics.take(context, copy, piece, line.line, dice);
    tactics.playOn(context, copy, dice, 1 + budget.reply);
    line.sum += tactics.value(context, copy, side);
    line.samples++;
    spent++;
  };

  /** Successive halving within so many simulations. */
  const weigh = (context: Context, state: State, side: 0 | 1, piece: number, lines: Line<Action>[], allowed: number): Line<Action>[] => {
    const rounds = Math.ceil(Math.log2(lines.length));
    let rest = lines;
    let sample = 0;
    while (rest.length > 1) {
      const each = Math.max(FEWEST, Math.floor(allowed / rounds / rest.length));
      for (let i = 0; i < each; i++, sample++) for (const line of rest) simulate(context, state, side, piece, line, sample);
      rest = [...rest].sort((a, b) => b.sum / b.samples - a.sum / a.samples).slice(0, rest.length >> 1);
    }
    return lines.sort((a, b) => Number(b === rest[0]) - Number(a === rest[0]) || b.sum / b.samples - a.sum / a.samples);
  };

  /** The next piece with something to choose and what came of it; undefined when the agenda is through. */
  const next = (context: Context, state: State, side: 0 | 1, player: string): Finding<Action> | undefined => {
    if (player !== turn) {
      turn = player;
      spent = 0;
    }
    const now = tactics.moment(state);
    if (now !== moment) {
      moment = now;
      seen.clear();
    }
    const pieces = tactics.agenda(context, state, side).filter((piece) => piece === MATTER || !seen.has(piece));
    for (const [i, piece] of pieces.entries()) {
      seen.add(piece);
      const lines = tactics.lines(context, state, side, piece, budget.width).map((line) => ({ line, sum: 0, samples: 0 }));
      if (lines.length === 0) continue;
      if (lines.length > 1) {
        const rest = budget.simulations - spent;
        const share = piece === MATTER ? rest / 4 : Math.max(0, rest - KEPT * budget.simulations) / (pieces.length - i);
        weigh(context, state, side, piece, lines, share);
      }
      const weighed = lines.map(({ line, sum, samples }) => ({ line, value: samples > 0 ? sum / samples : 0, samples }));
      if (piece === MATTER || weighed[0]!.line !== undefined) return { piece, lines: weighed };
    }
    return undefined;
  };

  return { next, simulations: () => spent };
}
