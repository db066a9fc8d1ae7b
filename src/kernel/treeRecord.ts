import { type Branch, branchIn, lengthOf, MAIN } from './branches';
import { scriptedDice } from './dice';
import type { Checked, Fault, Game, KernelState } from './game';
import { facesAt, rollsIn } from './halves';
import type { Match } from './match';
import { commonPlays } from './plays';
import type { GameRecord, Play, RecordedBranch, RecordedNote } from './record';
import { brokenBy, replayAsFar, replayPlay, type Stop, stopAt } from './replay';
import { GameTree } from './tree';

const written = new WeakMap<object, RecordedBranch>();

function writeBranch<Event>(branch: Branch<Event>): RecordedBranch {
  const known = written.get(branch);
  if (known) return known;
  const { id, of, at, name, entries, cursor, conceded, broken } = branch;
  const named = name === undefined ? {} : { name };
  const fresh: RecordedBranch = broken
    ? { ...broken.whole, id, of, at, name }
    : {
        id,
        of,
        at,
        ...named,
        plays: entries,
        ...(cursor < lengthOf(branch) ? { cursor } : {}),
        ...(conceded ? { conceded } : {}),
      };
  written.set(branch, fresh);
  return fresh;
}

type Written = Pick<GameRecord, 'plays' | 'cursor' | 'conceded' | 'result' | 'mainName' | 'branches' | 'branch' | 'notes'>;

/** Where the reader of a course stood, if not at its end, and how it has ended there, as a record whose plays are those of the course has it. */
export const writeEnd = <Event>(course: Branch<Event>): Pick<GameRecord, 'cursor' | 'conceded' | 'result'> => ({
  ...(course.cursor < lengthOf(course) ? { cursor: course.cursor } : {}),
  ...(course.conceded ? { conceded: course.conceded } : {}),
  ...(course.outcome ? { result: course.outcome } : {}),
});

/** What a record says of all courses of a game. Its plays are lines of the log, not bare ones. */
export function writeTree<Event>(tree: GameTree<Event>): Written {
  const { branches: all, current, unplaced } = tree;
  const main = branchIn(all, MAIN)!;
  const branches = [...all.filter(({ id }) => id !== MAIN).map(writeBranch), ...unplaced.branches];
  const notes: RecordedNote[] = all.flatMap(({ id, notes }) => notes.map((note) => (id === MAIN ? note : { ...note, branch: id })));
  notes.push(...unplaced.notes);
  return {
    plays: main.entries,
    ...writeEnd(main),
    ...(main.name === undefined ? {} : { mainName: main.name }),
    ...(branches.length > 0 ? { branches } : {}),
    ...(current === MAIN ? {} : { branch: current }),
    ...(notes.length > 0 ? { notes } : {}),
  };
}

export type AnyMatch<Event> = Match<unknown, unknown, KernelState, unknown, Event>;

/** Plays the plays of a branch, begun where it parts; what the first does not that does not hold. Behind what is only told nothing is played. */
function playBranch<Event>(
  match: AnyMatch<Event>,
  { at, plays }: RecordedBranch,
): Pick<Stop, 'play' | 'why' | 'rule' | 'fault'> | undefined {
  if (match.toldFrom !== undefined)
    return { play: at, why: 'otherwise', rule: undefined, fault: { at: 'plays[0].told', expected: 'sameOutcome' } };
  for (const [i, { order, dice = [] }] of plays.entries()) {
    const fault = replayPlay(match, order, scriptedDice(dice));
    if (fault) return { play: at + i, ...brokenBy(fault, i) };
  }
  return undefined;
}

/** Plays a branch of a record again. What the rules do not take of it is kept with it, and told as far as the record does. */
function grow<Event>(tree: GameTree<Event>, match: AnyMatch<Event>, branch: RecordedBranch, rules: number | undefined): Fault | undefined {
  const { id, of, at, name, cursor, conceded } = branch;
  if (tree.branch(id) || tree.unplaced.branches.some((other) => other.id === id))
    return { at: 'id', expected: 'newBranch', found: String(id) };
  const parent = tree.branch(of);
  if (tree.unplaced.branches.some((other) => other.id === of) || (parent?.broken && at > lengthOf(parent))) {
    tree.unplaced.branches.push(branch);
    return undefined;
  }
  if (!parent) return { at: 'of', expected: 'knownBranch', found: String(of) };
  if (at > lengthOf(parent)) return { at: 'at', expected: `atMost:${lengthOf(parent)}`, found: String(at) };
  if (at < parent.at) return { at: 'at', expected: `atLeast:${parent.at}`, found: String(at) };
  tree.fork(id, name, at, of);
  const found = playBranch(match, branch);
  if (found) {
    const whole = { rules, ...branch };
    tree.breakOff(id, { stop: stopAt(match, whole, found), whole });
    return undefined;
  }
  if (cursor !== undefined) match.goTo(cursor);
  if (conceded) match.concede(conceded - 1);
  return undefined;
}

/** Says of a moment what a record says of it. */
function annotate<Event>(tree: GameTree<Event>, written: RecordedNote): Fault | undefined {
  const { branch: id = MAIN, ...note } = written;
  const branch = tree.branch(id);
  if (tree.unplaced.branches.some((other) => other.id === id) || (branch?.broken && note.at > lengthOf(branch))) {
    tree.unplaced.notes.push(written);
    return undefined;
  }
  if (!branch) return { at: 'branch', expected: 'knownBranch', found: String(id) };
  if (note.at > lengthOf(branch)) return { at: 'at', expected: `atMost:${lengthOf(branch)}`, found: String(note.at) };
  if (id !== MAIN && note.at <= branch.at) return { at: 'at', expected: `atLeast:${branch.at + 1}`, found: String(note.at) };
  tree.annotate(note.at, note, { id });
  // It has taken the place of another.
  const isAlone = tree.branch(id)!.notes.length > branch.notes.length;
  return isAlone ? undefined : { at: 'at', expected: 'newMoment', found: String(note.at) };
}

/** Plays the branches of a record again beside its main line, and goes to the one that its reader stood on. */
export function growTree<Event>(
  tree: GameTree<Event>,
  match: AnyMatch<Event>,
  { branches = [], branch = MAIN, notes = [], rules }: GameRecord,
): Fault | undefined {
  if (branches.length === 0 && branch === MAIN && notes.length === 0) return undefined;
  for (const [i, each] of branches.entries()) {
    const fault = grow(tree, match, each, rules);
    if (fault) return { ...fault, at: `branches[${i}].${fault.at}` };
  }
  for (const [i, each] of notes.entries()) {
    const fault = annotate(tree, each);
    if (fault) return { ...fault, at: `notes[${i}].${fault.at}` };
  }
  const isThere = tree.branch(branch) !== undefined;
  if (!isThere && !tree.unplaced.branches.some(({ id }) => id === branch))
    return { at: 'branch', expected: 'knownBranch', found: String(branch) };
  tree.select(isThere ? branch : MAIN);
  return undefined;
}

/** Plays on in a branch that a tree has already what a record has more of it. */
function extend<Event>(tree: GameTree<Event>, match: AnyMatch<Event>, branch: Branch<Event>, { plays, name }: RecordedBranch): boolean {
  const shared = commonPlays(branch.entries, plays);
  if (shared < plays.length) {
    tree.select(branch.id, branch.at + shared);
    const faces = () => (branch.id === MAIN ? facesAt(match.halves, match.cursor, rollsIn(match.log.slice(0, match.cursor))) : undefined);
    const play = ({ order, dice = [] }: Play) => replayPlay(match, order, scriptedDice(dice, dice.length > 0 ? faces() : undefined));
    if (tree.hangsBehind || plays.slice(shared).some(play)) return false;
  }
  if (branch.name !== name) tree.name(branch.id, name);
  return shared === plays.length ? shared === branch.entries.length : true;
}

/**
 * Plays what a record has more than a tree, and goes where its reader stands; false where that does not do, for something is gone from it. Then the tree
 * is of no use any more.
 */
export function extendTree<Event>(tree: GameTree<Event>, match: AnyMatch<Event>, record: GameRecord): boolean {
  const { branches = [], branch: stands = MAIN, notes = [] } = record;
  if (tree.unplaced.branches.length > 0 || tree.branches.some(({ broken }) => broken)) return false;
  if (tree.branches.length > branches.length + 1) return false;
  match.halves = record.halves;
  const main: RecordedBranch = { ...record, id: MAIN, of: MAIN, at: 0, name: record.mainName };
  for (const recorded of [main, ...branches]) {
    const known = tree.branch(recorded.id);
    const isHeld = known
      ? known.of === recorded.of && known.at === recorded.at && extend(tree, match, known, recorded)
      : !grow(tree, match, recorded, record.rules);
    if (!isHeld) return false;
  }
  if (!tree.branch(stands)) return false;
  tree.forgetNotes();
  for (const note of notes) if (annotate(tree, note)) return false;
  // The one that the reader stands on last.
  for (const place of [main, ...branches].sort((one, other) => Number(one.id === stands) - Number(other.id === stands))) {
    const { id, at, plays, cursor = at + plays.length, conceded } = place;
    const known = tree.branch(id)!;
    if (id !== stands && known.cursor === cursor && known.conceded === conceded) continue;
    tree.select(id, cursor);
    // It may have been conceded before, and is not any more.
    match.goTo(cursor);
    if (conceded) match.concede(conceded - 1);
  }
  return true;
}

/** A record with all its courses, each played again as far as its orders and dice hold; of one whose main line does not, the main line alone, with its notes. */
export function replayTree<Setup, Context, State extends KernelState, Action, Event, Of extends Game<Setup, Context, State, Action, Event>>(
  system: Of & Game<Setup, Context, State, Action, Event>,
  record: GameRecord,
): Checked<{
  readonly match: Match<Setup, Context, State, Action, Event, Of>;
  readonly tree: GameTree<Event>;
  readonly stop: Stop | undefined;
}> {
  const replayed = replayAsFar(system, record);
  if (!replayed.ok) return replayed;
  const { match, stop } = replayed.value;
  const tree = new GameTree<Event>(match);
  if (record.mainName !== undefined) tree.name(MAIN, record.mainName);
  const isPlayed = !stop || (stop.why === 'result' && match.toldFrom === undefined);
  const fault = isPlayed ? growTree(tree, match as unknown as AnyMatch<Event>, record) : undefined;
  if (!isPlayed)
    for (const { branch = MAIN, ...note } of record.notes ?? [])
      if (branch === MAIN && note.at <= match.log.length) tree.annotate(note.at, note, { id: MAIN });
  return fault ? { ok: false, faults: [fault] } : { ok: true, value: { match, tree, stop } };
}
