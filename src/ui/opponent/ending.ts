import type { ReviewedPlay } from '../../ai/protocol';
import { luckOfRoll } from '../../kernel/luck';
import type { Side } from '../../kernel/twoSides';
import type { Weight } from './opponent';

/* What a battle that is over is told by: plain reckoning with the curve of the game and the review of its dice, without a view. */

/** The player turn in which the expected result changed most, and by how much for the first side. */
export interface TurningPoint {
  readonly from: Weight;
  readonly to: Weight;
  readonly swing: number;
}

/** A change of less, and luck of less, is not to be seen in whole per cents. */
const LEAST_SWING = 0.01;
const LEAST_LUCK = 0.005;

/** Undefined while the curve has not two moments, or where nothing turned it. */
export function turningPoint(weights: readonly Weight[]): TurningPoint | undefined {
  let most: TurningPoint | undefined;
  for (const [i, to] of weights.entries()) {
    const from = weights[i - 1];
    if (!from) continue;
    const swing = to.first - from.first;
    if (!most || Math.abs(swing) > Math.abs(most.swing)) most = { from, to, swing };
  }
  return most && Math.abs(most.swing) >= LEAST_SWING ? most : undefined;
}

/** A side's die against what it could have shown: `luck` is what the side won by it, as a share of the result, beyond the mean of all its faces. */
export interface LuckOfDie {
  readonly at: number;
  /** Which die of the play it was, from 0. */
  readonly nth: number;
  readonly fell: number;
  readonly side: Side;
  readonly luck: number;
}

/** The luck of every die of a side that could have changed something. */
const luckOf = (plays: readonly ReviewedPlay[], side: Side): LuckOfDie[] =>
  plays.flatMap(({ at, dice }) =>
    dice.flatMap((die, nth) => {
      const luck = die.by === side ? luckOfRoll(die) : 0;
      return Math.abs(luck) < 1e-9 ? [] : [{ at, nth, fell: die.fell, side, luck }];
    }),
  );

/** The dice of a side that helped it most and least; undefined where none did anything for it, or against it, that is to be seen. */
export function extremes(
  plays: readonly ReviewedPlay[],
  side: Side,
): { readonly best: LuckOfDie | undefined; readonly worst: LuckOfDie | undefined } {
  const sorted = luckOf(plays, side).sort((a, b) => b.luck - a.luck);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  return { best: best && best.luck >= LEAST_LUCK ? best : undefined, worst: worst && worst.luck <= -LEAST_LUCK ? worst : undefined };
}

/** Whether a play lies in the player turn that turned a game. */
const isIn = ({ from, to }: TurningPoint, at: number): boolean => at > from.moment && at <= to.moment;

/**
 * Fights that changed the expected result most, so many plays apart at least, in the order in which they were fought: first of all the greatest of the
 * player turn that turned the game, which may have turned it by several.
 */
export function greatMoments<Play extends ReviewedPlay>(plays: readonly Play[], count: number, turn?: TurningPoint, apart = 6): Play[] {
  const swing = ({ before, after }: ReviewedPlay) => Math.abs(after - before);
  const sorted = plays.filter((play) => swing(play) > 0).sort((a, b) => swing(b) - swing(a));
  const decisive = turn && sorted.find(({ at }) => isIn(turn, at));
  const chosen: Play[] = decisive ? [decisive] : [];
  for (const play of sorted) {
    if (chosen.length === count) break;
    if (chosen.every(({ at }) => Math.abs(at - play.at) >= apart)) chosen.push(play);
  }
  return chosen.sort((a, b) => a.at - b.at);
}
