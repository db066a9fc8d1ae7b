import type { Entry } from '../kernel/game';
import type { HexContext } from '../kernel/hexGame';
import type { BareState, TwoSidedMatch } from '../kernel/twoSides';

/** The next order of whoever decides; undefined where it knows none. */
export type Decide<Context, State, Action> = (context: Context, state: State) => Action | undefined;

/** No order although the battle is not over, or one that is refused: a fault of the rules or of a player. */
export class DeadEnd extends Error {}

/** The generator of a side's player, apart from the match's. */
export const playerSeed = (seed: number, side: number): number => seed * 2 + side;

/** Plays a match to its end, each side by its player. `watch` is told of every play and may end the game by answering false. */
export function playOut<Setup, Context extends HexContext, State extends BareState, Action, Event>(
  match: TwoSidedMatch<Setup, Context, State, Action, Event>,
  players: readonly [Decide<Context, State, Action>, Decide<Context, State, Action>],
  watch: (entry: Entry<Event>) => boolean | undefined = () => undefined,
): void {
  const { system, context } = match;
  for (let decider = system.decider(context, match.state); decider !== undefined; decider = system.decider(context, match.state)) {
    const action = players[decider](context, match.state);
    if (action === undefined) throw new DeadEnd('there is no order');
    const played = match.play(action);
    if (!played.ok) throw new DeadEnd(`${system.printAction(context, match.state, action)} is refused by ${played.refusal.rule}`);
    if (watch(played.entry) === false) return;
  }
}
