import type { Account } from './account';
import { isAbove } from './statistics';
import type { Branch, Search } from './tactics';

/** Samples of a branch in a round, at least and at most, and simulations that are asked for at once, in between which the clock is looked at: so many, made up to whole samples of each branch and whole dice. */
export const FEWEST = 4;
const MOST = 400;
const AT_ONCE = 64;
/** Samples that show every face of a die once. */
const FACES = 6;

/** What a branch has brought. */
export interface Run {
  sum: number;
  samples: number;
  /** What it was better than the first branch by, with the same dice, and that squared. */
  better: number;
  squares: number;
}

const newRun = (): Run => ({ sum: 0, samples: 0, better: 0, squares: 0 });

export const meanOf = ({ sum, samples }: Run): number => (samples > 0 ? sum / samples : 0);

/** What of a race does not hang on its branches. */
export interface Terms {
  readonly side: 0 | 1;
  readonly playerTurns: number;
  /** The first sample. */
  readonly from: number;
  /** The share of the account that may be used when it ends. */
  readonly until: number;
  /** How many standard errors a branch must be better than the first by. */
  readonly doubt: number;
  /** Whether the enemy replies in every posture. */
  readonly wary?: boolean;
  /** Whether the first die that falls shows every face as often. */
  readonly faces?: boolean;
  /** Whether a branch that ends the player turn is played as far as the others. */
  readonly level?: boolean | undefined;
}

/** Successive halving of all branches that might be better than the first, all with the same dice. `best`: which is, the first unless another surely is. */
export function* race<State, Action>(
  account: Account,
  branches: readonly Branch<State, Action>[],
  { side, playerTurns, from, until, doubt, wary, faces, level }: Terms,
): Search<State, Action, { readonly best: number; readonly runs: readonly Run[] }> {
  const runs = branches.map(newRun);
  if (branches.length < 2 || account.isLate()) return { best: 0, runs };
  const together = faces ? FACES : 1;
  const rounds = Math.ceil(Math.log2(branches.length));
  const began = account.used();
  let rest = branches.map((_, i) => i).slice(1);
  for (let round = 1, sample = from; round <= rounds && !(round > 1 && account.isLate()); round++) {
    const stop = began + ((until - began) * round) / rounds;
    const entered = [0, ...rest];
    for (let done = 0; done === 0 || !account.isLate(); ) {
      const room = Math.floor(account.room(stop) / entered.length);
      const wished = Math.min(Math.max(FEWEST - done, Math.min(MOST - done, room)), Math.ceil(AT_ONCE / entered.length));
      if (wished <= 0) break;
      const samples = together * Math.ceil(wished / together);
      const values = yield { side, playerTurns, branches: entered.map((i) => branches[i]!), from: sample, samples, wary, faces, level };
      account.spend(values.length);
      for (const [at, i] of entered.entries()) note(runs[i]!, values, at * samples, samples);
      done += samples;
      sample += samples;
    }
    rest = rest.sort((a, b) => leadOf(runs[b]!) - leadOf(runs[a]!)).slice(0, (rest.length + 1) >> 1);
  }
  return { best: isSurelyBetter(runs[rest[0]!]!, doubt) ? rest[0]! : 0, runs };
}

/** Adds a branch's samples, which begin at `at`; the first branch's with the same dice stand at the beginning. */
function note(run: Run, values: Float64Array, at: number, samples: number): void {
  for (let n = 0; n < samples; n++) {
    const value = values[at + n]!;
    const better = value - values[n]!;
    run.sum += value;
    run.better += better;
    run.squares += better * better;
  }
  run.samples += samples;
}

/** By what a branch that was tried is better than the first. */
export const leadOf = ({ better, samples }: Run): number => better / samples;

/** Whether the mean of the differences is so many standard errors above nought; not by fewer samples than a round has. */
function isSurelyBetter({ better, squares, samples }: Run, doubt: number): boolean {
  return samples >= FEWEST && isAbove({ sum: better, squares, samples }, doubt);
}
