import type { BareState } from '../kernel/twoSides';
import { reasonsFor, tellPlansBeside } from './counsel';
import type { Game, OpenGame } from './games';
import { actionOf, carriedOut, courseOf, makePlay, orderedStepwise, type Stretch } from './played';
import { BUDGETS, createPlayer } from './players';
import type { Advice, Mistake, Told } from './protocol';
import { isAbove } from './statistics';
import { NO_PIECE, type Planning, type Search, type Take } from './tactics';
import { type Moment, resultsOf, worthOf } from './weighing';

/* What was played, weighed against the best that is found where it was decided: before its dice, so that bad luck is no mistake. */

/** From this loss on, as a share of the result, a decision is told: a doubtful one. It is more than the dice of so many samples are wrong by. */
export const DOUBTFUL = 0.05;
/** Better plans that are told. */
const TOLD = 2;

/** Simulations by which a plan of a movement is sought, and rounds in which it is weighed against what was played, one sample for each reply of the enemy. */
const PLANNED = 2000;
const ROUNDS = 24;
/** Lines of one decision, samples of each, all faces of a die and all replies as often; of the best of them; and of the best against what was played, with dice of their own. */
const WIDTH = 10;
const FIRST = { samples: 30, from: 0 };
const AGAIN = { samples: 90, from: 1000, lines: 3 };
const LAST = { samples: 240, from: 2_000_000 };
/** Standard errors by which a line must be better. */
const SURE = 2;

type Weighing<Result> = Search<BareState, unknown, Result>;

/** The plan of the program for the movement that begins in a moment. */
function* planFor(
  game: Game,
  { context, state, side }: Moment,
  planning: Planning,
  seed: number,
): Weighing<readonly Take<unknown>[] | undefined> {
  if (planning === 'stepwise') return yield* orderedStepwise(game, { context, state, side }, PLANNED, seed);
  const player = createPlayer(game.system, game.ai, 'legate', seed, { simulations: PLANNED });
  if (player.deciding) yield* player.deciding(context, state);
  return player.followed();
}

/** A movement as a whole, or as far as it was made by what its side knew when it began, against the program's plan, and the postures of the side. */
function* judgePlan(
  stretch: Stretch,
  state: BareState,
  side: 0 | 1,
  planning: Planning,
  at: number,
  seed: number,
): Weighing<Mistake | undefined> {
  const { game, context } = stretch;
  const moment: Moment = { context, state: game.ai.known(context, state), side };
  const course = courseOf(stretch, state, side, at, planning);
  const plan = course && (yield* planFor(game, moment, planning, seed));
  if (!course || !plan) return undefined;
  const worth = yield* worthOf(game, moment);
  const there: Moment = { ...moment, state: carriedOut(game, moment, course.takes) };
  const rest = course.isCut ? yield* orderedStepwise(game, there, PLANNED, seed) : [];
  const { plans, value } = yield* tellPlansBeside(game, moment, plan, [...course.takes, ...rest], worth, after(ROUNDS));
  return mistakeOf({ at, side, judged: 'movement', value: value! }, plans);
}

/** Is late when it is asked for so many times. */
function after(rounds: number): () => boolean {
  let left = rounds;
  return () => --left <= 0;
}

const mistakeOf = (made: Omit<Mistake, 'plans'>, plans: readonly Advice[]): Mistake | undefined => {
  const better = plans.filter((plan) => plan.value >= made.value + DOUBTFUL).slice(0, TOLD);
  return better.length > 0 ? { ...made, plans: better } : undefined;
};

const meanOf = (values: Float64Array, branch: number, samples: number): number =>
  values.subarray(branch * samples, (branch + 1) * samples).reduce((sum, value) => sum + value, 0) / samples;

/** The places of the lines that do best, as many as are asked for. */
const foremost = (values: Float64Array, lines: readonly number[], samples: number, count: number): number[] =>
  lines
    .map((line, i) => ({ line, mean: meanOf(values, i, samples) }))
    .sort((a, b) => b.mean - a.mean)
    .slice(0, count)
    .map(({ line }) => line);

/** The line that does best of all that can be decided, found by fewer and fewer with more and more dice; its place. */
function* bestOf(moment: Moment, lines: readonly unknown[]): Weighing<number> {
  const task = taskOf(moment, lines);
  const all = [...lines.keys()];
  const some = foremost(yield task(all, FIRST), all, FIRST.samples, AGAIN.lines);
  return foremost(yield task(some, AGAIN), some, AGAIN.samples, 1)[0]!;
}

const taskOf =
  ({ state, side }: Moment, lines: readonly unknown[]) =>
  (places: readonly number[], { samples, from }: { readonly samples: number; readonly from: number }) => ({
    side,
    playerTurns: 1 + BUDGETS.legate.reply,
    branches: places.map((place) => ({ state, takes: [{ piece: NO_PIECE, line: lines[place] }] })),
    from,
    samples,
    wary: true,
    faces: true,
    level: true,
  });

/** Whether one of two is surely better by dice that both had. */
function isSurelyBetter(values: Float64Array, samples: number): boolean {
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < samples; i++) {
    const better = values[i]! - values[samples + i]!;
    sum += better;
    squares += better * better;
  }
  return isAbove({ sum, squares, samples }, SURE);
}

/** One decision that is taken by itself, as an attack, a shot or an answer is, against all others that could have been taken. */
function* judgeOrder(
  { game, context }: Stretch,
  moment: Moment,
  order: string,
  action: unknown,
  at: number,
): Weighing<Mistake | undefined> {
  const { system, ai } = game;
  const { tactics } = ai;
  const { state, side } = moment;
  if (tactics.agenda(context, state, side)[0] !== NO_PIECE || !tactics.may(context, state, action)) return undefined;
  const print = (line: unknown): string => (line === undefined ? '' : system.printAction(context, state, line));
  const lines = tactics.lines(context, state, side, NO_PIECE, WIDTH).filter((line) => print(line) !== order);
  if (lines.length === 0) return undefined;
  const all = [...lines, action];
  const played = all.length - 1;
  const best = yield* bestOf(moment, all);
  if (best === played || all[best] === undefined) return undefined;
  const task = taskOf(moment, all)([best, played], LAST);
  const values = yield { ...task, branches: [...task.branches, { state, takes: [] }] };
  if (!isSurelyBetter(values, LAST.samples)) return undefined;
  const means = [0, 1, 2].map((branch) => meanOf(values, branch, LAST.samples));
  const [better, value] = resultsOf(
    yield* worthOf(game, moment),
    means.slice(0, 2).map((mean) => mean - means[2]!),
  );
  const reasons = reasonsFor(ai.reasons(context, state, all[best]), 'best');
  const made = { at, side, judged: 'order', value: value! } as const;
  return mistakeOf(made, [{ orders: [{ order: print(all[best]), reasons }], chief: [0], value: better! }]);
}

/**
 * The mistakes among plays, made from the state of a game on, up to the end of a phase: a movement is judged as a whole, where it begins; one that is ordered
 * stepwise, where pieces are driven or hidden, anew wherever its side has learnt something; attacks, shots and answers one by one. Each by what its side knew.
 */
export function* judgePlays(game: OpenGame, plays: readonly Told[], seed: number): Weighing<readonly Mistake[]> {
  const { system, ai, context } = game;
  const stretch: Stretch = { game, context, plays };
  const state = ai.tactics.clone(game.state);
  const planned = new Set<string>();
  const mistakes: Mistake[] = [];
  for (const [at, play] of plays.entries()) {
    const side = system.decider(context, state);
    if (side === undefined) break;
    const action = actionOf(game, state, play);
    const known = ai.known(context, state);
    const planning = ai.tactics.planning(context, known);
    const name = `${side} ${ai.tactics.moment(known)}`;
    let mistake: Mistake | undefined;
    if (!planning) {
      mistake = yield* judgeOrder(stretch, { context, state: known, side }, play.order, action, at);
    } else if (!planned.has(name)) {
      planned.add(name);
      mistake = yield* judgePlan(stretch, state, side, planning, at, seed);
    }
    if (mistake) mistakes.push(mistake);
    if (makePlay(stretch, state, action, play) && planning === 'stepwise') planned.delete(name);
  }
  return mistakes;
}
