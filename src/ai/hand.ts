import type { BareContext, KernelState } from '../kernel/system';
import type { SystemId } from '../rules/ids';
import { fetchGame, type Game } from './arts';
import { samplingDice } from './sampling';
import { simulate } from './simulate';
import type { Task } from './tactics';

/* Whoever searches may have hands: workers that do a part of the simulations. */

export type HandAsk =
  /** The battle, as its position has it. */
  | { readonly kind: 'lay'; readonly battle: number; readonly system: SystemId; readonly position: unknown }
  /** `id` comes back with the values. */
  | { readonly kind: 'simulate'; readonly id: number; readonly task: Task<KernelState, unknown> };

export type HandAnswer =
  /** The battle has been laid. */
  | { readonly kind: 'ready'; readonly battle: number }
  | { readonly kind: 'values'; readonly id: number; readonly values: Float64Array }
  /** What was asked could not be done; `what` is for a programmer. */
  | { readonly kind: 'fault'; readonly what: string };

/** A hand: does what it is told, one thing after the other. */
export function createHand(say: (answer: HandAnswer) => void) {
  let laid: (Game & { readonly context: BareContext }) | undefined;
  let queue: Promise<void> = Promise.resolve();
  const dice = samplingDice();

  const answer = async (ask: HandAsk): Promise<void> => {
    if (ask.kind === 'lay') {
      const game = await fetchGame(ask.system);
      const setup = game.system.readPosition(ask.position);
      if (!setup.ok) throw new Error(setup.faults.map(({ at, expected }) => `${at}: ${expected}`).join('; '));
      laid = { ...game, context: game.system.open(setup.value, 1).context };
      return say({ kind: 'ready', battle: ask.battle });
    }
    if (!laid) throw new Error('no battle has been laid');
    say({ kind: 'values', id: ask.id, values: simulate(laid.art.tactics, laid.context, ask.task, dice) });
  };

  return (ask: HandAsk): Promise<void> => {
    queue = queue
      .then(() => answer(ask))
      .catch((error: unknown) => say({ kind: 'fault', what: error instanceof Error ? error.message : String(error) }));
    return queue;
  };
}
