import { type Branches, branchIn, courseOf, MAIN } from '../kernel/branches';
import type { GameTree } from '../kernel/tree';

/**
 * Who sits on a side: a person, or a computer player by its name and the seconds that it may take for a player turn, as `legate:3`. In a lesson
 * also the lesson, which plays what it has written down.
 */
export type Seat = 'person' | 'lesson' | `${string}:${number}`;
export type Seats = readonly [Seat, Seat];

/** Who plays the first side and who the second, of the names that a record gives; empty where nobody gave one. */
export const bothNames = ([first = '', second = '']: readonly string[] = []): readonly [string, string] => [first, second];

export const PEOPLE: Seats = ['person', 'person'];

/** Who plays, by the id of the branch: the main line, and others where it is otherwise. */
export type BranchSeats = Readonly<Record<number, Seats>>;

/** Who plays in the branch that the table stands on: as there, or else as in the one that it parts from. */
export function seatsIn({ branches, current }: Pick<GameTree<unknown>, 'branches' | 'current'>, seats: BranchSeats): Seats {
  const [nearest] = courseOf(branches, current)
    .filter(([{ id }]) => seats[id])
    .slice(-1);
  return nearest ? seats[nearest[0].id]! : PEOPLE;
}

/** Who plays once a branch has become the main line: in every course those who played in it before. */
export function seatsPromoted(before: Branches<unknown>, after: Branches<unknown>, id: number, seats: BranchSeats): BranchSeats {
  const chain = courseOf(before, id).map(([branch]) => branch.id);
  const was = new Map(chain.map((each, i) => [each, chain[i - 1] ?? id]));
  // What is said of branches that could not be placed stays.
  const unplaced = Object.entries(seats).filter(([of]) => !branchIn(before, Number(of)));
  const now: Record<number, Seats> = { ...Object.fromEntries(unplaced), [MAIN]: seatsIn({ branches: before, current: id }, seats) };
  for (const branch of after) {
    const played = seatsIn({ branches: before, current: was.get(branch.id) ?? branch.id }, seats);
    if (played.join() !== seatsIn({ branches: after, current: branch.id }, now).join()) now[branch.id] = played;
  }
  return now;
}

export interface Program {
  readonly player: string;
  readonly seconds: number;
}

/** The computer player of a seat; undefined where a person sits. */
export function programOf(seat: Seat): Program | undefined {
  const match = /^([a-z]{1,20}):(\d{1,3})$/.exec(seat);
  return match ? { player: match[1]!, seconds: Number(match[2]) } : undefined;
}

/** Whether nobody but programs plays. */
export const areAllPrograms = (seats: Seats): boolean => seats.every(programOf);

const isSeat = (text: unknown): text is Seat => text === 'person' || (typeof text === 'string' && programOf(text as Seat) !== undefined);

export const isSeats = (value: unknown): value is Seats => Array.isArray(value) && value.length === 2 && value.every(isSeat);

/** The only side on which a person sits, if there is one. */
export function onlyPerson(seats: Seats): 0 | 1 | undefined {
  const [first, second] = seats.map((seat) => seat === 'person');
  return first === second ? undefined : first ? 0 : 1;
}
