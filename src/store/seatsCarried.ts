import { isSeats, programOf, type Seats } from './seats';
import type { StoredGame } from './storedGame';

/*
 * A record says nothing of who plays. Where a program does, or one person both sides, a file or a link carries that beside it, so that the game goes on
 * elsewhere as it went here.
 */

type Players = Pick<StoredGame, 'seats' | 'alone'>;

/** A record as it goes elsewhere. */
export const withSeats = (record: object, { seats, alone }: Players): object => {
  const isProgrammed = seats?.some((seat) => programOf(seat));
  return isProgrammed || alone ? { ...record, ...(isProgrammed ? { seats } : {}), ...(alone ? { alone } : {}) } : record;
};

/** Who plays a record that comes from elsewhere; undefined: it does not say. */
export function seatsOf(json: unknown): Seats | undefined {
  const { seats } = json as { readonly seats?: unknown };
  return isSeats(seats) ? seats : undefined;
}

/** Whether one person plays both sides of it. */
export const isAlone = (json: unknown): boolean => (json as { readonly alone?: unknown }).alone === true;
