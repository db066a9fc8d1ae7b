import * as v from 'valibot';
import { balance, count } from '../scenarios/balance';

const part = v.strictObject({
  ...balance.entries,
  /** What a player turn might cost by the clock. */
  milliseconds: v.optional(v.number()),
  /** Optional rules that were in force in place of the battle's own. */
  options: v.optional(v.string()),
  /** All the games of which these are a part. */
  of: v.optional(v.strictObject({ seed: count, games: count })),
});

/** What `lab balance --json` says of a battle: what the house keeps, and of a run by other rules or by the clock, or of a part, so much more. */
export type Part = v.InferOutput<typeof part>;

/** What a file says of battles, by id; undefined where it is not what `lab balance --json` prints. */
export function readParts(json: unknown): Readonly<Record<string, Part>> | undefined {
  const read = v.safeParse(v.record(v.string(), part), json);
  return read.success ? read.output : undefined;
}
