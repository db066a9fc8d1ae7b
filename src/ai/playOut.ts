import type { Entry, Match } from '../kernel/match';
import type { KernelState } from '../kernel/system';
import { randomAction, seededChooser } from './random';

export const POLICIES = { random: randomAction };
export type PolicyName = keyof typeof POLICIES;

export const isPolicy = (name: string): name is PolicyName => Object.hasOwn(POLICIES, name);

/** Nothing legal although the battle is not over, or a legal order refused: a fault of the rules. */
export class DeadEnd extends Error {}

/**
 * Plays a match to its end, each side by its policy with a generator of its own made from the match's seed.
 * `watch` is told of every play and may end the game by answering false.
 */
export function playOut<Setup, Context, State extends KernelState, Action, Event>(
  match: Match<Setup, Context, State, Action, Event>,
  players: readonly [PolicyName, PolicyName],
  watch: (entry: Entry<Event>) => boolean | undefined = () => undefined,
): void {
  const { system, context } = match;
  const choosers = players.map((_, i) => seededChooser(match.seed * 2 + i));
  for (let decider = system.decider(context, match.state); decider !== undefined; decider = system.decider(context, match.state)) {
    const action = POLICIES[players[decider]](system, context, match.state, choosers[decider]!);
    if (action === undefined) throw new DeadEnd('nothing is legal');
    const played = match.play(action);
    if (!played.ok)
      throw new DeadEnd(`${system.printAction(context, match.state, action)} is legal, but refused by ${played.refusal.rule}`);
    if (watch(played.entry) === false) return;
  }
}
