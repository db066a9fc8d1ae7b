import * as v from 'valibot';

/** What balance.json says of the battles of the house, by id: `npm run -s lab -- balance --write` writes it. A test holds it to this shape. */

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const pair = <S extends v.GenericSchema>(item: S) => v.strictTuple([item, item]);

export const balance = v.strictObject({
  /** Who played the first side and who the second. */
  players: pair(v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/))),
  games: v.pipe(count, v.minValue(1)),
  wins: pair(count),
  draws: count,
  /** Of the first side, a draw being one half, with its 95 % interval. */
  share,
  interval: pair(share),
  /** Means. */
  points: pair(v.number()),
  turns: v.number(),
  /** Games by what brought the winner points. */
  decided: v.record(v.string(), count),
  /** Of the first game. */
  seed: count,
  /** What a player turn might cost, if it was not what the players take of themselves. */
  simulations: v.optional(count),
});

export type BattleBalance = v.InferOutput<typeof balance>;
export type Balances = Readonly<Record<string, BattleBalance>>;

/** Throws where the file is not what it should be: that is our own fault, not a player's. */
export const readBalances = (json: unknown): Balances => v.parse(v.record(v.string(), balance), json);
