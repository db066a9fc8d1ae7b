import type { BareState } from '../kernel/twoSides';
import type { SystemId } from '../rules/ids';
import { type OpenGame, openGame } from './games';
import { inTurn } from './inTurn';
import { samplingDice } from './sampling';
import { simulate } from './simulate';
import type { Task } from './tactics';

/* A search may have workers that do a part of its simulations. */

export type SimulationAsk =
  /** The battle, as its position has it. */
  | { readonly kind: 'lay'; readonly battle: number; readonly system: SystemId; readonly position: unknown }
  /** `id` comes back with the values. */
  | { readonly kind: 'simulate'; readonly id: number; readonly task: Task<BareState, unknown> };

export type SimulationAnswer =
  /** The battle has been laid. */
  | { readonly kind: 'ready'; readonly battle: number }
  | { readonly kind: 'values'; readonly id: number; readonly values: Float64Array }
  /** What was asked could not be done; `what` is for a programmer. */
  | { readonly kind: 'fault'; readonly what: string };

/** Lays battles and simulates in them as it is told, one thing after the other. */
export function createSimulator(say: (answer: SimulationAnswer) => void) {
  let laid: OpenGame | undefined;
  const dice = samplingDice();

  const answer = async (ask: SimulationAsk): Promise<void> => {
    if (ask.kind === 'lay') {
      laid = await openGame(ask.system, ask.position, 1);
      return say({ kind: 'ready', battle: ask.battle });
    }
    if (!laid) throw new Error('no battle has been laid');
    say({ kind: 'values', id: ask.id, values: simulate(laid.ai.tactics, laid.context, ask.task, dice) });
  };

  return inTurn(answer, (_, what) => say({ kind: 'fault', what }));
}
