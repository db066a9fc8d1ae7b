import { scriptedDice } from '../kernel/dice';
import type { BareContext, BareEvent, BareState } from '../kernel/twoSides';
import type { Game, OpenGame } from './games';
import { createPlayer } from './players';
import type { Told } from './protocol';
import { middling } from './sampling';
import { NO_PIECE, type Planning, type Search, type Take } from './tactics';
import type { Moment } from './weighing';

/* Orders of one side in one phase as one plan: those that were given, and those that the program gives. */

/** Plays from a state on, as they are judged. */
export interface Stretch {
  readonly game: Game;
  readonly context: BareContext;
  readonly plays: readonly Told[];
}

/** The order that ends a phase. */
const END = 'end';

/** The action of a play. Throws where its order is none. */
export function actionOf({ system, context }: Pick<OpenGame, 'system' | 'context'>, state: BareState, { order }: Told): unknown {
  const action = system.parseAction(context, state, order);
  if (action === undefined) throw new Error(`${order} is no order here`);
  return action;
}

/** Makes a play. Answers whether its player has learnt something by it: dice have fallen, something hidden has shown itself, or somebody else decides now. */
export function makePlay({ context, game }: Stretch, state: BareState, action: unknown, { dice = [] }: Told): boolean {
  const { system } = game;
  const side = system.decider(context, state);
  const before = system.reveals && game.ai.tactics.clone(state);
  const events: BareEvent[] = [];
  system.apply(context, state, action, scriptedDice(dice), (event) => events.push(event));
  const isShown = before !== undefined && system.reveals!(context, before, state, events);
  return dice.length > 0 || isShown || system.decider(context, state) !== side;
}

const isSamePhase = (a: BareState, b: BareState): boolean => a.phase === b.phase && a.turn === b.turn && a.player === b.player;

/** The pieces that a side might still order, left alone. */
function alone({ ai: { known, tactics } }: Game, context: BareContext, state: BareState, side: 0 | 1): Take<unknown>[] {
  const { agenda, orderable = agenda } = tactics;
  return orderable(context, known(context, state), side).map((piece) => ({ piece, line: undefined }));
}

/** What a side did as a plan. `isCut`: it has learnt something by the last order, and went on by that. */
export interface Course {
  readonly takes: readonly Take<unknown>[];
  readonly isCut: boolean;
}

/**
 * What a side did in the phase of a state from a play on: whoever did nothing is left alone. Where orders are given stepwise it goes no further than to
 * where something was learnt, for later ones were given by that. Undefined if the phase does not end among the plays.
 */
export function courseOf(stretch: Stretch, state: BareState, side: 0 | 1, from: number, planning: Planning): Course | undefined {
  const { game, context, plays } = stretch;
  const { system, ai } = game;
  const after = ai.tactics.clone(state);
  const takes: Take<unknown>[] = [];
  for (const play of plays.slice(from)) {
    const isOwn = system.decider(context, after) === side;
    const left = isOwn ? alone(game, context, after, side) : [];
    const take = { piece: NO_PIECE, line: actionOf({ system, context }, after, play) };
    const isEnd = play.order === END;
    if (isOwn && !isEnd) takes.push(take);
    const learnt = makePlay(stretch, after, take.line, play);
    // Whoever orders stepwise may end with orders left that no piece is asked for.
    if (!isSamePhase(state, after))
      return { takes: [...takes, ...left, ...(isEnd && planning === 'stepwise' ? [take] : [])], isCut: false };
    if (learnt && planning === 'stepwise') return { takes, isCut: true };
  }
  return undefined;
}

/** Where takes lead from a state on, as far as they are allowed, with dice neither good nor bad. */
export function carriedOut({ ai: { tactics } }: Game, { context, state }: Moment, takes: readonly Take<unknown>[]): BareState {
  const after = tactics.clone(state);
  for (const { piece, line } of takes)
    if (line === undefined || tactics.may(context, after, line)) tactics.take(context, after, piece, line, middling);
  return after;
}

/** What the legate orders stepwise from a moment on, until he ends the phase or somebody else is asked; with so many simulations in all. */
export function* orderedStepwise(
  { system, ai }: Game,
  { context, state, side }: Moment,
  simulations: number,
  seed: number,
): Search<BareState, unknown, Take<unknown>[]> {
  const { tactics } = ai;
  const { deciding } = createPlayer(system, ai, 'legate', seed, { simulations });
  const after = tactics.clone(state);
  const takes: Take<unknown>[] = [];
  const isHis = () => system.decider(context, after) === side && tactics.planning(context, after) === 'stepwise';
  while (deciding && isHis() && isSamePhase(state, after)) {
    const line = yield* deciding(context, after);
    if (line === undefined || system.printAction(context, after, line) === END) break;
    takes.push({ piece: NO_PIECE, line });
    system.apply(context, after, line, middling);
  }
  return isHis() && isSamePhase(state, after) ? [...takes, ...alone({ system, ai }, context, after, side)] : takes;
}
