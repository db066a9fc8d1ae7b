import type { KernelState } from '../kernel/game';
import { type SamplingDice, samplingDice } from './sampling';
import { POSTURES, type PostureName, type Search, type Tactics, type Take, type Task, USUAL } from './tactics';

/** How a wary side has the enemy reply: as the script would, and in the usual postures. */
export const REPLIES: readonly (PostureName | undefined)[] = [undefined, ...POSTURES.slice(0, USUAL)];

/** Whether two states, of any game, are of one player turn. */
function isSameTurn(a: unknown, b: unknown): boolean {
  const [{ turn, player }, other] = [a as KernelState, b as KernelState];
  return turn === other.turn && player === other.player;
}

function carryOut<Context, State, Action>(
  tactics: Tactics<Context, State, Action>,
  context: Context,
  copy: State,
  takes: readonly Take<Action>[],
  dice: SamplingDice,
): void {
  for (const [at, { piece, line }] of takes.entries()) {
    // What came before may have changed what is allowed.
    if (at > 0 && line !== undefined && !tactics.may(context, copy, line)) continue;
    tactics.take(context, copy, piece, line, dice);
  }
}

/** How it stands after each simulation, branch by branch, by sample in each: as many numbers as there are branches times samples. */
export function simulate<Context, State, Action>(
  tactics: Tactics<Context, State, Action>,
  context: Context,
  { side, playerTurns, branches, from, samples, wary, faces, level }: Task<State, Action>,
  dice: SamplingDice,
): Float64Array {
  const values = new Float64Array(branches.length * samples);
  const turns = Math.min(playerTurns, tactics.horizon);
  for (const [i, { state, takes }] of branches.entries()) {
    for (let n = 0; n < samples; n++) {
      const copy = tactics.clone(state);
      dice.begin(from + n, faces ? from + n : undefined);
      carryOut(tactics, context, copy, takes, dice);
      if (!level || isSameTurn(state, copy)) tactics.playOn(context, copy, dice, 1);
      if (turns > 1) tactics.playOn(context, copy, dice, 1, wary ? REPLIES[(from + n) % REPLIES.length] : undefined);
      if (turns > 2) tactics.playOn(context, copy, dice, turns - 2);
      values[i * samples + n] = tactics.value(context, copy, side);
    }
  }
  return values;
}

/** Carries a search through to its result, all simulations being done here and now. */
export function carryThrough<Context, State, Action, Result>(
  tactics: Tactics<Context, State, Action>,
  context: Context,
  search: Search<State, Action, Result>,
): Result {
  const dice = samplingDice();
  let step = search.next();
  while (!step.done) step = search.next(simulate(tactics, context, step.value, dice));
  return step.value;
}
