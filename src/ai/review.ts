import { scriptedDice } from '../kernel/dice';
import { luckOfPlay, type Measure } from '../kernel/luck';
import type { BareContext, BareState, Side } from '../kernel/twoSides';
import type { OpenGame } from './games';
import type { ReviewedPlay, Told } from './protocol';
import { expectationOf } from './tactics';

const SIDES = 2;

/** What a side can expect of the game, 0 to 1. */
function chanceBy(worth: (of: BareState) => number): Measure<BareContext, BareState> {
  let last: { readonly of: BareState; readonly first: number } | undefined;
  return {
    id: 'chance',
    step: 0.005,
    of(_context, of, side) {
      // Both sides are asked of each state.
      if (last?.of !== of) last = { of, first: worth(of) };
      return side === 0 ? last.first : 1 - last.first;
    },
  };
}

interface HowFar {
  /** So many plays have been gone through before. */
  readonly from?: number;
  /** Called at every play. */
  readonly beat?: () => void;
  /** Whether what has been found is to be told first. */
  readonly isEnough?: () => boolean;
}

/** `next`: so many plays have been gone through, where others are left. */
export interface Reviewed {
  readonly plays: readonly ReviewedPlay[];
  readonly next?: number;
}

/**
 * What the dice of a game have done: each play with dice, by how a state is valued as it stands (`Tactics.value`), which costs microseconds and knows losses,
 * places and points, not what comes next. The state given, before the first play, is played on. Throws where an order is none.
 */
export function review(
  { system, ai: { tactics }, context, state }: OpenGame,
  plays: readonly Told[],
  { from = 0, beat, isEnough }: HowFar = {},
): Reviewed {
  const worth = (of: BareState): number => expectationOf(tactics.value(context, of, 0));
  const chance = chanceBy(worth);
  const reviewed: ReviewedPlay[] = [];
  for (const [i, { order, dice = [] }] of plays.entries()) {
    beat?.();
    if (reviewed.length > 0 && isEnough?.()) return { plays: reviewed, next: i };
    const action = system.parseAction(context, state, order);
    if (action === undefined) throw new Error(`${order} is no order here`);
    const before = dice.length > 0 && i >= from ? tactics.clone(state) : undefined;
    system.apply(context, state, action, scriptedDice(dice));
    if (!before) continue;
    const { rolls } = luckOfPlay({ system, context, before, action, dice, sides: SIDES, measures: [chance], measureOf: () => chance.id });
    reviewed.push({
      at: i + 1,
      before: worth(before),
      after: worth(state),
      // A mean of many shares may come out a hair beyond them.
      dice: rolls.map(({ name, by, fell, faces }) => ({
        name,
        by: by as Side,
        fell,
        faces: faces.map((share) => Math.max(0, Math.min(1, share))),
      })),
    });
  }
  return { plays: reviewed };
}
