import type { Account } from './account';
import { type Changes, createChanges, type createPlanner, takeOf } from './plans';
import { type Chooser, seededChooser } from './random';
import { samplingDice } from './sampling';
import type { Branch, Budget, Finding, Plan, Search, Tactics } from './tactics';

/** Player turns in which turns are chosen; beyond, the script plays. */
const DEPTH = 2;
/** How a node comes by its edges: so many by its visits, that is `edges` times their root; of so many changes, by so many simulations of each. At the root, and below. */
const ROOT = { edges: 0.8, rivals: 8, trials: 6 } as const;
const BELOW = { edges: 0.5, rivals: 4, trials: 3 } as const;
/** An edge has so many outcomes by its visits: their number to this power. */
const SPREAD = 0.65;
/** The weight of a turn having been tried seldom. */
const CURIOSITY = 0.15;
/** Player turns that looking at a position counts as. */
const LOOK = 0.2;

/** Values are of the side that searches. */
interface Tally {
  visits: number;
  sum: number;
}

/** The start of a player turn, dice having fallen. */
interface Node<State, Action> extends Tally {
  readonly state: State;
  readonly side: 0 | 1;
  readonly depth: number;
  readonly edges: Edge<State, Action>[];
  /** Where its edges come from; undefined before the second is wanted. */
  changes: Changes<Action> | undefined;
  isBarren: boolean;
}

/** A turn: a plan of the movement, the rest being the script's and the dice's. */
interface Edge<State, Action> extends Tally {
  readonly made: readonly Finding<Action>[];
  readonly branch: Branch<State, Action>;
  readonly outcomes: Node<State, Action>[];
}

interface Terms<Context, State> {
  readonly context: Context;
  readonly state: State;
  readonly side: 0 | 1;
  /** The share of the account that may be used. */
  readonly until: number;
}

/**
 * Looks for a plan of a movement in a tree whose nodes are starts of player turns and whose edges are turns, evolved from the script's by changes that race.
 * Either side's turns are chosen by upper confidence bounds; each leads to several nodes, one for each fall of the dice. At the leaves the script plays on.
 */
export function createTree<Context, State, Action>(
  tactics: Tactics<Context, State, Action>,
  account: Account,
  budget: Budget,
  { branchOf }: Pick<ReturnType<typeof createPlanner<Context, State, Action>>, 'branchOf'>,
) {
  type Made = readonly Finding<Action>[];
  type Start = Node<State, Action>;
  type Turn = Edge<State, Action>;
  const dice = samplingDice();
  const horizon = Math.min(1 + budget.reply, tactics.horizon);
  /** A playing on that is shorter than a simulation counts as a part of one; to look at a position is not for nothing. */
  const spend = (playings: number, playerTurns: number): void => account.spend((playings * Math.max(LOOK, playerTurns)) / horizon);

  const startOf = (state: State, side: 0 | 1, depth: number): Start => ({
    state,
    side,
    depth,
    edges: [],
    changes: undefined,
    isBarren: false,
    visits: 0,
    sum: 0,
  });
  const turnOf = (made: Made, branch: Branch<State, Action>): Turn => ({ made, branch, outcomes: [], visits: 0, sum: 0 });

  /** The script's plan, and the other lines of each piece. */
  const scripted = (context: Context, state: State, side: 0 | 1): Made => {
    const after = tactics.clone(state);
    const made: Finding<Action>[] = [];
    const seen = new Set<number>();
    const nextPiece = () => tactics.agenda(context, after, side).find((piece) => !seen.has(piece));
    for (let piece = nextPiece(); piece !== undefined; piece = nextPiece()) {
      seen.add(piece);
      const lines = tactics.lines(context, after, side, piece, budget.width);
      tactics.take(context, after, piece, lines[0], dice);
      if (lines.length > 0) made.push({ piece, lines: lines.map((line) => ({ line, value: 0, samples: 0 })) });
    }
    return made;
  };

  function* grow(
    terms: Terms<Context, State>,
    made: Made,
  ): Search<State, Action, { readonly made: Made; readonly plans: readonly Plan<Action>[] }> {
    const { context, state, side, until } = terms;
    const choose = seededChooser(1);
    const root = startOf(state, side, 0);
    const branch = branchOf(context, state, made.map(takeOf));
    if (!branch) return { made, plans: [] };
    root.edges.push(turnOf(made, branch));
    root.changes = createChanges(made, tactics.postures(context, state, side), choose);
    while (account.used() < until) yield* visit(context, root, side, choose);
    const ranked = root.edges.slice().sort((a, b) => b.visits - a.visits || meanOf(b) - meanOf(a));
    const plans = ranked.map((turn) => ({ takes: turn.made.map(takeOf), value: meanOf(turn) }));
    return { made: ranked[0]!.made, plans };
  }

  /** Goes down to a leaf and tells all on the way what it brought. */
  function* visit(context: Context, start: Start, side: 0 | 1, choose: Chooser): Search<State, Action, number> {
    let value: number;
    if (start.depth === DEPTH || (start.depth > 0 && start.visits === 0)) {
      const playerTurns = horizon - start.depth;
      const branches = [{ state: start.state, takes: [] }];
      const values: Float64Array = yield { side, playerTurns, branches, from: start.visits, samples: 1 };
      spend(1, playerTurns);
      value = values[0]!;
    } else {
      if (start.edges.length === 0) start.edges.push(turnOf([], { state: start.state, takes: [] }));
      const wanted = (start.depth === 0 ? ROOT : BELOW).edges * Math.sqrt(start.visits);
      if (!start.isBarren && start.edges.length < wanted) yield* evolve(context, start, choose);
      const turn = chosen(start, side);
      value = yield* visit(context, outcomeOf(context, turn, start), side, choose);
      turn.visits++;
      turn.sum += value;
    }
    start.visits++;
    start.sum += value;
    return value;
  }

  /** One more edge: the best by a few simulations of some changes of the best so far. */
  function* evolve(context: Context, start: Start, choose: Chooser): Search<State, Action, void> {
    const { state, side, depth, edges } = start;
    if (!start.changes && tactics.isPlannable(context, state)) {
      const made = scripted(context, state, side);
      edges[0] = { ...edges[0]!, made };
      start.changes = createChanges(made, tactics.postures(context, state, side), choose);
    }
    const { rivals, trials: samples } = depth === 0 ? ROOT : BELOW;
    const best = edges.reduce((most, edge) => (edge.visits > most.visits ? edge : most));
    const turns: Turn[] = [];
    for (let tries = 0; turns.length < rivals && tries < 2 * rivals; tries++) {
      const made = start.changes?.next(best.made)?.made;
      const branch = made && branchOf(context, state, made.map(takeOf));
      if (branch) turns.push(turnOf(made, branch));
    }
    start.isBarren = turns.length === 0;
    if (start.isBarren) return;
    const playerTurns = Math.max(1, horizon - depth);
    const values = yield { side, playerTurns, branches: turns.map(({ branch }) => branch), from: edges.length * samples, samples };
    spend(values.length, playerTurns);
    const sums = turns.map((_, i) => values.subarray(i * samples, (i + 1) * samples).reduce((a, b) => a + b));
    edges.push(turns[sums.indexOf(Math.max(...sums))]!);
  }

  /** By the upper confidence bound, for whoever's turn it is. */
  const chosen = ({ edges, visits, side: mover }: Start, side: 0 | 1): Turn => {
    const sign = mover === side ? 0.5 : -0.5;
    const boundOf = (turn: Turn): number =>
      turn.visits === 0 ? Number.POSITIVE_INFINITY : sign * meanOf(turn) + CURIOSITY * Math.sqrt(Math.log(visits + 1) / turn.visits);
    return edges.reduce((best, turn) => (boundOf(turn) > boundOf(best) ? turn : best));
  };

  /** A new fall of the dice as long as there are few, then whichever was seen least. The same number means the same dice after every turn. */
  const outcomeOf = (context: Context, { branch, outcomes, visits }: Turn, { side, depth }: Start): Start => {
    if (outcomes.length >= (visits + 1) ** SPREAD) return outcomes.reduce((a, b) => (b.visits < a.visits ? b : a));
    const after = tactics.clone(branch.state);
    dice.begin(outcomes.length);
    for (const { piece, line } of branch.takes)
      if (line === undefined || tactics.may(context, after, line)) tactics.take(context, after, piece, line, dice);
    tactics.playOn(context, after, dice, 1);
    spend(1, 1);
    const outcome = startOf(after, side === 0 ? 1 : 0, depth + 1);
    outcomes.push(outcome);
    return outcome;
  };

  return { grow, scripted };
}

const meanOf = ({ sum, visits }: Tally): number => (visits > 0 ? sum / visits : 0);
