import type { Side } from '../../../kernel/twoSides';
import { PEOPLE, type Seat, type Seats } from '../../../store/seats';
import { against } from '../battles/usual';

/** Who sits at the table: you and a program, two people at one screen, you on both sides, or programs alone. */
export const MODES = ['program', 'two', 'solo', 'watch'] as const;
export type Mode = (typeof MODES)[number];

/** A side as it is called in the reader's language, and who led it. */
export interface NamedSide {
  readonly army: string;
  readonly leader?: string;
}

export type NamedSides = readonly [NamedSide, NamedSide];

export type Names = readonly [string, string];

/** All that is chosen about who plays; what a mode does not ask for waits for the one that does. */
export interface Players {
  readonly mode: Mode;
  /** Yours, against a program. */
  readonly side: Side;
  readonly opponent: Seat;
  /** The programs of both sides, while you watch. */
  readonly programs: Seats;
  readonly names: Names;
}

export function seatsOf({ mode, side, opponent, programs }: Players): Seats {
  if (mode === 'program') return against(side, opponent);
  return mode === 'watch' ? programs : PEOPLE;
}

/** Only a person has a name, and who plays both sides needs none. */
export function namesOf(players: Players): Names {
  const seats = seatsOf(players);
  const nameOf = (side: Side): string => (seats[side] === 'person' && players.mode !== 'solo' ? players.names[side].trim() : '');
  return [nameOf(0), nameOf(1)];
}

export const nameAt = (names: Names, side: Side, name: string): Names => (side === 0 ? [name, names[1]] : [names[0], name]);

/** Against a program you take the other side, and your name goes with you. */
export const onSide = (players: Players, side: Side): Players =>
  side === players.side ? players : { ...players, side, names: [players.names[1], players.names[0]] };
