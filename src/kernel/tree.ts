import { type Branch, type Branches, branchIn, courseOf, exchanged, lengthOf, MAIN, rehung, withAllOf } from './branches';
import type { Entry, Outcome } from './game';
import type { Stray } from './match';
import type { Note, RecordedBranch, RecordedNote } from './record';
import type { Stop } from './replay';

/** How a match serves a tree: as the one course that the table stands on. */
export interface Course<Event> {
  readonly log: readonly Entry<Event>[];
  readonly cursor: number;
  readonly conceded: number | undefined;
  stray: Stray | undefined;
  follow(entries: readonly Entry<Event>[], cursor: number): void;
  concede(side: number): unknown;
  outcome(): Outcome | undefined;
}

/** How many plays of a course are played, before those that are only told. */
function toldFrom<Event>(path: readonly Entry<Event>[]): number {
  const told = path.findIndex(({ isTold }) => isTold);
  return told < 0 ? path.length : told;
}

/** The branches as they were, to go back to. */
export interface Shape<Event> {
  readonly branches: Branches<Event>;
  readonly current: number;
  readonly unplaced: Unplaced;
}

/** Branches of a record, and notes, that hang on plays which the rules do not take: kept, not shown. */
interface Unplaced {
  branches: RecordedBranch[];
  notes: RecordedNote[];
}

/** Another play than that of the current course at a moment, and the branch in which it was made. */
export interface Alternative<Event> {
  readonly id: number;
  readonly entry: Entry<Event>;
}

/**
 * All courses of a game. The match holds the one that the table stands on, from the first play of the game to its last; the tree holds the others and
 * takes the match from one to another. There is one truth about where one is: `current` here, the cursor in the match.
 */
export class GameTree<Event> {
  private list: Branches<Event>;
  private standing = MAIN;
  /** Counts how often anything but the plays of the current branch has changed. */
  changes = 0;
  readonly unplaced: Unplaced = { branches: [], notes: [] };

  constructor(private readonly match: Course<Event>) {
    this.list = [{ id: MAIN, of: MAIN, at: 0, entries: [], cursor: 0, notes: [] }];
  }

  /** The id of the branch that the table stands on. */
  get current(): number {
    return this.standing;
  }

  /** Whether there is more than the main line. */
  get isBranched(): boolean {
    return this.list.length > 1;
  }

  /** Every branch, each after the one that it parts from; the very same list as long as nothing has changed. */
  get branches(): Branches<Event> {
    this.catchUp();
    return this.list;
  }

  branch(id: number): Branch<Event> | undefined {
    return branchIn(this.branches, id);
  }

  /** All plays of a branch from the beginning of the game. */
  path(id: number): readonly Entry<Event>[] {
    if (id === this.standing) return this.match.log;
    return courseOf(this.branches, id).flatMap(([{ entries, at }, until]) => entries.slice(0, until - at));
  }

  /** The branch that a moment of a course belongs to: one that parts there parts from this one. */
  ownerOf(moment: number, course = this.standing): number {
    return courseOf(this.branches, course).find(([, until]) => moment <= until)![0].id;
  }

  /** What was played in other branches at a moment of the current course. */
  alternativesAt(moment: number): readonly Alternative<Event>[] {
    const owner = this.ownerOf(moment);
    const own = moment < this.match.log.length ? this.ownerOf(moment + 1) : this.standing;
    return this.branches.flatMap(({ id, of, at, entries }) => {
      const isThere = id === owner || (id !== MAIN && of === owner && at === moment);
      const entry = isThere && id !== own ? entries[moment - at] : undefined;
      return entry ? [{ id, entry }] : [];
    });
  }

  /** Whether a play at the cursor that drops what lies behind would drop a branch or a note with it. */
  get hangsBehind(): boolean {
    return this.hangsBehindIn(this.standing);
  }

  /** The same where the reader of a branch stood last. */
  hangsBehindIn(id: number): boolean {
    const { at, notes, cursor } = this.branch(id)!;
    if (cursor < at || notes.some((note) => note.at > cursor)) return true;
    return this.branches.some((branch) => branch.id !== MAIN && branch.of === id && branch.at > cursor);
  }

  /** The table goes to a branch, where its reader stood last or at a moment; to one that is over only where it ended. */
  select(id: number, moment?: number): boolean {
    const branch = this.branch(id);
    if (!branch) return false;
    const path = this.path(id);
    this.standing = id;
    // What is only told is looked at, not stood on.
    const told = toldFrom(path);
    const { conceded, cursor, outcome } = branch;
    this.match.follow(path, Math.min(outcome ? cursor : (moment ?? cursor), told));
    this.match.stray = courseOf(this.list, id).find(([{ stray }, until]) => stray && stray.play < until)?.[0].stray;
    if (conceded) this.match.concede(conceded - 1);
    this.changes++;
    return true;
  }

  /** What is played next begins a branch at the cursor, or at a moment of any course, told ones too; its id. What lay behind stays where it was. */
  fork(
    id = 1 + Math.max(...[...this.branches, ...this.unplaced.branches].map((branch) => branch.id)),
    name?: string,
    at = this.match.cursor,
    from = this.standing,
  ): number {
    const course = this.path(from).slice(0, at);
    const cursor = toldFrom(course);
    const of = this.ownerOf(at, from);
    this.list = [...this.branches, { id, of, at, name, entries: [], cursor, notes: [] }];
    this.standing = id;
    this.match.follow(course, cursor);
    this.changes++;
    return id;
  }

  /** The name of a branch; without one it has none. */
  name(id: number, name: string | undefined): void {
    this.change(id, { name });
  }

  /** A branch of a record holds only up to a play. */
  breakOff(id: number, broken: NonNullable<Branch<Event>['broken']>): void {
    this.change(id, { broken });
  }

  /** The play from which on the current course does not hold, as its whole length has it. */
  get stop(): Stop | undefined {
    const { log } = this.match;
    for (const [{ broken }, until] of courseOf(this.list, this.standing))
      if (broken && broken.stop.play < until)
        return { ...broken.stop, ...(until <= log.length ? { told: log.length - broken.stop.play } : {}) };
    return undefined;
  }

  /** Whether plays of a branch, or of those that it comes from, are only told: it cannot be the game itself. */
  isTold(id: number): boolean {
    return courseOf(this.list, id).some(([{ broken }, until]) => broken !== undefined && broken.stop.play < until);
  }

  /** A branch becomes the main line, and what that had behind the parting a branch; false where it cannot. */
  promote(id: number): boolean {
    if (!this.branch(id) || this.isTold(id)) return false;
    for (let at = this.branch(id); at && at.id !== MAIN; ) {
      const { of, id: from } = at;
      const { cursor } = this.match;
      this.list = exchanged(this.branches, from);
      this.rehangUnplaced(at);
      if (this.standing === from) this.standing = of;
      else if (this.standing === of) {
        this.standing = from;
        if (cursor <= at.at) this.select(of, cursor);
      }
      at = this.branch(of);
    }
    this.changes++;
    return true;
  }

  /** A branch and all that hangs on it go; whoever stands there goes back to where it parts. The main line stays. */
  drop(id: number): boolean {
    const branch = this.branch(id);
    if (!branch || id === MAIN) return false;
    const gone = withAllOf(this.list, id);
    if (gone.has(this.standing)) this.select(branch.of, branch.at);
    this.list = this.branches.filter((each) => !gone.has(each.id));
    this.dropUnplaced(gone);
    this.changes++;
    return true;
  }

  /** What could not be placed stays with what it hangs on, once that has exchanged its number with another. */
  private rehangUnplaced(child: Branch<Event>): void {
    const { branches, notes } = this.unplaced;
    this.unplaced.branches = branches.map((branch) => ({ ...branch, of: rehung(child, branch.of, branch.at) }));
    this.unplaced.notes = notes.map((note) => ({ ...note, branch: rehung(child, note.branch ?? MAIN, note.at) }));
  }

  /** What could not be placed goes with what it hangs on. */
  private dropUnplaced(gone: ReadonlySet<number>): void {
    const all = new Set(gone);
    const { branches, notes } = this.unplaced;
    for (const { id, of = MAIN } of branches) if (all.has(of)) all.add(id);
    this.unplaced.branches = branches.filter(({ id }) => !all.has(id));
    this.unplaced.notes = notes.filter(({ branch = MAIN }) => !all.has(branch));
  }

  /** As it is now. */
  get shape(): Shape<Event> {
    return { branches: this.branches, current: this.standing, unplaced: { ...this.unplaced } };
  }

  /** As it was. Nothing may have been played since. */
  restore({ branches, current, unplaced }: Shape<Event>): void {
    const { cursor } = this.match;
    const isElsewhere = current !== this.standing;
    this.list = branches;
    Object.assign(this.unplaced, unplaced);
    this.standing = -1;
    const stood = this.branch(current)!;
    this.select(current, stood.conceded || isElsewhere ? stood.cursor : Math.min(cursor, lengthOf(stood)));
  }

  /** What is said of the moments of the current course. */
  get notes(): readonly Note[] {
    return this.notesOf(this.standing);
  }

  /** What is said of the moments of a course. */
  notesOf(id: number): readonly Note[] {
    return courseOf(this.branches, id).flatMap(([{ notes }, until]) => notes.filter(({ at }) => at <= until));
  }

  /** What is said of a moment of the current course, or of a branch's own; undefined: nothing any more. What a side says for itself leaves what the other says. */
  annotate(
    at: number,
    note: Note | undefined,
    { id = this.ownerOf(at), by = note?.by }: { readonly id?: number; readonly by?: number | undefined } = {},
  ): void {
    const isOthers = (each: Note) => by !== undefined && each.by !== undefined && each.by !== by;
    const others = this.branch(id)!.notes.filter((each) => each.at !== at || isOthers(each));
    this.change(id, { notes: note ? [...others, note].sort((a, b) => a.at - b.at) : others });
  }

  /** Nothing is said any more of what lies behind a moment, in whatever course; without one, of anything. */
  forgetNotes(behind = -1): void {
    this.list = this.branches.map((branch) =>
      branch.notes[0] ? { ...branch, notes: branch.notes.filter(({ at }) => at <= behind) } : branch,
    );
    this.changes++;
  }

  private change(id: number, change: Partial<Branch<Event>>): void {
    this.list = this.branches.map((branch) => (branch.id === id ? { ...branch, ...change } : branch));
    this.changes++;
  }

  /** Notes what the match has of the current branch. */
  private catchUp(): void {
    const branch = branchIn(this.list, this.standing);
    if (!branch) return;
    const { log, cursor, conceded } = this.match;
    const stray = this.match.stray && this.match.stray.play >= branch.at ? this.match.stray : undefined;
    const { entries } = branch;
    // Whatever changes a log changes its last line.
    const isSame = branch.at + entries.length === log.length && (entries.length === 0 || entries.at(-1) === log.at(-1));
    if (isSame && branch.cursor === cursor && branch.conceded === conceded && branch.stray === stray) return;
    const now = { ...branch, entries: isSame ? entries : log.slice(branch.at), cursor, conceded, stray, outcome: this.match.outcome() };
    this.list = this.list.map((each) => (each === branch ? now : each));
  }
}
