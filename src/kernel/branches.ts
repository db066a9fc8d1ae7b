import type { Entry, Outcome } from './game';
import type { Stray } from './match';
import type { Note, RecordedBranch } from './record';
import type { Stop } from './replay';

/** The branch that is the game itself. */
export const MAIN = 0;

/** A course of the game: the main line, or one that parts from another branch. Moments count the plays from the beginning of the game. */
export interface Branch<Event> {
  readonly id: number;
  /** The branch that it parts from; the main line names itself. */
  readonly of: number;
  /** After so many plays. */
  readonly at: number;
  readonly name?: string | undefined;
  /** Its own plays, those from `at` on. */
  readonly entries: readonly Entry<Event>[];
  /** Where its reader stood last: before the parting, too. */
  readonly cursor: number;
  readonly conceded?: number | undefined;
  /** How it has ended where its reader stood, if it has. */
  readonly outcome?: Outcome | undefined;
  /** The first of its own dice that the seed has otherwise. */
  readonly stray?: Stray | undefined;
  /** The play that does not hold, and the branch as a record has it, which stays whole; behind it stands what that tells. */
  readonly broken?: { readonly stop: Stop; readonly whole: RecordedBranch } | undefined;
  /** What is said of moments behind the parting, of each once. */
  readonly notes: readonly Note[];
}

export type Branches<Event> = readonly Branch<Event>[];

/** How many plays a branch has from the beginning of the game. */
export const lengthOf = <Event>({ at, entries }: Branch<Event>): number => at + entries.length;

export const branchIn = <Event>(list: Branches<Event>, id: number): Branch<Event> | undefined => list.find((branch) => branch.id === id);

/** Each branch after the one that it parts from. */
function sorted<Event>(list: Branches<Event>): Branches<Event> {
  const done = new Set<Branch<Event>>();
  const take = (branch: Branch<Event>): void => {
    const parent = branchIn(list, branch.of);
    if (parent && parent !== branch && !done.has(parent)) take(parent);
    done.add(branch);
  };
  for (const branch of list) take(branch);
  return [...done];
}

/** As it stands once so many of its plays belong to another branch. */
const cutBroken = ({ stop, whole }: NonNullable<Branch<never>['broken']>, plays: number): Branch<never>['broken'] => ({
  stop,
  whole: { ...whole, plays: whole.plays.slice(plays) },
});

/** The branch that what hangs on another at a moment hangs on once `child` and the one that it parts from have exchanged what lies behind the parting. */
export function rehung({ id, of: parent, at }: Pick<Branch<unknown>, 'id' | 'of' | 'at'>, of: number, moment: number): number {
  if (moment <= at) return of;
  if (of === id) return parent;
  return of === parent ? id : of;
}

/** The list in which a branch and the one that it parts from have exchanged what lies behind the parting; what hangs on it goes with it, names too. */
export function exchanged<Event>(list: Branches<Event>, id: number): Branches<Event> {
  const child = branchIn(list, id)!;
  const parent = branchIn(list, child.of)!;
  const { at } = child;
  const isShared = (stray: Stray | undefined): boolean => stray !== undefined && stray.play < at;
  const up: Branch<Event> = {
    ...child,
    id: parent.id,
    of: parent.of,
    at: parent.at,
    entries: [...parent.entries.slice(0, at - parent.at), ...child.entries],
    stray: isShared(parent.stray) ? parent.stray : child.stray,
    broken: undefined,
    notes: [...parent.notes.filter((note) => note.at <= at), ...child.notes],
  };
  const down: Branch<Event> = {
    ...parent,
    id,
    of: parent.id,
    at,
    entries: parent.entries.slice(at - parent.at),
    stray: isShared(parent.stray) ? undefined : parent.stray,
    broken: parent.broken && cutBroken(parent.broken, at - parent.at),
    notes: parent.notes.filter((note) => note.at > at),
  };
  const other = (branch: Branch<Event>): Branch<Event> => {
    const of = branch.id === MAIN ? MAIN : rehung(child, branch.of, branch.at);
    return of === branch.of ? branch : { ...branch, of };
  };
  return sorted(list.map((branch) => (branch.id === parent.id ? up : branch.id === id ? down : other(branch))));
}

/** A branch and all that hangs on it. */
export function withAllOf<Event>(list: Branches<Event>, id: number): ReadonlySet<number> {
  const all = new Set([id]);
  for (const branch of list) if (branch.id !== MAIN && all.has(branch.of)) all.add(branch.id);
  return all;
}

/** A branch and those that it comes from, up to the main line, each with the moment at which its course leaves it. */
export function courseOf<Event>(list: Branches<Event>, id: number): readonly (readonly [branch: Branch<Event>, until: number])[] {
  const course: (readonly [Branch<Event>, number])[] = [];
  let until = Number.POSITIVE_INFINITY;
  for (let branch = branchIn(list, id); branch; branch = branch.id === MAIN ? undefined : branchIn(list, branch.of)) {
    course.unshift([branch, until]);
    until = branch.at;
  }
  return course;
}
