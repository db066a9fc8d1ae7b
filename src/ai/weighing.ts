import type { BareContext, BareState } from '../kernel/twoSides';
import type { Game } from './games';
import { expectationOf, type Search } from './tactics';

/* What a moment is worth. The course of a game, hints and mistakes all tell it on this one scale. */

/** A moment of a game as whoever decides knows it. */
export interface Moment {
  readonly context: BareContext;
  readonly state: BareState;
  readonly side: 0 | 1;
}

/** The first side's share of a battle that is over, by who has won: 0 neither, 1 the first, 2 the second. */
export const shareWon = (winner: number): number => [0.5, 1, 0][winner]!;

/**
 * Simulations of a moment, at most and between looks at the clock, so many that each task is worth sharing out; and the player turns that they play: whoever
 * has struck last looks better for it, so as often the one as the other.
 */
const SAMPLES = 64;
const AT_ONCE = 32;
const AHEAD = [4, 5];

/** The result that whoever decides may expect of a moment, 0 to 1, if both sides go on by the script; by fewer simulations where it is late. */
export function* worthOf(
  { ai }: Game,
  { context, state, side }: Moment,
  isLate: () => boolean = () => false,
): Search<BareState, unknown, number> {
  const guesses = ai.guesses?.(context, state) ?? [{ state, share: 1 }];
  const branches = guesses.map((guess) => ({ state: guess.state, takes: [] }));
  const samples = AT_ONCE / AHEAD.length;
  let sum = 0;
  let done = 0;
  do {
    for (const playerTurns of AHEAD) {
      const values = yield { side, playerTurns, branches, from: done, samples };
      for (const [at, value] of values.entries()) sum += guesses[Math.floor(at / samples)]!.share * value;
      done += samples;
    }
  } while (done < SAMPLES && !isLate());
  return expectationOf(sum / done);
}

/**
 * What ways to go on bring, told as `worthOf` tells what the moment is worth, by what each brings more than the script's own way. The first is the one that is
 * followed: no other is told as better, for it was searched longest.
 */
export const resultsOf = (worth: number, leads: readonly number[]): number[] =>
  leads.map((lead) => expectationOf(2 * worth - 1 + Math.min(leads[0]!, lead)));
