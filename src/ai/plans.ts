import type { Account } from './account';
import { type Chooser, seededChooser } from './random';
import { samplingDice } from './sampling';
import type { Branch, Budget, Finding, Posture, Search, Tactics, Take } from './tactics';
import { race } from './trials';

/** Changes of a plan that race at once, simulations for each, and standard errors that one must be better by. */
const RIVALS = 15;
const SIMULATIONS = 24;
const SURE = 1.5;
/** One change in so many is of two pieces. */
const TWO_IN = 4;
/** Races that bring nothing, one after the other, before more is not tried. */
const VAIN = 40;
/** Each race has samples of its own, and so has each plan that is made apart; they are weighed with others. */
const APART = 1000;
const PLAN_APART = 1_000_000;
const FRESH = 50_000_000;
/** Where plans are made apart, the share of the time in which they are made, and standard errors that one must be better than the first by. */
const MAKING = 0.8;
const FAVOURED = 0.3;

/** A plan that is tried: its lines, and where they lead. */
interface Draft<State, Action> {
  readonly made: readonly Finding<Action>[];
  readonly branch: Branch<State, Action>;
}

/** What is asked of whoever improves a plan. */
interface Terms<Context, State> {
  readonly context: Context;
  readonly state: State;
  readonly side: 0 | 1;
  /** The share of the account that may be used. */
  readonly until: number;
}

export const takeOf = <Action>({ piece, lines }: Finding<Action>): Take<Action> => ({ piece, line: lines[0]!.line });

/** Tries plans of a whole movement. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are short and share its variables
export function createPlanner<Context, State, Action>(tactics: Tactics<Context, State, Action>, account: Account, budget: Budget) {
  type Made = readonly Finding<Action>[];
  const dice = samplingDice();

  /** Where takes lead: what comes before any dice is done at once. Undefined if not all of that is allowed, or what rolls the first of them is not. */
  const branchOf = (context: Context, state: State, takes: readonly Take<Action>[]): Branch<State, Action> | undefined => {
    const rolling = takes.findIndex(({ line }) => line !== undefined && tactics.rolls(line));
    const sure = rolling < 0 ? takes.length : rolling;
    const after = tactics.clone(state);
    for (const { piece, line } of takes.slice(0, sure)) {
      if (line !== undefined && !tactics.may(context, after, line)) return undefined;
      tactics.take(context, after, piece, line, dice);
    }
    const first = takes[sure]?.line;
    return first !== undefined && !tactics.may(context, after, first) ? undefined : { state: after, takes: takes.slice(sure) };
  };

  const draftOf = ({ context, state }: Terms<Context, State>, made: Made): Draft<State, Action> | undefined => {
    const branch = branchOf(context, state, made.map(takeOf));
    return branch && { made, branch };
  };

  /** So many other plans that are allowed, or fewer. */
  const rivalsOf = (terms: Terms<Context, State>, best: Made, changes: Changes<Action>): Draft<State, Action>[] => {
    const rivals: Draft<State, Action>[] = [];
    for (let tries = 0; rivals.length < RIVALS && tries < 2 * RIVALS; tries++) {
      const changed = changes.next(best);
      const draft = changed && draftOf(terms, changed);
      if (draft) rivals.push(draft);
    }
    return rivals;
  };

  /**
   * Other lines for a piece, for two or for a wing, raced against the plan as long as the budget lasts; whatever is surely better is the plan from then on.
   * Undefined if the plan is not all allowed. `nth`: of those made apart.
   */
  function* improve(
    terms: Terms<Context, State>,
    made: Made,
    postures: readonly Posture<Action>[],
    nth: number,
  ): Search<State, Action, Made | undefined> {
    const { side, until } = terms;
    const changes = createChanges(made, postures, seededChooser(1 + nth));
    const first = draftOf(terms, made);
    if (!first) return undefined;
    let best: Draft<State, Action> = first;
    for (let n = 0, vain = 0; account.used() < until && vain < VAIN; n++) {
      const drafts: readonly Draft<State, Action>[] = [best, ...rivalsOf(terms, best.made, changes)];
      if (drafts.length === 1) break;
      const left = until - account.used();
      if (left <= 0) break;
      const raced = yield* race(
        account,
        drafts.map(({ branch }) => branch),
        {
          side,
          playerTurns: 1 + budget.reply,
          from: nth * PLAN_APART + n * APART,
          until: until - left + Math.min(left, (left * SIMULATIONS * RIVALS) / Math.max(1, account.room(until))),
          doubt: SURE,
          wary: budget.wary,
        },
      );
      vain = raced.best > 0 ? 0 : vain + 1;
      best = drafts[raced.best]!;
    }
    return best.made;
  }

  /**
   * The plan improved; with time for several, each is improved apart out of the same lines, and that is taken which does best with dice that none was made by.
   * Undefined if the plan is not all allowed.
   */
  function* choose(terms: Terms<Context, State>, made: Made): Search<State, Action, Made | undefined> {
    const { context, state, side, until } = terms;
    const postures = tactics.postures(context, state, side, budget.postures);
    if (budget.plans === 1) return yield* improve(terms, made, postures, 0);
    const each = ((until - account.used()) * MAKING) / budget.plans;
    const drafts: Draft<State, Action>[] = [];
    for (let nth = 0; nth < budget.plans; nth++) {
      const plan = yield* improve({ ...terms, until: account.used() + each }, made, postures, nth);
      const draft = plan && draftOf(terms, plan);
      if (draft && drafts.every((other) => !isSame(draft.made, other.made))) drafts.push(draft);
    }
    const branches = drafts.map(({ branch }) => branch);
    const { best } = yield* race(account, branches, {
      side,
      playerTurns: 1 + budget.reply,
      from: FRESH,
      until,
      doubt: FAVOURED,
      wary: budget.wary,
    });
    return drafts[best]?.made;
  }

  return { branchOf, choose };
}

const isSame = <Action>(a: readonly Finding<Action>[], b: readonly Finding<Action>[]): boolean =>
  a.every((found, i) => takeOf(found).line === takeOf(b[i]!).line);

type Changes<Action> = ReturnType<typeof createChanges<Action>>;

/** Changes of a plan, one after the other and over again: postures, then lines of pieces, those first that seemed best when pieces were looked at alone. */
function createChanges<Action>(made: readonly Finding<Action>[], postures: readonly Posture<Action>[], choose: Chooser) {
  const single: readonly (readonly Take<Action>[])[] = made
    .flatMap(({ piece, lines }) => lines.slice(1).map(({ line, value }) => ({ piece, line, loss: lines[0]!.value - value })))
    .sort((a, b) => a.loss - b.loss)
    .map(({ piece, line }) => [{ piece, line }]);
  const all = [...postures.map(({ takes }) => takes), ...single];
  let n = 0;
  return {
    /** The plan with the next change, sometimes with two; undefined if that is no change. */
    next(plan: readonly Finding<Action>[]): readonly Finding<Action>[] | undefined {
      const takes = all[n++ % all.length] ?? [];
      const changed = changedBy(plan, takes);
      if (!changed || takes.length > 1 || choose(TWO_IN) > 0) return changed;
      const other = single[choose(single.length)];
      return (other && changedBy(changed, other)) ?? changed;
    },
  };
}

function changedBy<Action>(plan: readonly Finding<Action>[], takes: readonly Take<Action>[]): readonly Finding<Action>[] | undefined {
  const lines = new Map(takes.map(({ piece, line }) => [piece, line]));
  const changed = plan.map((found) => (lines.has(found.piece) ? withLine(found, lines.get(found.piece)) : found));
  return changed.some((found, i) => takeOf(found).line !== takeOf(plan[i]!).line) ? changed : undefined;
}

/** The finding with this line as its best. */
function withLine<Action>({ piece, lines }: Finding<Action>, line: Action | undefined): Finding<Action> {
  const known = lines.find((each) => each.line === line) ?? { line, value: 0 };
  return { piece, lines: [known, ...lines.filter((each) => each !== known)] };
}
