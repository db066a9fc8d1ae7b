import { seededChooser } from './random';
import { type SamplingDice, samplingDice } from './sampling';

/** What a search asks of a game: its script, what can be done with a piece, and how a battle stands. States are what a side knows. */
export interface Tactics<Context, State, Action> {
  clone(state: State): State;
  /** Plays on by the script, both sides, until so many player turns have ended. */
  playOn(context: Context, state: State, dice: SamplingDice, playerTurns: number): void;
  /** How it stands for a side, from -1 lost to 1 won. */
  value(context: Context, state: State, side: 0 | 1): number;
  /** A text that is another in every phase and for every question. */
  moment(state: State): string;
  /** What is decided next: the pieces in the order in which they are searched; `MATTER` where it is one thing, as an answer is. */
  agenda(context: Context, state: State, side: 0 | 1): readonly number[];
  /** What can be done with a piece, the script's choice first; undefined: nothing. */
  lines(context: Context, state: State, side: 0 | 1, piece: number, width: number): readonly (Action | undefined)[];
  /** Whether the lines of all pieces of this moment can be carried out one after the other with nothing in between: no dice, no question. Such a plan is improved as a whole. */
  isPlannable(context: Context, state: State): boolean;
  /** Whether it is allowed. */
  may(context: Context, state: State, line: Action): boolean;
  /** Does it with a copy, or sees to it that the script leaves the piece alone. */
  take(context: Context, state: State, piece: number, line: Action | undefined, dice: SamplingDice): void;
}

export const MATTER = -1;

/** What a player turn may cost; whichever is used up first. */
export interface Budget {
  /** The rest of the turn, the reply and a turn more, by the script. */
  readonly simulations: number;
  readonly milliseconds?: number | undefined;
  /** Lines for a piece. */
  readonly width: number;
  /** Player turns that are played after the own one. */
  readonly reply: number;
  /** How many standard errors a line must be better than the script's own by to be preferred. */
  readonly doubt: number;
  /** Share of the budget that goes into improving a plan as a whole, once each piece has its line. */
  readonly joint: number;
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
  /** What it was better than the script's own line by, with the same dice, and that squared. */
  better: number;
  squares: number;
}

/** Share of a player turn's budget that is kept for what comes after the movement, and of what is left for one such matter. */
const KEPT = 0.3;
const MATTER_SHARE = 0.25;
/** Samples of a line in a round, at least and at most. */
const FEWEST = 4;
const MOST = 400;
/** Samples of another plan before it is judged, and at most; standard errors that it must be better by. */
const GLANCE = 8;
const LOOK = 96;
const SURE = 1.5;

/**
 * Searches a side's player turn over the script, one piece after the other: every line of a piece is tried with the same dice, the script playing the rest of the
 * turn, the enemy's reply and the turn after; the worse half is dropped until one is left. It is seeded with the script's own choice, which stays where nothing is better.
 * Where the lines of all pieces make a plan, it is then changed by a line here and there while that makes it better, and its orders are given one by one.
 * `clock`, in milliseconds, is only read where the budget has some.
 */
export function createSearch<Context, State, Action>(
  tactics: Tactics<Context, State, Action>,
  budget: Budget,
  clock: () => number = () => 0,
) {
  const dice = samplingDice();
  const seen = new Set<number>();
  const { milliseconds = Number.POSITIVE_INFINITY } = budget;
  let plan: Finding<Action>[] = [];
  let moment = '';
  let turn = '';
  let simulations = 0;
  let began = 0;
  /** Milliseconds of earlier decisions of this player turn. */
  let thought = 0;

  /** The share of the budget that this player turn has cost so far. */
  const used = (): number =>
    Math.max(simulations / budget.simulations, milliseconds === Number.POSITIVE_INFINITY ? 0 : (thought + clock() - began) / milliseconds);

  /** What comes of a state, which is spent, when the script plays on. */
  const outcomeOf = (context: Context, copy: State, side: 0 | 1): number => {
    tactics.playOn(context, copy, dice, 1 + budget.reply);
    simulations++;
    return tactics.value(context, copy, side);
  };

  const simulate = (context: Context, state: State, side: 0 | 1, piece: number, line: Line<Action>, sample: number): number => {
    const copy = tactics.clone(state);
    dice.begin(sample);
    tactics.take(context, copy, piece, line.line, dice);
    const value = outcomeOf(context, copy, side);
    line.sum += value;
    line.samples++;
    return value;
  };

  /** Successive halving of all that might be better than the script's own line, the first, until so much of the budget is used. */
  const weigh = (context: Context, state: State, side: 0 | 1, piece: number, lines: Line<Action>[], until: number): void => {
    const [own] = lines as [Line<Action>];
    const rounds = Math.ceil(Math.log2(lines.length));
    const from = used();
    let rest = lines.slice(1);
    for (let round = 1, sample = 0; round <= rounds; round++) {
      const stop = from + ((until - from) * round) / rounds;
      for (let n = 0; n < FEWEST || (n < MOST && used() < stop); n++, sample++) {
        const value = simulate(context, state, side, piece, own, sample);
        for (const line of rest) {
          const better = simulate(context, state, side, piece, line, sample) - value;
          line.better += better;
          line.squares += better * better;
        }
      }
      rest = rest.sort((a, b) => b.better / b.samples - a.better / a.samples).slice(0, (rest.length + 1) >> 1);
    }
    const best = isSurelyBetter(rest[0]!, budget.doubt) ? rest[0] : own;
    lines.sort((a, b) => Number(b === best) - Number(a === best) || b.sum / b.samples - a.sum / a.samples);
  };

  /** The lines of a piece, weighed until so much of the budget is used; undefined if there is nothing that it can do. */
  const findingOf = (context: Context, state: State, side: 0 | 1, piece: number, until: number): Finding<Action> | undefined => {
    const lines = tactics
      .lines(context, state, side, piece, budget.width)
      .map((line) => ({ line, sum: 0, samples: 0, better: 0, squares: 0 }));
    if (lines.length === 0) return undefined;
    if (lines.length > 1) weigh(context, state, side, piece, lines, until);
    return {
      piece,
      lines: lines.map(({ line, sum, samples }) => ({ line, value: samples > 0 ? sum / samples : 0, samples })),
    };
  };

  /** The next piece with something to choose and what came of it; undefined when the agenda is through. `player` names the player turn of whoever decides. */
  const next = (context: Context, state: State, side: 0 | 1, player: string): Finding<Action> | undefined => {
    began = clock();
    if (player !== turn) {
      turn = player;
      simulations = 0;
      thought = 0;
    }
    const now = tactics.moment(state);
    if (now !== moment) {
      moment = now;
      seen.clear();
      plan = tactics.isPlannable(context, state) ? planOf(context, state, side) : [];
    }
    const found = planned(context, state) ?? nextPiece(context, state, side);
    thought += clock() - began;
    return found;
  };

  /** The next order of the plan; what cannot be done any more is left to be searched anew. */
  const planned = (context: Context, state: State): Finding<Action> | undefined => {
    for (let found = plan.shift(); found; found = plan.shift()) {
      const { line } = found.lines[0]!;
      if (line === undefined) continue;
      if (tactics.may(context, state, line)) return found;
      seen.delete(found.piece);
    }
    return undefined;
  };

  const nextPiece = (context: Context, state: State, side: 0 | 1): Finding<Action> | undefined => {
    const pieces = tactics.agenda(context, state, side).filter((piece) => piece === MATTER || !seen.has(piece));
    for (const [i, piece] of pieces.entries()) {
      seen.add(piece);
      const spent = used();
      const left = piece === MATTER ? (1 - spent) * MATTER_SHARE : (1 - KEPT - spent) / (pieces.length - i);
      const found = findingOf(context, state, side, piece, spent + Math.max(0, left));
      if (found && (piece === MATTER || found.lines[0]!.line !== undefined)) return found;
    }
    return undefined;
  };

  /** A line for every piece of the agenda, first one by one, then improved as a whole. */
  const planOf = (context: Context, state: State, side: 0 | 1): Finding<Action>[] => {
    const made: Finding<Action>[] = [];
    const after = tactics.clone(state);
    const share = 1 - KEPT - budget.joint;
    for (;;) {
      const pieces = tactics.agenda(context, after, side).filter((piece) => !seen.has(piece));
      const [piece] = pieces;
      if (piece === undefined) break;
      seen.add(piece);
      const spent = used();
      const found = findingOf(context, after, side, piece, spent + Math.max(0, share - spent) / pieces.length);
      tactics.take(context, after, piece, found?.lines[0]?.line, dice);
      if (found) made.push(found);
    }
    return improve(context, state, side, made);
  };

  /** Where a plan leads; undefined if not all of it is allowed. */
  const carriedOut = (context: Context, state: State, made: readonly Finding<Action>[]): State | undefined => {
    const after = tactics.clone(state);
    for (const { piece, lines } of made) {
      const { line } = lines[0]!;
      if (line !== undefined && !tactics.may(context, after, line)) return undefined;
      tactics.take(context, after, piece, line, dice);
    }
    return after;
  };

  /** Another line for one piece, as long as the budget lasts: kept if, with the same dice, the plan is surely better with it. */
  const improve = (context: Context, state: State, side: 0 | 1, made: Finding<Action>[]): Finding<Action>[] => {
    let best = made;
    let after = carriedOut(context, state, best);
    const chances = made.flatMap(({ lines }, at) => lines.slice(1).map((line) => ({ at, line })));
    if (!after || chances.length === 0) return best;
    const choose = seededChooser(1);
    for (let n = 0; used() < 1 - KEPT && n < 50 * chances.length; n++) {
      const { at, line } = chances[choose(chances.length)]!;
      const old = best[at]!;
      if (old.lines[0]!.line === line.line) continue;
      const changed = { piece: old.piece, lines: [line, ...old.lines.filter((each) => each.line !== line.line)] };
      const other = best.map((each, i) => (i === at ? changed : each));
      const there = carriedOut(context, state, other);
      if (!there || !isBetter(context, there, after, side, n)) continue;
      best = other;
      after = there;
    }
    return best;
  };

  const isBetter = (context: Context, there: State, here: State, side: 0 | 1, from: number): boolean => {
    const line = { line: undefined, sum: 0, samples: 0, better: 0, squares: 0 };
    while (line.samples < LOOK && used() < 1 - KEPT) {
      for (let n = 0; n < GLANCE; n++, line.samples++) {
        const sample = from * LOOK + line.samples;
        dice.begin(sample);
        const without = outcomeOf(context, tactics.clone(here), side);
        dice.begin(sample);
        const better = outcomeOf(context, tactics.clone(there), side) - without;
        line.better += better;
        line.squares += better * better;
      }
      if (!isSurelyBetter(line, 0)) return false;
    }
    return isSurelyBetter(line, SURE);
  };

  return { next, simulations: () => simulations };
}

/** Whether the mean of the differences is so many standard errors above nought. */
function isSurelyBetter<Action>({ better, squares, samples }: Line<Action>, doubt: number): boolean {
  const mean = better / samples;
  return mean > doubt * Math.sqrt(Math.max(0, squares / samples - mean * mean) / samples);
}
