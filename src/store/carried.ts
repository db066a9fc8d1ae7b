import { type BranchSeats, isSeats, programOf, type Seats } from './seats';
import { isBranchSeats, LONGEST_TITLE, type StoredGame } from './storedGame';

/*
 * A record says nothing of what its game is called nor of who plays. A file or a link carries that beside it, so that the game goes on elsewhere as it
 * went here.
 */

type Head = Pick<StoredGame, 'title' | 'seats' | 'branchSeats' | 'alone'>;

/** A record as it goes elsewhere: with its title, where a program plays with who sits where, in branches too, and with whether one person plays both sides. */
export const carried = (record: object, { title, seats, branchSeats, alone }: Head): object => ({
  ...record,
  title,
  ...([seats, ...Object.values(branchSeats ?? {})].some((pair) => pair?.some(programOf)) ? { seats, branchSeats } : {}),
  ...(alone ? { alone } : {}),
});

/** What a record that comes from elsewhere is called there; undefined: it does not say. */
export function titleOf(json: unknown): string | undefined {
  const { title } = json as { readonly title?: unknown };
  return typeof title === 'string' ? title.trim().slice(0, LONGEST_TITLE) || undefined : undefined;
}

/** Who plays it; undefined: it does not say. */
export function seatsOf(json: unknown): Seats | undefined {
  const { seats } = json as { readonly seats?: unknown };
  return isSeats(seats) ? seats : undefined;
}

/** Who plays in branches of it where that is otherwise, by their numbers; undefined: it does not say. */
export function branchSeatsOf(json: unknown): BranchSeats | undefined {
  const { branchSeats } = json as { readonly branchSeats?: unknown };
  return isBranchSeats(branchSeats) ? branchSeats : undefined;
}

/** Whether one person plays both sides of it. */
export const isAlone = (json: unknown): boolean => (json as { readonly alone?: unknown }).alone === true;
