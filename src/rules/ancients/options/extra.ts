import * as v from 'valibot';
import { printHex } from '../../../kernel/board';
import { type Reading, readHexes } from '../reading';
import type { Context, State, Unit } from '../types';

/** What optional rules keep in a state, plain data too. Null in a state whose options keep nothing. */
export interface Extra {
  /** 13.1 Units that have left an enemy zone of control in this player turn. */
  readonly barred: readonly number[];
}

/** As the notation writes it: `"optional": { "barred": "F4 G5" }`. */
export const extraShape = v.strictObject({ barred: v.optional(v.string('text'), '') }, 'knownField');

export interface ExtraSetup {
  readonly barred: readonly number[];
}

export function readExtra(shape: v.InferOutput<typeof extraShape>, reading: Reading): ExtraSetup {
  return { barred: readHexes(shape.barred, 'optional.barred', reading) };
}

/** With every field at what it is before anything has happened, or as a position says. */
export function createExtra(units: readonly Unit[], setup: ExtraSetup | undefined): Extra {
  return { barred: units.filter(({ hex }) => hex >= 0 && setup?.barred.includes(hex)).map(({ id }) => id) };
}

export function printExtra(context: Context, { units, extra }: State): object | undefined {
  if (!extra || extra.barred.length === 0) return undefined;
  return { barred: extra.barred.map((id) => printHex(context.board, units[id]!.hex)).join(' ') };
}
