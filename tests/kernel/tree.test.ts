import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { playOut } from '../../src/ai/playOut';
import { lengthOf, MAIN } from '../../src/kernel/branches';
import type { Entry } from '../../src/kernel/game';
import { type GameRecord, readRecord } from '../../src/kernel/record';
import { sealRecord } from '../../src/kernel/sealRecord';
import { GameTree } from '../../src/kernel/tree';
import { extendTree, replayTree, writeTree } from '../../src/kernel/treeRecord';
import { ancients } from '../../src/rules/ancients';
import { atRandom } from '../fuzz/eager';
import { type AncientsMatch, everything, open } from '../fuzz/play';

vi.setConfig({ testTimeout: 60_000 });

type Event = AncientsMatch['log'][number]['events'][number];
type Tree = GameTree<Event>;

const recordOf = (match: AncientsMatch, tree: Tree): GameRecord =>
  JSON.parse(JSON.stringify({ version: 1, position: everything.position, seed: match.seed, dice: 'seeded', ...writeTree(tree) }));

/** Every branch parts from one that stands before it, within its plays, and a moment belongs to the branch that made the play before it. */
function expectSound(match: AncientsMatch, tree: Tree): void {
  const seen = new Set<number>();
  for (const { id, of, at, entries, notes } of tree.branches) {
    if (id !== MAIN) {
      const parent = tree.branch(of)!;
      expect(seen.has(of), 'after the one that it parts from').toBe(true);
      expect(at).toBeGreaterThanOrEqual(parent.at);
      expect(at).toBeLessThanOrEqual(lengthOf(parent));
      for (const note of notes) expect(note.at > at && note.at <= at + entries.length).toBe(true);
    }
    seen.add(id);
  }
  expect(tree.path(tree.current)).toEqual(match.log);
  expect(match.cursor).toBeLessThanOrEqual(match.log.length);
}

/** One thing that somebody may do; `by` chooses which and where. */
function act(match: AncientsMatch, tree: Tree, kind: number, by: number): void {
  const ids = tree.branches.map(({ id }) => id);
  const id = ids[by % ids.length]!;
  if (kind === 0) match.goTo(by % (match.log.length + 1));
  else if (kind === 1) tree.select(id);
  else if (kind === 2) tree.promote(id);
  else if (kind === 3) tree.drop(id);
  else if (kind === 4)
    tree.annotate(by % (match.log.length + 1), by % 3 === 0 ? undefined : { at: by % (match.log.length + 1), text: String(by) });
  else if (kind === 5) {
    const before = JSON.stringify(writeTree(tree));
    const { shape } = tree;
    tree.promote(id);
    tree.drop(ids[(by >> 3) % ids.length]!);
    tree.restore(shape);
    expect(JSON.parse(JSON.stringify(writeTree(tree)))).toMatchObject({ plays: JSON.parse(before).plays });
  } else {
    if (match.cursor < match.log.length) tree.fork();
    const until = match.cursor + 1 + (by % 6);
    playOut(match, atRandom(match), () => match.cursor < until);
  }
}

const acts = fc.array(fc.tuple(fc.nat(9), fc.nat(500)), { minLength: 5, maxLength: 40 });

describe('a tree of branches', () => {
  test('stays sound whatever is done, loses no play but what is deleted, and comes back from its record', () => {
    fc.assert(
      fc.property(fc.nat(50), acts, (seed, steps) => {
        const match = open(everything.position, seed);
        const tree: Tree = new GameTree<Event>(match);
        for (const [kind, by] of steps) {
          const kept = new Set<Entry<Event>>(kind === 3 ? [] : tree.branches.flatMap(({ entries }) => entries));
          act(match, tree, kind, by);
          expectSound(match, tree);
          const now = new Set(tree.branches.flatMap(({ entries }) => entries));
          for (const entry of kept) expect(now.has(entry)).toBe(true);
        }
        const record = recordOf(match, tree);
        const read = readRecord(sealRecord(record));
        if (!read.ok) throw new Error(JSON.stringify(read.faults));
        const again = replayTree(ancients, read.value);
        if (!again.ok) throw new Error(JSON.stringify(again.faults));
        expect(recordOf(again.value.match, again.value.tree)).toEqual(record);
        expect(again.value.match.state).toEqual(match.state);
        expect(again.value.match.cursor).toBe(match.cursor);
      }),
      { numRuns: 60, seed: 5 },
    );
  });

  test('read again, every course stands where its reader left it, with how it ended there', () => {
    const match = open(everything.position, 3);
    const tree: Tree = new GameTree<Event>(match);
    const playTo = (cursor: number) => playOut(match, atRandom(match), () => match.cursor < cursor);
    playTo(12);
    match.goTo(4);
    const one = tree.fork();
    playTo(10);
    match.goTo(6);
    const two = tree.fork();
    playTo(8);
    tree.select(MAIN, 12);
    match.concede(0);
    tree.select(one, 10);
    const record = recordOf(match, tree);
    const again = () => {
      const read = replayTree(ancients, record);
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      return read.value;
    };
    expect(record).toMatchObject({ conceded: 1, result: { winner: 2 }, branch: one });
    expect(recordOf(again().match, again().tree)).toEqual(record);
    expect(again().match.cursor).toBe(10);
    const { tree: read } = again();
    expect(read.branches.map(({ id, cursor }) => [id, cursor])).toEqual([
      [MAIN, 12],
      [one, 10],
      [two, 8],
    ]);
    expect(read.branch(MAIN)).toMatchObject({ conceded: 1, outcome: { winner: 2 } });
  });

  test('a surrender stays with the moment at which it was made, whatever becomes the main line', () => {
    const match = open(everything.position, 3);
    const tree: Tree = new GameTree<Event>(match);
    const playTo = (cursor: number) => playOut(match, atRandom(match), () => match.cursor < cursor);
    playTo(8);
    match.goTo(6);
    const one = tree.fork();
    playTo(10);
    tree.select(MAIN, 4);
    match.concede(0);
    const given = recordOf(match, tree);
    expect(given).toMatchObject({ conceded: 1, cursor: 4 });
    for (const stands of [one, MAIN]) {
      tree.select(stands);
      tree.promote(one);
      expect(tree.branch(one)).toMatchObject({ at: 6, cursor: 4, conceded: 1, outcome: { winner: 2 } });
      expect(tree.branch(MAIN)).toMatchObject({ conceded: undefined, outcome: undefined });
      const read = replayTree(ancients, recordOf(match, tree));
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      expect(read.value.tree.branch(one)).toMatchObject({ cursor: 4, conceded: 1 });
      tree.promote(one);
      tree.select(MAIN);
      const { plays, conceded, cursor, result } = given;
      expect(recordOf(match, tree), 'and back').toMatchObject({ plays, conceded, cursor, result });
    }
  });

  test('one who looks on follows from record to record, or is told that he cannot', () => {
    fc.assert(
      fc.property(fc.nat(50), acts, (seed, steps) => {
        const match = open(everything.position, seed);
        const tree: Tree = new GameTree<Event>(match);
        const other = open(everything.position, seed);
        const follower: Tree = new GameTree<Event>(other);
        for (const [kind, by] of steps.slice(0, 12)) {
          act(match, tree, kind, by);
          const record = recordOf(match, tree);
          if (!extendTree(follower, other as never, record)) return;
          expect(recordOf(other, follower)).toEqual(record);
          expect(other.state).toEqual(match.state);
        }
      }),
      { numRuns: 40, seed: 6 },
    );
  });

  test('the main line has a name in its record too, and whoever looks on reads it', () => {
    const match = open(everything.position, 3);
    const tree: Tree = new GameTree<Event>(match);
    playOut(match, atRandom(match), () => match.cursor < 4);
    const other = open(everything.position, 3);
    const follower: Tree = new GameTree<Event>(other);
    const isFollowed = (name: string | undefined) => {
      const record = recordOf(match, tree);
      expect(record.mainName).toBe(name);
      const read = readRecord(record);
      const again = read.ok ? replayTree(ancients, read.value) : read;
      if (!again.ok) throw new Error(JSON.stringify(again.faults));
      expect(again.value.tree.branch(MAIN)?.name).toBe(name);
      expect(extendTree(follower, other as never, record)).toBe(true);
      expect(follower.branch(MAIN)?.name).toBe(name);
    };
    isFollowed(undefined);
    tree.name(MAIN, 'As it was');
    isFollowed('As it was');
    match.goTo(2);
    tree.name(tree.fork(), 'The left');
    playOut(match, atRandom(match), () => match.cursor < 6);
    tree.promote(1);
    isFollowed('The left');
    expect(tree.branch(1)?.name, 'names go with what was played').toBe('As it was');
    tree.name(MAIN, undefined);
    isFollowed(undefined);
  });

  test('a game whose main line does not hold keeps its name', () => {
    const match = open(everything.position, 3);
    const tree: Tree = new GameTree<Event>(match);
    playOut(match, atRandom(match), () => match.cursor < 4);
    const { plays, ...record } = recordOf(match, tree);
    const again = replayTree(ancients, { ...record, mainName: 'As it was', plays: [...plays, { order: 'A1-Z9' }] });
    if (!again.ok) throw new Error(JSON.stringify(again.faults));
    expect(again.value.stop?.play).toBe(4);
    expect(again.value.tree.branch(MAIN)?.name).toBe('As it was');
  });

  test.each([
    [7, 'text'],
    ['x'.repeat(61), 'shorterText'],
  ])('a main line is not called %j', (mainName, expected) => {
    const match = open(everything.position, 3);
    const record = recordOf(match, new GameTree<Event>(match));
    expect(readRecord({ ...record, mainName })).toMatchObject({ ok: false, faults: [{ at: 'mainName', expected }] });
  });

  test('what the rules do not take of a branch is kept with it, and so is what hangs on that', () => {
    const match = open(everything.position, 3);
    playOut(match, atRandom(match), () => match.cursor < 4);
    const tree: Tree = new GameTree<Event>(match);
    const record = recordOf(match, tree);
    const branches = [
      { id: 1, of: 0, at: 2, plays: [{ order: 'A1-Z9' }, { order: 'end' }] },
      { id: 2, of: 1, at: 3, plays: [{ order: 'end' }] },
    ];
    const notes = [{ branch: 1, at: 3, text: 'kept' }];
    const again = replayTree(ancients, { ...record, branches, notes, branch: 2 });
    if (!again.ok) throw new Error(JSON.stringify(again.faults));
    expect(again.value.tree.branches).toMatchObject([
      { id: 0 },
      { id: 1, entries: [], broken: { whole: branches[0], stop: { play: 2, told: 0 } } },
    ]);
    const { match: told, tree: kept } = again.value;
    expect(recordOf(told, kept)).toMatchObject({ branches, notes });
    kept.name(1, 'The left');
    expect(recordOf(told, kept).branches![0]).toMatchObject({ ...branches[0], name: 'The left' });
    const named = replayTree(ancients, recordOf(told, kept));
    if (!named.ok) throw new Error(JSON.stringify(named.faults));
    named.value.tree.name(1, undefined);
    expect(recordOf(named.value.match, named.value.tree).branches![0], 'a name is taken back too').toEqual(branches[0]);
    kept.name(1, undefined);
    // No other branch takes its number, and it goes with what it hangs on, and comes back with that.
    const isRead = () => replayTree(ancients, recordOf(told, kept)).ok;
    kept.select(0);
    told.goTo(1);
    expect(kept.fork()).toBe(3);
    expect(isRead()).toBe(true);
    kept.select(0);
    const { shape } = kept;
    kept.drop(1);
    expect(isRead()).toBe(true);
    expect(recordOf(told, kept).branches?.map(({ id }) => id)).toEqual([3]);
    kept.restore(shape);
    expect(recordOf(told, kept)).toMatchObject({ branches: expect.arrayContaining(branches) });
    expect(isRead()).toBe(true);
  });

  test.each([
    [{ branches: [{ id: 1, of: 2, at: 0, plays: [] }] }, 'branches[0].of'],
    [{ branches: [{ id: 1, of: 0, at: 9, plays: [] }] }, 'branches[0].at'],
    [{ branches: [1, 1].map((id) => ({ id, of: 0, at: 0, plays: [] })) }, 'branches[1].id'],
    [{ notes: [{ at: 9 }] }, 'notes[0].at'],
    [{ notes: [{ at: 0, branch: 4 }] }, 'notes[0].branch'],
    [{ branch: 7 }, 'branch'],
  ])('a record that says %j is refused at %s', (said, at) => {
    const match = open(everything.position, 3);
    playOut(match, atRandom(match), () => match.cursor < 4);
    const record = recordOf(match, new GameTree<Event>(match));
    expect(replayTree(ancients, { ...record, ...said })).toMatchObject({ ok: false, faults: [{ at }] });
  });
});
