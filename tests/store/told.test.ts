import { describe, expect, test } from 'vitest';
import type { GameRecord } from '../../src/kernel/record';
import { seal } from '../../src/kernel/seal';
import { ancients } from '../../src/rules/ancients';
import { printFile } from '../../src/store/file';
import { verifyRecord } from '../../src/store/foreign';
import { createLibrary } from '../../src/store/library';
import { printLink, readLink } from '../../src/store/link';
import { createMatchStore, type MatchStore } from '../../src/store/match';
import { memoryShelf } from '../../src/store/shelf';
import { newGame, type StoredGame } from '../../src/store/storedGame';
import { skirmish } from '../ui/systems/ancients/skirmish';

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
    expect(match.verify()).toMatchObject({ plays: at, isCut: true, isSame: true });
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
