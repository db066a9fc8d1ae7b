import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { KernelState } from '../kernel/game';
import type { HexContext, HexGame } from '../kernel/hexGame';

/** A source of whole numbers from 0 up to below a bound, apart from the match's own generator. */
export type Chooser = (bound: number) => number;

export function seededChooser(seed: number): Chooser {
  const generator = xoroshiro128plus(seed | 0);
  return (bound) => (generator.next() >>> 0) % bound;
}

/** Uniform random play: some piece that can act, then one of all its legal actions. Undefined when there is nothing to do. */
export function randomAction<Setup, Context extends HexContext, State extends KernelState, Action, Event>(
  system: HexGame<Setup, Context, State, Action, Event>,
  context: Context,
  state: State,
  choose: Chooser,
): Action | undefined {
  const actors = system.actors(context, state);
  while (actors.length > 0) {
    const at = choose(actors.length);
    const actions = system.legal(context, state, actors[at]!);
    if (actions.length > 0) return actions[choose(actions.length)];
    actors[at] = actors.at(-1)!;
    actors.pop();
  }
  return undefined;
}
