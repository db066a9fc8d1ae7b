import { expect, test, vi } from 'vitest';
import { createJournal } from '../../src/store/journal';
import { createLibrary, type Library } from '../../src/store/library';
import { memoryShelf, type Shelf, SilentStorage } from '../../src/store/shelf';
import type { Play, StoredGame } from '../../src/store/storedGame';
import { fillingShelf, sharedPlace } from './place';

/** What is played is noted at once, and made good by the page that opens the game after the one that died. */

const PLAYS: readonly Play[] = ['B9-C8', 'end', 'K5:D4', 'hold', 'end'].map((order, i) => (i === 2 ? { order, dice: [3] } : { order }));

function game(id: string, plays: number | readonly Play[], updated = 1): StoredGame {
  const record = {
    version: 1,
    battle: 'megiddo',
    position: { armies: [] },
    seed: 7,
    plays: typeof plays === 'number' ? PLAYS.slice(0, plays) : plays,
  };
  return { id, battle: 'megiddo', title: `Game ${id}`, names: ['Anna', ''], created: 1, updated, record };
}

/** A page that dies after so many writings on the shelf: none of those after comes to anything, nor is it ever answered. */
function dying(under: Shelf, after: number): Shelf {
  let left = after;
  return { ...under, write: (...asked) => (left-- > 0 ? under.write(...asked) : new Promise(() => undefined)) };
}

async function playsOf(library: Library, id: string): Promise<readonly Play[] | undefined> {
  const loaded = await library.load(id);
  return loaded.ok ? loaded.value.record.plays : undefined;
}

const ticks = async (n: number): Promise<void> => {
  for (let i = 0; i < n; i++) await Promise.resolve();
};

test('whenever a page dies, every play that it has been given is there in the next', async () => {
  for (let writings = 1; writings <= 4; writings++) {
    for (let pause = 0; pause <= 12; pause += 3) {
      const { place, stored } = sharedPlace();
      const shelf = memoryShelf();
      const first = createLibrary(async () => dying(shelf, writings), createJournal(place));
      await first.keep(game('one', 0));
      for (let n = 1; n <= PLAYS.length; n++) {
        void first.keep(game('one', n, n));
        await ticks(pause);
      }
      const next = createLibrary(async () => shelf, createJournal(place));
      expect(await playsOf(next, 'one'), `${writings} writings, ${pause} ticks`).toEqual(PLAYS);
      expect(stored.size).toBe(0);
    }
  }
});

test('a game that is renamed keeps what a page that died had noted of it', async () => {
  const { place, stored } = sharedPlace();
  const shelf = memoryShelf();
  const listing = createLibrary(async () => shelf, createJournal(place));
  await listing.list();
  const first = createLibrary(async () => dying(shelf, 1), createJournal(place));
  await first.keep(game('one', 2));
  void first.keep(game('one', 5, 5));
  await listing.rename('one', 'Another');
  expect(listing.state.getState().games).toMatchObject([{ title: 'Another', plays: 5 }]);
  expect(await playsOf(listing, 'one')).toEqual(PLAYS);
  expect(stored.size).toBe(0);
});

test('a note holds what has been added, not the whole game, and goes when it is written', async () => {
  const { place, stored } = sharedPlace();
  const library = createLibrary(async () => memoryShelf(), createJournal(place));
  await library.keep(game('one', 4));
  const kept = library.keep(game('one', 5));
  const [note] = stored.values();
  expect(JSON.parse(note!)).toMatchObject({ from: 4, plays: [{ order: 'end' }] });
  expect(note).not.toContain('armies');
  await kept;
  expect(stored.size).toBe(0);
});

test('a game that has never been written is noted as a whole when the page goes', async () => {
  const { place } = sharedPlace();
  const shelf = memoryShelf();
  const first = createLibrary(async () => dying(shelf, 0), createJournal(place));
  void first.keep(game('one', 2));
  first.leave();
  expect(
    await playsOf(
      createLibrary(async () => shelf, createJournal(place)),
      'one',
    ),
  ).toEqual(PLAYS.slice(0, 2));
});

test('a branch that was begun when the page died is made good by the next', async () => {
  const { place } = sharedPlace();
  const shelf = memoryShelf();
  const first = createLibrary(async () => dying(shelf, 1), createJournal(place));
  const whole = game('one', 5, 1);
  await first.keep(whole);
  const branches = [{ id: 1, of: 0, at: 2, plays: [{ order: 'A1-A2' }] }];
  void first.keep({ ...whole, updated: 2, record: { ...whole.record, branches, branch: 1 } });
  const next = createLibrary(async () => shelf, createJournal(place));
  expect(await playsOf(next, 'one')).toEqual(PLAYS);
  const loaded = await next.load('one');
  expect(loaded).toMatchObject({ ok: true, value: { record: { branches, branch: 1 } } });
});

test('a note does not bring back a game that has been removed, nor change one that somebody else has played on in', async () => {
  const { place, stored } = sharedPlace();
  const shelf = memoryShelf();
  const first = createLibrary(async () => dying(shelf, 2), createJournal(place));
  for (const id of ['removed', 'played']) await first.keep(game(id, 1));
  for (const id of ['removed', 'played']) void first.keep(game(id, 2));
  const elsewhere = createLibrary(async () => shelf);
  await elsewhere.remove('removed');
  await elsewhere.load('played');
  await elsewhere.keep(game('played', [...PLAYS.slice(0, 1), { order: 'A1-A2' }]));
  const next = createLibrary(async () => shelf, createJournal(place));
  await next.list();
  expect(next.state.getState().games.map(({ id }) => id)).toEqual(['played']);
  expect(await playsOf(next, 'played')).toEqual([PLAYS[0], { order: 'A1-A2' }]);
  expect(stored.size).toBe(0);
});

test.each([
  ['a game that lies there', 2],
  ['a new one', 0],
])(
  'where the shelf is full all that is played on in %s stands in its note, over any number of pages, until there is room',
  async (_, before) => {
    const { place, stored } = sharedPlace();
    const { shelf, fault } = fillingShelf(memoryShelf());
    const open = () => createLibrary(async () => shelf, createJournal(place));
    const first = open();
    if (before > 0) await first.keep(game('one', before, before));
    fault.full = true;
    for (let n = before + 1; n <= 3; n++) await first.keep(game('one', n, n));
    expect(first.state.getState().keeps).toBe('page');
    const second = open();
    await second.list();
    expect(second.state.getState()).toMatchObject({ keeps: 'page', games: [{ id: 'one', plays: 3 }] });
    expect(await playsOf(second, 'one')).toEqual(PLAYS.slice(0, 3));
    for (const n of [4, 5]) await second.keep(game('one', n, n));
    expect(await playsOf(open(), 'one')).toEqual(PLAYS);
    fault.full = false;
    const last = open();
    expect(await playsOf(last, 'one')).toEqual(PLAYS);
    expect(last.state.getState().keeps).toBe('browser');
    expect(stored.size).toBe(0);
  },
);

test('where the shelf is full what is played otherwise after an undo stands in place of what lies there', async () => {
  const { place, stored } = sharedPlace();
  const { shelf, fault } = fillingShelf(memoryShelf());
  const first = createLibrary(async () => shelf, createJournal(place));
  await first.keep(game('one', 3, 1));
  fault.full = true;
  const otherwise = [...PLAYS.slice(0, 2), { order: 'A1-A2' }];
  await first.keep(game('one', otherwise, 2));
  fault.full = false;
  const next = createLibrary(async () => shelf, createJournal(place));
  expect(await playsOf(next, 'one')).toEqual(otherwise);
  await next.list();
  expect(next.state.getState().games).toHaveLength(1);
  expect(stored.size).toBe(0);
});

test('what another page with room has played on meanwhile stays, and what was noted beside is a copy', async () => {
  const { place, stored } = sharedPlace();
  const { shelf, fault } = fillingShelf(memoryShelf());
  const first = createLibrary(async () => shelf, createJournal(place));
  await first.keep(game('one', 2, 1));
  fault.full = true;
  await first.keep(game('one', 3, 2));
  fault.full = false;
  const roomy = createLibrary(async () => shelf, createJournal(place));
  expect(await playsOf(roomy, 'one')).toEqual(PLAYS.slice(0, 3));
  const elsewhere = [...PLAYS.slice(0, 3), { order: 'A1-A2' }];
  await roomy.keep(game('one', elsewhere, 3));
  await first.keep(game('one', 4, 4));
  const next = createLibrary(async () => shelf, createJournal(place));
  await next.list();
  const found = await Promise.all(next.state.getState().games.map(async ({ id, branched }) => [branched, await playsOf(next, id)]));
  expect(found.toSorted()).toEqual(
    [
      [{ of: 'one', at: 3 }, PLAYS.slice(0, 4)],
      [undefined, elsewhere],
    ].toSorted(),
  );
  expect(stored.size).toBe(0);
});

test('where the shelf is full room is made by removing a game, and a title that is changed stays', async () => {
  const { place } = sharedPlace();
  const { shelf, fault } = fillingShelf(memoryShelf());
  const first = createLibrary(async () => shelf, createJournal(place));
  for (const id of ['one', 'two']) await first.keep(game(id, 1));
  fault.full = true;
  await first.keep(game('one', 2, 2));
  await first.remove('two');
  await first.rename('one', 'Another');
  fault.full = false;
  const next = createLibrary(async () => shelf, createJournal(place));
  await next.list();
  expect(next.state.getState().games).toMatchObject([{ id: 'one', title: 'Another', plays: 2 }]);
});

test('a game that is removed where the shelf is full does not come back by its note', async () => {
  const { place, stored } = sharedPlace();
  const { shelf, fault } = fillingShelf(memoryShelf());
  fault.full = true;
  const library = createLibrary(async () => shelf, createJournal(place));
  await library.keep(game('one', 2));
  expect(stored.size).toBe(1);
  await library.remove('one');
  expect(stored.size).toBe(0);
});

test('what is removed is not noted any more', async () => {
  const { place, stored } = sharedPlace();
  const library = createLibrary(async () => memoryShelf(), createJournal(place));
  await library.keep(game('one', 1));
  void library.keep(game('one', 2));
  expect(stored.size).toBe(1);
  await library.remove('one');
  expect(stored.size).toBe(0);
});

test('a note of a game that another page is playing is left to that page', async () => {
  const { place, stored } = sharedPlace();
  const shelf = memoryShelf();
  const first = createLibrary(async () => dying(shelf, 1), createJournal(place));
  await first.keep(game('one', 1));
  void first.keep(game('one', 2));
  const company = { guard: async () => undefined, post: () => undefined, gone: () => undefined, hear: () => undefined };
  const looking = createLibrary(async () => shelf, createJournal(place), company);
  expect(await playsOf(looking, 'one')).toEqual(PLAYS.slice(0, 1));
  expect(stored.size).toBe(1);
});

test.each(['', 'x', '{}', 'null', '{"game": {"record": {}}}', '{"game": {"record": null}, "after": [], "from": 0, "plays": []}'])(
  'is not troubled by a damaged note: %s',
  async (text) => {
    const { place, stored } = sharedPlace();
    stored.set('ancients.unsaved.one', text);
    const library = createLibrary(async () => memoryShelf(), createJournal(place));
    await library.list();
    expect(library.state.getState()).toMatchObject({ keeps: 'browser', games: [], damaged: [] });
    expect(stored.size).toBe(0);
  },
);

test.each([
  ['full', () => undefined],
  [
    'forbidden',
    (): never => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
])('where the storage of notes is %s, games are kept without them', async (how, forbid) => {
  const shared = sharedPlace();
  shared.fault.full = true;
  const library = createLibrary(async () => memoryShelf(), createJournal(how === 'full' ? shared.place : forbid));
  await library.keep(game('one', 1));
  await library.keep(game('one', 3));
  expect(await playsOf(library, 'one')).toEqual(PLAYS.slice(0, 3));
});

test('a storage that was only late is gone on with: what was kept before, played meanwhile and noted by a page that died', async () => {
  const { place, stored } = sharedPlace();
  const shelf = memoryShelf();
  await createLibrary(async () => shelf, createJournal(place)).keep(game('before', 2));
  const dead = createLibrary(async () => dying(shelf, 1), createJournal(place));
  await dead.keep(game('noted', 1));
  void dead.keep(game('noted', 4, 2));
  let come: (there: Shelf) => void = () => undefined;
  const library = createLibrary((late) => {
    come = late;
    return Promise.reject(new SilentStorage());
  }, createJournal(place));
  const listed = () => library.state.getState().games.map(({ id, plays }) => `${id} ${plays}`);
  await library.list();
  await library.keep(game('meanwhile', 3, 5));
  await library.list();
  expect(library.state.getState().keeps).toBe('page');
  expect(listed()).toEqual(['meanwhile 3']);
  come(shelf);
  await vi.waitFor(() => expect(listed().sort()).toEqual(['before 2', 'meanwhile 3', 'noted 4']));
  expect(library.state.getState().keeps).toBe('browser');
  await library.keep(game('meanwhile', 5, 6));
  expect(await playsOf(library, 'noted')).toEqual(PLAYS.slice(0, 4));
  expect(stored.size).toBe(0);
  const next = createLibrary(async () => shelf, createJournal(place));
  expect(await playsOf(next, 'meanwhile')).toEqual(PLAYS);
  expect(next.state.getState().parted).toBe(0);
});

test.each([
  ['a play that is none', { plays: [null] }],
  ['dice that are none', { plays: [{ order: 'end', dice: 3 }] }],
  ['stamps that are none', { over: 5 }],
  ['stamps that are no texts', { after: [7] }],
  ['branches that are none', { after: ['written'], game: { updated: 9, record: { branches: 5 } } }],
])('a note with %s is done with, and the storage stays', async (_, odd) => {
  const { place, stored } = sharedPlace();
  const shelf = memoryShelf();
  const lying = { ...game('one', 0), record: { ...game('one', 0).record, branches: [] } };
  await shelf.write('one', { stamp: 'written', count: 2, game: lying }, 0, PLAYS.slice(0, 2), undefined);
  const note = { game: { updated: 9, record: {} }, after: [], from: 0, plays: [] };
  stored.set('ancients.unsaved.one', JSON.stringify({ ...note, ...odd }));
  const library = createLibrary(async () => shelf, createJournal(place));
  await library.list();
  expect(library.state.getState().keeps).toBe('browser');
  expect(stored.size).toBe(0);
  expect(await playsOf(library, 'one')).toEqual(PLAYS.slice(0, 2));
});

test.each([
  ['a play that is none', [null], 1],
  ['dice that are none, though it is newer', [{ order: 'B9-C8', dice: 3 }], 12],
])(
  'where what lies there has %s, a whole game that was noted is put beside it; a note that hangs on it is done with',
  async (_, plays, updated) => {
    const { place, stored } = sharedPlace();
    const shelf = memoryShelf();
    const lying = game('one', 0, updated);
    for (const id of ['one', 'two']) await shelf.write(id, { stamp: 'written', count: 1, game: { ...lying, id } }, 0, plays, undefined);
    const note = (id: string, after: readonly string[], from: number) =>
      stored.set(`ancients.unsaved.${id}`, JSON.stringify({ game: game(id, 0, 9), after, from, plays: PLAYS.slice(from) }));
    note('one', [], 0);
    note('two', ['another'], 1);
    const library = createLibrary(async () => shelf, createJournal(place));
    await library.list();
    expect(stored.size).toBe(0);
    const { games, keeps } = library.state.getState();
    expect(keeps).toBe('browser');
    const copies = games.filter(({ id }) => id !== 'one' && id !== 'two');
    expect(copies).toMatchObject([{ branched: { of: 'one', at: 0 }, plays: PLAYS.length }]);
    expect(await playsOf(library, copies[0]!.id)).toEqual(PLAYS);
    expect((await shelf.read('one')).plays).toEqual(plays);
    expect((await shelf.read('two')).plays).toEqual(plays);
  },
);

/** As a browser's: it takes no key that is none. */
const keyed = (under: Shelf): Shelf => ({
  ...under,
  write: async (id, ...asked) => {
    if (typeof id !== 'string') throw new DOMException('no key', 'DataError');
    return under.write(id, ...asked);
  },
});

type Fields = Record<string, unknown>;

const MISNAMED: readonly [string, (game: Fields) => void][] = [
  ['no id', (noted) => delete noted['id']],
  ['an id that is none', (noted) => Object.assign(noted, { id: true })],
  ['the id of another game', (noted) => Object.assign(noted, { id: 'other' })],
];

test.each(MISNAMED)('a note with %s is of the game that it lies under', async (_, spoil) => {
  const { place, stored } = sharedPlace();
  const shelf = keyed(memoryShelf());
  await createLibrary(async () => shelf).keep(game('other', 1));
  const noted = { ...game('one', 0, 9) };
  spoil(noted as unknown as Fields);
  stored.set('ancients.unsaved.one', JSON.stringify({ game: noted, after: [], from: 0, plays: PLAYS }));
  const library = createLibrary(async () => shelf, createJournal(place));
  expect(await playsOf(library, 'one')).toEqual(PLAYS);
  expect(await playsOf(library, 'other')).toEqual(PLAYS.slice(0, 1));
  expect(library.state.getState().keeps).toBe('browser');
  expect(stored.size).toBe(0);
});

const UNREADABLE: readonly [string, (game: Fields, record: Fields) => void][] = [
  ['a title that is none', (noted) => Object.assign(noted, { title: 7 })],
  ['no position', (_, record) => delete record['position']],
  ['a record of a later version', (_, record) => Object.assign(record, { version: 99 })],
];

const spoiltNote = (spoil: (game: Fields, record: Fields) => void, after: readonly string[], from: number): string => {
  const noted = game('one', 0, 9);
  spoil(noted as unknown as Fields, noted.record as unknown as Fields);
  return JSON.stringify({ game: noted, after, from, plays: PLAYS.slice(from) });
};

test.each(UNREADABLE)('a note of a whole game with %s is a copy beside a game that can be read', async (_, spoil) => {
  const { place, stored } = sharedPlace();
  const shelf = memoryShelf();
  await createLibrary(async () => shelf).keep(game('one', 2));
  stored.set('ancients.unsaved.one', spoiltNote(spoil, [], 0));
  const library = createLibrary(async () => shelf, createJournal(place));
  expect(await playsOf(library, 'one')).toEqual(PLAYS.slice(0, 2));
  expect(stored.size).toBe(0);
  const [beside, ...others] = (await shelf.cards()).filter(([id]) => id !== 'one');
  expect(others).toEqual([]);
  expect(beside).toMatchObject([expect.any(String), { game: { branched: { of: 'one', at: 2 } } }]);
  expect(await shelf.read(beside![0])).toMatchObject({ plays: PLAYS });
});

test('a note with a title that is none is a copy beside the game that it continues', async () => {
  const { place, stored } = sharedPlace();
  const shelf = memoryShelf();
  await shelf.write('one', { stamp: 'written', count: 2, game: game('one', 0) }, 0, PLAYS.slice(0, 2), undefined);
  stored.set('ancients.unsaved.one', spoiltNote(UNREADABLE[0]![1], ['written'], 2));
  const library = createLibrary(async () => shelf, createJournal(place));
  expect(await playsOf(library, 'one')).toEqual(PLAYS.slice(0, 2));
  expect((await shelf.cards()).length).toBe(2);
  expect(stored.size).toBe(0);
});

test.each(UNREADABLE)('a note with %s, whose game lies nowhere else, is kept as it is', async (_, spoil) => {
  const { place, stored } = sharedPlace();
  const shelf = memoryShelf();
  stored.set('ancients.unsaved.one', spoiltNote(spoil, [], 0));
  await createLibrary(async () => shelf, createJournal(place)).list();
  expect(await shelf.read('one')).toMatchObject({ plays: PLAYS });
});
