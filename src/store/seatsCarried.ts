import { isSeats, programOf, type Seats } from './seats';

/* A record says nothing of who plays. Where a program does, a file or a link carries that beside it, so that the game goes on elsewhere as it went here. */

/** A record as it goes elsewhere. */
export const withSeats = (record: object, seats: Seats | undefined): object =>
  seats?.some((seat) => programOf(seat)) ? { ...record, seats } : record;

/** Who plays a record that comes from elsewhere; undefined: it does not say. */
export function seatsOf(json: unknown): Seats | undefined {
  const { seats } = json as { readonly seats?: unknown };
  return isSeats(seats) ? seats : undefined;
}
