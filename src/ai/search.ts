import { createAccount } from './account';
import { createPlanner, takeOf } from './plans';
import { samplingDice } from './sampling';
import { type Branch, type Budget, type Finding, NO_PIECE, type Search, type Tactics, type Take } from './tactics';
import { leadOf, meanOf, race } from './trials';

/** Share of a player turn's budget that is kept for what comes after the movement, and of what is left for one such matter. */
const KEPT = 0.3;
const MATTER_SHARE = 0.25;
/** Where dice fall in the movement, each plan before the next of them gets this share of what is left. */
const UNTIL_DICE = 0.5;

/**
 * Searches a side's player turn over the script, one piece after the other: every line of a piece is tried with the same dice, the script playing the rest of the
 * turn, the enemy's reply and the turn after; the worse half is dropped until one is left. It is seeded with the script's own choice, which stays where nothing is better.
 * Where the lines of all pieces make a plan, it is then changed by a line here and there while that makes it better, and its orders are given one by one.
 * What dice decide is planned anew from there. `clock`, in milliseconds, is only read where the budget has some.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are short and share its variables
export function createSearch<Context, State, Action>(
  tactics: Tactics<Context, State, Action>,
  budget: Budget,
  clock: () => number = () => 0,
) {
  type Found = Finding<Action>;
  const account = createAccount(budget, clock);
  const { used } = account;
  const { branchOf, choose } = createPlanner(tactics, account, budget);
  const dice = samplingDice();
  const seen = new Set<number>();
  let plan: Found[] = [];
  let followed: readonly Take<Action>[] | undefined;
  let moment = '';
  let turn = '';

  /** The next piece with something to choose and what came of it; undefined when the agenda is through. `player` names the player turn of whoever decides. */
  function* next(context: Context, state: State, side: 0 | 1, player: string): Search<State, Action, Found | undefined> {
    account.begin(player !== turn);
    turn = player;
    const now = tactics.moment(state);
    if (now !== moment) {
      moment = now;
      seen.clear();
      followed = undefined;
      plan = tactics.planning(context, state) === 'whole' ? yield* planOf(context, state, side) : [];
    }
    const found = planned(context, state) ?? (yield* nextPiece(context, state, side));
    account.end();
    return found;
  }

  /** The next order of the plan; what cannot be done any more is left to be searched anew. */
  const planned = (context: Context, state: State): Found | undefined => {
    for (let found = plan.shift(); found; found = plan.shift()) {
      const { line } = found.lines[0]!;
      if (line === undefined) continue;
      if (!tactics.may(context, state, line)) seen.delete(found.piece);
      else {
        if (tactics.rolls(line)) moment = '';
        return found;
      }
    }
    return undefined;
  };

  function* nextPiece(context: Context, state: State, side: 0 | 1): Search<State, Action, Found | undefined> {
    const pieces = tactics.agenda(context, state, side).filter((piece) => piece === NO_PIECE || !seen.has(piece));
    for (const [i, piece] of pieces.entries()) {
      seen.add(piece);
      const spent = used();
      const left = piece === NO_PIECE ? (1 - spent) * MATTER_SHARE : (1 - KEPT - spent) / (pieces.length - i);
      const found = yield* findingOf(context, state, { state, takes: [] }, side, piece, spent + Math.max(0, left));
      if (found && (piece === NO_PIECE || found.lines[0]!.line !== undefined)) return found;
    }
    return undefined;
  }

  /** The lines that a piece has in a state, weighed after what `before` does until so much of the budget is used; undefined if there is nothing that it can do. */
  function* findingOf(
    context: Context,
    state: State,
    before: Branch<State, Action>,
    side: 0 | 1,
    piece: number,
    until: number,
  ): Search<State, Action, Found | undefined> {
    const lines = tactics.lines(context, state, side, piece, budget.width);
    if (lines.length === 0) return undefined;
    const branches = lines.map((line) => ({ state: before.state, takes: [...before.takes, { piece, line }] }));
    const { reply, doubt, wary, level } = budget;
    const faces = budget.faces && piece === NO_PIECE;
    const { best, runs } = yield* race(account, branches, { side, playerTurns: 1 + reply, from: 0, until, doubt, wary, faces, level });
    const weighed = runs.map((run, i) => ({ i, line: lines[i], value: meanOf(run), lead: run.samples > 0 ? leadOf(run) : undefined }));
    weighed.sort((a, b) => Number(b.i === best) - Number(a.i === best) || b.value - a.value);
    return { piece, lines: weighed };
  }

  /** A line for every piece of the agenda, first one by one, then improved as a whole. */
  function* planOf(context: Context, state: State, side: 0 | 1): Search<State, Action, Found[]> {
    const began = used();
    const made = yield* oneByOne(context, state, side, began + Math.max(0, 1 - KEPT - began) * (1 - budget.joint));
    const spent = used();
    if (budget.joint === 0) return made;
    const rolls = made.map(takeOf).some(({ line }) => line !== undefined && tactics.rolls(line));
    const share = rolls ? UNTIL_DICE : 1;
    const improved = yield* choose({ context, state, side, until: spent + (1 - KEPT - spent) * share }, made);
    followed = improved?.map(takeOf);
    return [...(improved ?? made)];
  }

  function* oneByOne(context: Context, state: State, side: 0 | 1, until: number): Search<State, Action, Found[]> {
    const made: Found[] = [];
    /** As it may be when all lines so far have been carried out. */
    const after = tactics.clone(state);
    for (;;) {
      const pieces = tactics.agenda(context, after, side).filter((piece) => !seen.has(piece));
      const [piece] = pieces;
      if (piece === undefined) return made;
      seen.add(piece);
      const spent = used();
      const before = branchOf(context, state, made.map(takeOf)) ?? { state: after, takes: [] };
      const found = yield* findingOf(context, after, before, side, piece, spent + Math.max(0, until - spent) / pieces.length);
      tactics.take(context, after, piece, found?.lines[0]?.line, dice);
      if (found) made.push(found);
    }
  }

  return {
    next,
    /** The plan of this moment, if one was improved as a whole. */
    followed: (): readonly Take<Action>[] | undefined => followed,
  };
}
