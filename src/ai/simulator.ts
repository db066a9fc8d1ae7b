import type { KernelState } from '../kernel/system';
import type { SystemId } from '../rules/ids';
import { type OpenGame, openGame } from './games';
import { inTurn } from './inTurn';
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
  let laid: OpenGame | undefined;
  const dice = samplingDice();

  const answer = async (ask: HandAsk): Promise<void> => {
    if (ask.kind === 'lay') {
      laid = await openGame(ask.system, ask.position, 1);
      return say({ kind: 'ready', battle: ask.battle });
    }
    if (!laid) throw new Error('no battle has been laid');
    say({ kind: 'values', id: ask.id, values: simulate(laid.art.tactics, laid.context, ask.task, dice) });
  };

  return inTurn(answer, (_, what) => say({ kind: 'fault', what }));
}
