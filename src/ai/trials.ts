import { samplingDice } from './sampling';
import type { Budget, Finding, Tactics } from './tactics';

interface Line<Action> {
  readonly line: Action | undefined;
  sum: number;
  samples: number;
  /** What it was better than the script's own line by, with the same dice, and that squared. */
  better: number;
  squares: number;
}

const lineOf = <Action>(line: Action | undefined): Line<Action> => ({ line, sum: 0, samples: 0, better: 0, squares: 0 });

/** Samples of a line in a round, at least and at most. */
const FEWEST = 4;
const MOST = 400;
/** Samples of another state before it is judged, and at most; standard errors that it must be better by. */
const GLANCE = 8;
const LOOK = 96;
const SURE = 1.5;
/** Of the time given so much is planned with: what is no simulation takes some too. */
const PLANNED = 0.92;

/** Simulations by the script, with what they have cost. `clock`, in milliseconds, is only read where the budget has some. */
export function createTrials<Context, State, Action>(tactics: Tactics<Context, State, Action>, budget: Budget, clock: () => number) {
  const dice = samplingDice();
  const milliseconds = PLANNED * (budget.milliseconds ?? Number.POSITIVE_INFINITY);
  let simulations = 0;
  let began = 0;
  /** Milliseconds of earlier decisions of this player turn. */
  let thought = 0;

  /** The share of the budget that this player turn has cost so far. */
  const used = (): number =>
    Math.max(simulations / budget.simulations, milliseconds === Number.POSITIVE_INFINITY ? 0 : (thought + clock() - began) / milliseconds);

  /** Whether the time is out: then even the fewest samples are too many. A budget of simulations alone knows no time. */
  const isLate = (): boolean => thought + clock() - began >= milliseconds;

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
    if (isLate()) return;
    const [own] = lines as [Line<Action>];
    const rounds = Math.ceil(Math.log2(lines.length));
    const from = used();
    let rest = lines.slice(1);
    for (let round = 1, sample = 0; round <= rounds && !(round > 1 && isLate()); round++) {
      const stop = from + ((until - from) * round) / rounds;
      for (let n = 0; n < FEWEST || (n < MOST && used() < stop); n++, sample++) {
        const value = simulate(context, state, side, piece, own, sample);
        for (const line of rest) note(line, simulate(context, state, side, piece, line, sample) - value);
        if (isLate()) break;
      }
      rest = rest.sort((a, b) => b.better / b.samples - a.better / a.samples).slice(0, (rest.length + 1) >> 1);
    }
    const best = rest[0]!.samples >= FEWEST && isSurelyBetter(rest[0]!, budget.doubt) ? rest[0] : own;
    lines.sort((a, b) => Number(b === best) - Number(a === best) || b.sum / b.samples - a.sum / a.samples);
  };

  /** The lines of a piece, weighed until so much of the budget is used; undefined if there is nothing that it can do. */
  const findingOf = (context: Context, state: State, side: 0 | 1, piece: number, until: number): Finding<Action> | undefined => {
    const lines = tactics.lines(context, state, side, piece, budget.width).map(lineOf);
    if (lines.length === 0) return undefined;
    if (lines.length > 1) weigh(context, state, side, piece, lines, until);
    return { piece, lines: lines.map(({ line, sum, samples }) => ({ line, value: samples > 0 ? sum / samples : 0, samples })) };
  };

  /** Whether a side is surely better off there than here, with the same dice; as long as the budget lasts until so much of it is used. */
  const isBetter = (context: Context, there: State, here: State, side: 0 | 1, from: number, until: number): boolean => {
    const line = lineOf(undefined);
    while (line.samples < LOOK && used() < until) {
      for (let n = 0; n < GLANCE; n++, line.samples++) {
        const sample = from * LOOK + line.samples;
        dice.begin(sample);
        const without = outcomeOf(context, tactics.clone(here), side);
        dice.begin(sample);
        note(line, outcomeOf(context, tactics.clone(there), side) - without);
      }
      if (!isSurelyBetter(line, 0)) return false;
    }
    return isSurelyBetter(line, SURE);
  };

  return {
    dice,
    used,
    findingOf,
    isBetter,
    simulations: () => simulations,
    /** A decision begins, perhaps the first of its player turn; and it ends. */
    begin(isFirst: boolean) {
      began = clock();
      if (!isFirst) return;
      simulations = 0;
      thought = 0;
    },
    end() {
      thought += clock() - began;
    },
  };
}

function note<Action>(line: Line<Action>, better: number): void {
  line.better += better;
  line.squares += better * better;
}

/** Whether the mean of the differences is so many standard errors above nought. */
function isSurelyBetter<Action>({ better, squares, samples }: Line<Action>, doubt: number): boolean {
  const mean = better / samples;
  return mean > doubt * Math.sqrt(Math.max(0, squares / samples - mean * mean) / samples);
}
