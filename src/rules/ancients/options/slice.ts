import type { GenericSchema } from 'valibot';
import { printHex } from '../../../kernel/board';
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

/** The hexes of units on the map, in the order of the map: a position has no other name for them. */
export function printUnits(context: Context, state: State, ids: readonly number[]): string {
  const hexes = ids.map((id) => state.units[id]!.hex).filter((hex) => hex >= 0);
  return hexes
    .sort((a, b) => a - b)
    .map((hex) => printHex(context.board, hex))
    .join(' ');
}
