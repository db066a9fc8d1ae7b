import type { Side } from '../../../kernel/twoSides';
import { match, type Snapshot } from '../../../store/match';
import { onlyPerson, type Seat } from '../../../store/seats';
import { systemOf } from '../../../store/systems';
import { table } from '../../../store/table';

export const now = (): Snapshot | undefined => match.store.getState().now;

/** Who is to decide in the game as it stands. */
export const deciderOf = (snapshot: Snapshot): Side | undefined => systemOf(snapshot).decider(snapshot.context, snapshot.state);

/** Whether somebody must answer before anything else is done. */
export const isAsked = (snapshot: Snapshot): boolean => systemOf(snapshot).asked(snapshot.context, snapshot.state);

/** The seat of whoever is to decide. */
function seatOf(snapshot: Snapshot): Seat | undefined {
  const side = deciderOf(snapshot);
  return side === undefined ? undefined : snapshot.head.seats[side];
}

/** Whether a computer player is to decide: nobody else plays for it. */
export function isProgrammed(snapshot: Snapshot): boolean {
  const seat = seatOf(snapshot);
  return seat !== undefined && seat !== 'person';
}

/** Whether it is a lesson that is to decide: what it waits for stands on its card. */
export const isTaught = (snapshot: Snapshot): boolean => seatOf(snapshot) === 'lesson';

/**
 * Whether whoever looks decides, in the game as it stands: it holds to its end, no program, no other page and no other device does, no past moment is shown,
 * and between two players (13.7) nobody.
 */
export const mayDecide = (snapshot: Snapshot): boolean =>
  snapshot.looking === undefined &&
  !snapshot.stop &&
  !snapshot.elsewhere &&
  !snapshot.byBoth?.awaits &&
  !snapshot.outcome &&
  snapshot.viewer !== 'none' &&
  deciderOf(snapshot) !== undefined &&
  !isProgrammed(snapshot);

/** The game, if whoever looks may decide in it: not while an order of his waits for a die. */
export const decidable = (): Snapshot | undefined => {
  const snapshot = now();
  return snapshot && mayDecide(snapshot) && table.getState().rolling === undefined ? snapshot : undefined;
};

/** The side that concedes if somebody does: that of the only person, else of whoever decides; undefined where no person plays. */
export function concederOf(snapshot: Snapshot): Side | undefined {
  const { head, byBoth } = snapshot;
  if (byBoth) return byBoth.side;
  const { seats } = head;
  return seats.includes('person') ? (onlyPerson(seats) ?? deciderOf(snapshot)) : undefined;
}
