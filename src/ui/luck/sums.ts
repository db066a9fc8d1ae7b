import type { ReviewedPlay } from '../../ai/protocol';
import { type LuckOfGame, type LuckOfPlay, luckOfGame, luckOfRoll, type Roll, type Stake } from '../../kernel/luck';
import { evenly, momentsOf } from '../../kernel/outcomes';
import type { Side } from '../../kernel/twoSides';

/* The luck of a game put together from that of its plays: plain reckoning, without a view. */

/** The luck of a play for which dice fell. `at`: so many plays have been made with it. */
export interface LuckAt extends LuckOfPlay {
  readonly at: number;
}

/** What is counted in, as far as sums go. */
export interface Counted {
  readonly id: string;
  readonly step: number;
}

/** The chance to win, in which the computer player's review counts. */
export const CHANCE: Counted = { id: 'chance', step: 0.005 };

/** A side's luck so far after a play, and the spread of it. */
export interface LuckPoint {
  readonly at: number;
  /** Which die of the play was its first, from 0. */
  readonly nth: number;
  readonly luck: number;
  readonly spread: number;
}

export interface LuckyRoll {
  readonly at: number;
  /** Which die of the play it was, from 0. */
  readonly nth: number;
  readonly fell: number;
  readonly luck: number;
}

/** All that is told of a side's dice by one measure. */
export interface SideLuck {
  /** How many have fallen. */
  readonly dice: number;
  readonly whole: LuckOfGame;
  readonly curve: readonly LuckPoint[];
  /** The dice that helped it most and least, the foremost first. */
  readonly best: readonly LuckyRoll[];
  readonly worst: readonly LuckyRoll[];
}

/** So little luck is none: it comes of reckoning with shares. */
const NOTHING = 1e-9;

/** What a review of the game says, as luck by the chance to win: there each die is by itself. */
export const luckOfReview = (plays: readonly ReviewedPlay[]): LuckAt[] =>
  plays.map(({ at, dice }) => {
    const rolls = dice.map((die): Roll => ({ ...die, measure: CHANCE.id }));
    const stakes = rolls.map(({ by, fell, faces }): Stake => ({ by, measure: CHANCE.id, gave: faces[fell - 1]!, outcomes: evenly(faces) }));
    return { at, rolls, stakes };
  });

const isOf =
  (side: Side, { id }: Counted) =>
  ({ by, measure }: { readonly by: number; readonly measure: string | null }): boolean =>
    by === side && measure === id;

/** The dice of a side, in the order in which they fell. */
const rollsOf = (plays: readonly LuckAt[], side: Side, measure: Counted): LuckyRoll[] =>
  plays.flatMap(({ at, rolls }) =>
    rolls.flatMap((roll, nth) => (isOf(side, measure)(roll) ? [{ at, nth, fell: roll.fell, luck: luckOfRoll(roll) }] : [])),
  );

/** The luck of a side's dice over the plays, in their order. `most`: so many single dice are told at most, of each kind. */
export function luckOfSide(plays: readonly LuckAt[], side: Side, measure: Counted, most: number): SideLuck {
  const curve: LuckPoint[] = [];
  const stakes: Stake[] = [];
  let luck = 0;
  let variance = 0;
  for (const play of plays) {
    const own = play.stakes.filter(isOf(side, measure));
    for (const stake of own) {
      const moments = momentsOf(stake.outcomes);
      luck += stake.gave - moments.mean;
      variance += moments.variance;
      if (moments.variance > NOTHING) stakes.push(stake);
    }
    if (own.length === 0) continue;
    const nth = play.rolls.findIndex(isOf(side, measure));
    curve.push({ at: play.at, nth, luck, spread: Math.sqrt(variance) });
  }
  const rolls = rollsOf(plays, side, measure);
  const sorted = [...rolls].sort((a, b) => b.luck - a.luck);
  return {
    dice: rolls.length,
    whole: luckOfGame(stakes, measure.step),
    curve,
    best: sorted.filter((roll) => roll.luck > NOTHING).slice(0, most),
    worst: sorted
      .filter((roll) => roll.luck < -NOTHING)
      .slice(-most)
      .reverse(),
  };
}

/** More often than this luck is nothing unusual. */
const USUAL = 0.3;

/** How a side's luck is to be told: undefined where nothing is unusual in it; else whether it was good, and in one of how many games as much comes, in round numbers. */
export function unusualIn({ luck, orMore, orLess }: LuckOfGame): { readonly good: boolean; readonly games: number } | undefined {
  const share = luck > 0 ? orMore : orLess;
  if (Math.abs(luck) <= NOTHING || share > USUAL) return undefined;
  const games = 1 / Math.max(share, 1e-12);
  const round = games < 20 ? 1 : games < 100 ? 5 : games < 1000 ? 50 : Number.POSITIVE_INFINITY;
  return { good: luck > 0, games: round < 1000 ? Math.round(games / round) * round : round };
}

/** The luck of a play's dice in one number: by the chief measure that any of them has, for the side that rolled; undefined where they could change nothing. */
export function luckInRow({ stakes }: LuckOfPlay): { readonly by: Side; readonly measure: string; readonly luck: number } | undefined {
  for (const { by, measure, gave, outcomes } of stakes) {
    const { mean, variance } = momentsOf(outcomes);
    if (variance > NOTHING) return { by: by as Side, measure, luck: gave - mean };
  }
  return undefined;
}
