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

/**
 * What the dice of a game have done: each play with dice, by how a state is valued as it stands (`Tactics.value`), which costs microseconds and knows losses,
 * places and points, not what comes next. The state given is played on. Throws where an order is none.
 */
export function review(
  { system, ai: { tactics }, context, state }: OpenGame,
  plays: readonly Told[],
  beat: () => void = () => undefined,
): ReviewedPlay[] {
  const worth = (of: BareState): number => expectationOf(tactics.value(context, of, 0));
  const chance = chanceBy(worth);
  const reviewed: ReviewedPlay[] = [];
  for (const [i, { order, dice = [] }] of plays.entries()) {
    beat();
    const action = system.parseAction(context, state, order);
    if (action === undefined) throw new Error(`${order} is no order here`);
    const before = dice.length > 0 ? tactics.clone(state) : undefined;
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
  return reviewed;
}
