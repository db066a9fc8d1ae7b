import { describe, expect, test } from 'vitest';
import type { GameRecord } from '../../src/kernel/record';
import { seal } from '../../src/kernel/seal';
import { ancients } from '../../src/rules/ancients';
import { printFile } from '../../src/store/file';
import { verifyRecord } from '../../src/store/foreign';
import { createJournal } from '../../src/store/journal';
import { createLibrary } from '../../src/store/library';
import { printLink, readLink } from '../../src/store/link';
import { createMatchStore, type MatchStore } from '../../src/store/match';
import { proofOf } from '../../src/store/proof';
import { memoryShelf } from '../../src/store/shelf';
import { newGame, type StoredGame } from '../../src/store/storedGame';
import { skirmish } from '../ui/systems/ancients/skirmish';
import { sharedPlace } from './place';

const position = { ...skirmish, phase: 'melee', armies: skirmish.armies.map((army) => ({ ...army, leaders: [], waiting: 0 })) };

function tableOf(): { readonly match: MatchStore; readonly kept: StoredGame[] } {
  const kept: StoredGame[] = [];
  return { match: createMatchStore((game) => kept.push(game)), kept };
}

const now = (match: MatchStore) => match.store.getState().now!;
const storedAs = (record: GameRecord): StoredGame =>
  newGame({ battle: null, title: 'Trial', names: ['', ''], record, seats: undefined, doubt: undefined }, 5);

/** A game played at the table, as its file has it. */
function filed(options: readonly string[] = []): GameRecord {
  const { match } = tableOf();
  match.begin({ position: { ...position, options }, seed: 7, names: ['', ''], title: 'Trial', seats: ['person', 'person'] });
  match.sit();
  for (let i = 0; i < 6; i++) {
    const { context, state } = now(match);
    match.sit();
    match.play(ancients.legal(context as never, state as never)[0]);
  }
  return JSON.parse(printFile(match.record()!)) as GameRecord;
}

const whole = filed();
const at = 2;
/** The same when the rules have come to refuse its third order. */
const refused: GameRecord = { ...whole, plays: whole.plays.map((play, i) => (i === at ? { ...play, order: 'A1-A2' } : play)) };

describe('a game that the rules do not play any more', () => {
  test('is whole on the table: played up to the order, told from it on', () => {
    const { match, kept } = tableOf();
    expect(match.openStored(storedAs(refused))).toMatchObject({ ok: true });
    expect(now(match)).toMatchObject({ cursor: at, length: whole.plays.length, stop: { play: at, told: whole.plays.length - at } });
    const sound = tableOf().match;
    sound.openRecord(whole);
    expect(match.entries().map(({ events }) => events)).toEqual(JSON.parse(JSON.stringify(sound.entries().map(({ events }) => events))));
    match.look(whole.plays.length);
    const { generator: _, ...shown } = now(match).shown;
    expect(sound.stateAt(whole.plays.length)).toMatchObject(shown);
    expect(match.chapters()).toEqual(sound.chapters());
    expect(kept).toEqual([]);
  });

  test('is not stood on, nor played, where it is only told; proved is what is played', () => {
    const { match } = tableOf();
    match.openStored(storedAs(refused));
    match.goTo(whole.plays.length);
    expect(now(match).cursor).toBe(at);
    expect(match.redo()).toBe(false);
    expect(match.playText('end').ok).toBe(false);
    expect(match.verify(proofOf)).toMatchObject({ plays: at, isCut: true, isSame: true });
  });

  test('goes on as another game without what was told', async () => {
    const { match, kept } = tableOf();
    match.openStored(storedAs(refused));
    match.goOn();
    await Promise.resolve();
    expect(now(match)).toMatchObject({ stop: undefined, cursor: at, length: at });
    expect(kept[0]!.record.plays).toHaveLength(at);
    const { context, state } = now(match);
    expect(match.play(ancients.legal(context as never, state as never)[0]).ok).toBe(true);
  });

  test('what was said of what is only told does not go on with it, and it is opened again', async () => {
    const { match, kept } = tableOf();
    match.openStored(
      storedAs({
        ...refused,
        notes: [
          { at, text: 'Played' },
          { at: at + 2, text: 'Told' },
        ],
      }),
    );
    expect(match.notes()).toHaveLength(2);
    match.goOn();
    await Promise.resolve();
    expect(match.notes()).toEqual([{ at, text: 'Played' }]);
    expect(tableOf().match.openStored(JSON.parse(JSON.stringify(kept[0])))).toMatchObject({ ok: true });
  });

  test('comes through a file whole, and through a link as short as ever', async () => {
    const { match } = tableOf();
    match.openStored(storedAs(refused));
    const file = JSON.parse(printFile(match.record()!)) as GameRecord;
    expect(file.plays).toEqual(refused.plays);
    expect(await verifyRecord(file)).toMatchObject({ ok: true, value: { stop: { told: whole.plays.length - at } } });
    const link = await printLink(file);
    if (!link.ok) throw new Error(JSON.stringify(link.faults));
    const sent = { ...file, plays: file.plays.map(({ told: _, ...play }) => play) };
    expect(await readLink(link.value)).toEqual({ ok: true, value: sent });
    expect(await verifyRecord(sent)).toMatchObject({ ok: true, value: { stop: { play: at, told: 0 } } });
  });
});

test('a game kept before is told from its next play on, and what lies there is written once', async () => {
  const shelf = memoryShelf();
  const written: (readonly [from: number, count: number])[] = [];
  const library = createLibrary(async () => ({
    ...shelf,
    write: (id, card, from, plays, after) => {
      written.push([from, plays.length]);
      return shelf.write(id, card, from, plays, after);
    },
  }));
  const old = storedAs({ ...whole, plays: whole.plays.map(({ told: _, ...play }) => play) });
  await library.keep(old);
  const match = createMatchStore((game) => library.keep(game));
  const loaded = await library.load(old.id);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  match.openStored(loaded.value);
  for (let i = 0; i < 2; i++) {
    const { context, state } = now(match);
    expect(match.play(ancients.legal(context as never, state as never)[0]).ok).toBe(true);
    await Promise.resolve();
    await library.settled();
  }
  expect(written).toEqual([
    [0, 6],
    [0, 7],
    [7, 1],
  ]);
  const { plays } = await shelf.read(old.id);
  expect(plays.every((play) => (play as { told?: object }).told !== undefined)).toBe(true);
});

test('13.7 what is told of a hidden game is sealed with it, and shown as its sides may see it', () => {
  const hidden = filed(['13.7']);
  expect(JSON.stringify(hidden)).not.toContain('phaseBegan');
  const { match } = tableOf();
  // A sealed order in place of another, which no rule takes.
  const plays = hidden.plays.map((play, i) => (i === at ? { ...play, order: seal(['A1-A2']) } : play));
  expect(match.openRecord({ ...hidden, plays })).toMatchObject({ ok: true });
  expect(now(match)).toMatchObject({ viewer: 'none', stop: { play: at, order: '…' } });
  match.sit();
  const { viewer, context, length } = now(match);
  expect(viewer).not.toBe('all');
  expect(length).toBe(plays.length);
  expect(match.shownAt(length)).toEqual(ancients.view!(context as never, match.stateAt(length) as never, viewer as 0 | 1));
});

describe('a branch that the rules do not play any more', () => {
  const start = 2;
  /** After so many of its plays it does not hold. */
  const held = 1;

  /** A game with a branch of four plays, one that parts from that where it is only told, and one where it is played. */
  function branched(options: readonly string[] = []): GameRecord {
    const { match } = tableOf();
    match.openRecord(filed(options));
    /** Plays what has not been played there. */
    const playOn = (plays: number) => {
      for (let i = 0; i < plays; i++) {
        match.sit();
        const { context, state, cursor } = now(match);
        const played = [match.entries()[cursor], ...match.alternatives(cursor).map(({ entry }) => entry)].map((entry) => entry?.order);
        const legal = ancients.legal(context as never, state as never);
        match.play(legal.find((action) => !played.includes(ancients.printAction(context as never, state as never, action))));
      }
    };
    match.goTo(start);
    playOn(4);
    match.toBranch(1, start + 3);
    playOn(1);
    match.toBranch(1, start + 1);
    playOn(1);
    match.toBranch(1);
    match.annotate(start + 4, { text: 'the end of it' });
    return JSON.parse(printFile(match.record()!)) as GameRecord;
  }

  const sound = branched();
  const refuse = (record: GameRecord, order: string): GameRecord => ({
    ...record,
    branches: record.branches!.map((branch) =>
      branch.id === 1 ? { ...branch, plays: branch.plays.map((play, i) => (i === held ? { ...play, order } : play)) } : branch,
    ),
  });
  const refusedBranch = refuse(sound, 'A1-A2');
  const open = () => {
    const { match, kept } = tableOf();
    expect(match.openStored(storedAs(refusedBranch))).toMatchObject({ ok: true });
    return { match, kept };
  };

  test('is whole on the table: played up to the order, told from it on, with the rule that refuses it', () => {
    const { match } = open();
    const stop = start + held;
    expect(now(match)).toMatchObject({ branch: 1, cursor: stop, length: start + 4, isBroken: false });
    expect(now(match).stop).toMatchObject({ play: stop, why: 'refused', told: 4 - held, left: 3 - held });
    const { match: whole } = tableOf();
    whole.openStored(storedAs(sound));
    expect(match.entries().map(({ events }) => events)).toEqual(JSON.parse(JSON.stringify(whole.entries().map(({ events }) => events))));
    match.look(start + 4);
    const { generator: _, ...shown } = now(match).shown;
    expect(whole.stateAt(start + 4)).toMatchObject(shown);
    expect(match.notes()).toEqual([{ at: start + 4, text: 'the end of it' }]);
  });

  test('is told where another parts from what is told, too; one that parts before that is played', () => {
    const { match } = open();
    match.toBranch(2);
    expect(now(match)).toMatchObject({ cursor: start + held, length: start + 4, stop: { play: start + held, told: 4 - held } });
    match.toBranch(3);
    expect(now(match)).toMatchObject({ cursor: start + 2, length: start + 2, stop: undefined });
    match.toBranch(0);
    expect(now(match)).toMatchObject({ stop: undefined, length: sound.plays.length });
  });

  test('is looked at, not played, nor made the game itself; it goes on as another branch', async () => {
    const { match, kept } = open();
    match.toBranch(1, start + 3);
    expect(now(match)).toMatchObject({ cursor: start + held, looking: start + 3 });
    match.look();
    expect(match.redo()).toBe(false);
    expect(match.playText('end').ok).toBe(false);
    match.promote(1);
    match.promote(2);
    expect(match.record()!.plays).toEqual(sound.plays);
    match.goOn();
    expect(now(match)).toMatchObject({ branch: 4, cursor: start + held, length: start + held, stop: undefined });
    const { context, state } = now(match);
    expect(match.play(ancients.legal(context as never, state as never)[0]).ok).toBe(true);
    await Promise.resolve();
    expect(kept.at(-1)!.record.branches!.find(({ id }) => id === 1)).toMatchObject(refusedBranch.branches![0]!);
  });

  test('keeps what hangs on it behind what is known of it, also when one that parts from it becomes the game', () => {
    const { match } = tableOf();
    const branches = refusedBranch.branches!.map((branch) => ({ ...branch, plays: branch.plays.map(({ told: _, ...play }) => play) }));
    expect(match.openRecord({ ...refusedBranch, branches })).toMatchObject({ ok: true });
    expect(match.branches().map(({ id }) => id)).toEqual([0, 1, 3]);
    match.promote(3);
    const promoted = JSON.parse(printFile(match.record()!)) as GameRecord;
    expect(promoted.branches).toMatchObject([
      { id: 1, of: 0, at: start },
      { id: 3, of: 0, at: start + 1, plays: branches[0]!.plays.slice(1) },
      { id: 2, of: 3, at: start + 3 },
    ]);
    expect(promoted.notes).toMatchObject([{ branch: 3, at: start + 4 }]);
    expect(tableOf().match.openRecord(promoted)).toMatchObject({ ok: true });
  });

  test('is verified as far as it is played', () => {
    const { match } = open();
    expect(match.verify(proofOf)).toMatchObject({ plays: start + held, isCut: true, isSame: true });
  });

  test('stays whole through the library, a file, and a note of a page that died; a link has it without what came of it', async () => {
    const { match } = open();
    const file = JSON.parse(printFile(match.record()!)) as GameRecord;
    expect(file.branches).toEqual(refusedBranch.branches!.map((branch) => (branch.id === 3 ? branch : { rules: file.rules, ...branch })));

    const shelf = memoryShelf();
    const storage = sharedPlace().place();
    const library = createLibrary(
      async () => shelf,
      createJournal(() => storage),
    );
    const game = storedAs(refusedBranch);
    await library.keep(game);
    await library.settled();
    const card = (await shelf.read(game.id)).card as { readonly game: StoredGame };
    expect(card.game.record.branches![0]!.plays.every(({ told }) => told === undefined)).toBe(true);
    const loaded = await library.load(game.id);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
    expect(loaded.value.record.branches).toEqual(refusedBranch.branches);

    // A page that dies has noted one play more, without what came of the branches.
    const slow = createLibrary(
      async () => ({ ...shelf, write: () => new Promise<never>(() => undefined) }),
      createJournal(() => storage),
    );
    await slow.load(game.id);
    void slow.keep({ ...game, updated: game.updated + 1, record: { ...game.record, branch: 3 } });
    const noted = [...Array(storage.length)].map((_, i) => storage.getItem(storage.key(i)!)!).join();
    expect(noted).toContain('"branch":3');
    expect(noted).not.toContain('story');
    const next = createLibrary(
      async () => shelf,
      createJournal(() => storage),
    );
    const made = await next.load(game.id);
    if (!made.ok) throw new Error(JSON.stringify(made.faults));
    expect(made.value.record).toMatchObject({ branch: 3, branches: refusedBranch.branches });

    const link = await printLink(file);
    if (!link.ok) throw new Error(JSON.stringify(link.faults));
    expect(JSON.stringify(await readLink(link.value))).not.toContain('told');
  });

  test('as a game of its own it is told as well', () => {
    const { match } = open();
    const alone = tableOf().match;
    expect(alone.openRecord(match.branchRecord(1))).toMatchObject({ ok: true });
    expect(now(alone)).toMatchObject({ cursor: start + held, length: start + 4, stop: { told: 4 - held } });
  });

  test('13.7 of a hidden game its story is sealed with it', () => {
    const hidden = branched(['13.7']);
    expect(JSON.stringify(hidden)).not.toContain('phaseBegan');
    const { match } = tableOf();
    expect(match.openRecord(refuse(hidden, seal(['A1-A2'])))).toMatchObject({ ok: true });
    match.toBranch(1);
    expect(now(match)).toMatchObject({ stop: { play: start + held, order: '…', told: 4 - held } });
  });
});
