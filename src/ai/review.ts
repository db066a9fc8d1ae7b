import { scriptedDice } from '../kernel/dice';
import { type Measure, meanOfPlay, type PlayedDice, rollsOfPlay } from '../kernel/luck';
import type { BareContext, BareState, Side } from '../kernel/twoSides';
import type { OpenGame } from './games';
import { actionOf } from './played';
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

type Measured = PlayedDice<BareContext, BareState, unknown>;

/** A play whose dice all count by what a side can expect. */
const measuredBy = (
  chance: Measure<BareContext, BareState>,
  play: Pick<Measured, 'system' | 'context' | 'before' | 'action' | 'dice'>,
): Measured => ({ ...play, sides: SIDES, measures: [chance], measureOf: () => chance.id });

/** Of answers that are as good as each other, the first; of the tactics of a duel (13.8), which are drawn, the first that is ever chosen. */
const foremost = (): number => 0;

/**
 * What the first side can expect of a state once the script has answered what is asked in it, the dice of its answers in the mean: whoever is sure to lose
 * something has lost it, though nobody has chosen yet what. The states given stay as they are.
 */
function answered({ system, ai, context }: OpenGame, worth: (of: BareState) => number): (of: BareState) => number {
  const worthAnswered = (of: BareState): number => {
    if (!system.asked(context, of) || system.decider(context, of) === undefined) return worth(of);
    const action = ai.script(context, of, foremost, { name: 'centurion' });
    if (action === undefined || system.judge(context, of, action)) return worth(of);
    return meanOfPlay(measuredBy(chance, { system, context, before: of, action, dice: [] }), 0);
  };
  const chance = chanceBy(worthAnswered);
  return worthAnswered;
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
 * places and points, not what comes next but for the answers that are due. The state given, before the first play, is played on. Throws where an order is none.
 */
export function review(game: OpenGame, plays: readonly Told[], { from = 0, beat, isEnough }: HowFar = {}): Reviewed {
  const { system, ai, context, state } = game;
  const { tactics } = ai;
  const worth = (of: BareState): number => expectationOf(tactics.value(context, of, 0));
  const worthAnswered = answered(game, worth);
  const chance = chanceBy(worthAnswered);
  const reviewed: ReviewedPlay[] = [];
  let isDue = false;
  for (const [i, play] of plays.entries()) {
    const { dice = [] } = play;
    beat?.();
    if (reviewed.length > 0 && isEnough?.()) return { plays: reviewed, next: i };
    const action = actionOf(game, state, play);
    const before = dice.length > 0 && i >= from ? tactics.clone(state) : undefined;
    system.apply(context, state, action, scriptedDice(dice));
    const wasDue = isDue;
    isDue = (dice.length > 0 || isDue) && system.asked(context, state);
    if (!before) continue;
    const rolls = rollsOfPlay(measuredBy(chance, { system, context, before, action, dice }));
    reviewed.push({
      at: i + 1,
      // What dice have left to be answered counted with them. Else a fight that a question comes before is not foreseen, as none is that waits for its order.
      before: wasDue ? worthAnswered(before) : worth(before),
      after: worthAnswered(state),
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
