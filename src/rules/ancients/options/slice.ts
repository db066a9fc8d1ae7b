import type { GenericSchema } from 'valibot';
import type { Reading } from '../reading';
import type { Context, State } from '../types';

/**
 * What an option keeps in a state, and how a position writes it under `optional`. A value is never changed, only replaced, so that states
 * may share it.
 */
export interface Slice<Json, Value> {
  readonly shape: GenericSchema<unknown, Json>;
  /** Reads what a position says, or, from undefined, what is so before anything has happened; the answer is asked when the state is there. */
  read(json: Json | undefined, reading: Reading): (context: Context, state: State) => Value;
  /** Undefined where it is as before anything has happened. */
  print(context: Context, state: State, value: Value): Json | undefined;
}
