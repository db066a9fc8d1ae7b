import { seededChooser } from './random';
import { type Budget, type Finding, MATTER, type Tactics } from './tactics';
import { createTrials } from './trials';

/** Share of a player turn's budget that is kept for what comes after the movement, and of what is left for one such matter. */
const KEPT = 0.3;
const MATTER_SHARE = 0.25;
/** So many changes of a plan are tried for each that there is, at most. */
const ROUNDS = 50;

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
  const trials = createTrials(tactics, budget, clock);
  const { used, findingOf, dice } = trials;
  const seen = new Set<number>();
  let plan: Finding<Action>[] = [];
  let moment = '';
  let turn = '';

  /** The next piece with something to choose and what came of it; undefined when the agenda is through. `player` names the player turn of whoever decides. */
  const next = (context: Context, state: State, side: 0 | 1, player: string): Finding<Action> | undefined => {
    trials.begin(player !== turn);
    turn = player;
    const now = tactics.moment(state);
    if (now !== moment) {
      moment = now;
      seen.clear();
      plan = tactics.isPlannable(context, state) ? planOf(context, state, side) : [];
    }
    const found = planned(context, state) ?? nextPiece(context, state, side);
    trials.end();
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
    for (let n = 0; used() < 1 - KEPT && n < ROUNDS * chances.length; n++) {
      const { at, line } = chances[choose(chances.length)]!;
      const old = best[at]!;
      if (old.lines[0]!.line === line.line) continue;
      const changed = { piece: old.piece, lines: [line, ...old.lines.filter((each) => each.line !== line.line)] };
      const other = best.map((each, i) => (i === at ? changed : each));
      const there = carriedOut(context, state, other);
      if (!there || !trials.isBetter(context, there, after, side, n, 1 - KEPT)) continue;
      best = other;
      after = there;
    }
    return best;
  };

  return { next, simulations: trials.simulations };
}
