import { type IDBPDatabase, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ANYTHING, browserShelf, memoryShelf, type Shelf, SilentStorage } from '../../src/store/shelf';

vi.mock('idb', () => ({ openDB: vi.fn() }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A storage that opens after so long, in milliseconds. */
function opensAfter(time: number) {
  vi.mocked(openDB).mockImplementation(() => new Promise((done) => setTimeout(() => done({} as never), time)));
  const late = vi.fn<(shelf: Shelf) => void>();
  const opened = browserShelf(late).then(
    () => 'there',
    (error: Error) => (error instanceof SilentStorage ? 'kept silent' : error.message),
  );
  return { late, opened };
}

test('a storage that answers in time is there, and is not late ever after', async () => {
  const { late, opened } = opensAfter(3_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await opened).toBe('there');
  expect(late).not.toHaveBeenCalled();
});

test('one that keeps silent is given up, and told of if it answers after all', async () => {
  const { late, opened } = opensAfter(20_000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await opened).toBe('kept silent');
  expect(late).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(late).toHaveBeenCalledTimes(1);
});

test('where there is none at all it fails, and throws nothing', async () => {
  vi.mocked(openDB).mockImplementation(() => {
    throw new ReferenceError('indexedDB is not defined');
  });
  await expect(browserShelf(() => undefined)).rejects.toThrow('indexedDB is not defined');
});

/** As much of a database as a shelf writes to: what a transaction puts is there when it is done. */
function database() {
  const lying = new Map<string, unknown>();
  const transaction = () => {
    const put: [string, unknown][] = [];
    let fail: (why: Error) => void = () => undefined;
    const done = new Promise<void>((end, failed) => {
      fail = failed;
      setTimeout(() => {
        for (const [id, card] of put) lying.set(id, card);
        end();
      });
    });
    const cards = { get: async (id: string) => lying.get(id), put: async (card: unknown, id: string) => void put.push([id, card]) };
    const plays = { delete: async () => undefined, getAll: async () => [] };
    const abort = () => {
      put.length = 0;
      fail(new DOMException('', 'AbortError'));
    };
    return { objectStore: (name: string) => (name === 'cards' ? cards : plays), abort, done };
  };
  vi.stubGlobal('IDBKeyRange', { bound: () => undefined });
  vi.mocked(openDB).mockResolvedValue({ transaction } as unknown as IDBPDatabase);
  return browserShelf(() => undefined);
}

describe.each([
  ['of the browser', database],
  ['of the page', async () => memoryShelf()],
  ['of the page over another', async () => memoryShelf(memoryShelf())],
])('on a shelf %s', (_, opened) => {
  test('what may follow nothing is written where nothing lies, and over nothing', async () => {
    vi.useRealTimers();
    const shelf = await opened();
    const write = (stamp: string, after: Parameters<Shelf['write']>[4]) => shelf.write('one', { stamp, count: 0, game: 0 }, 0, [], after);
    const there = async () => ((await shelf.read('one')).card as { readonly stamp: string }).stamp;
    expect([await write('a', null), await there()]).toEqual(['written', 'a']);
    expect([await write('b', null), await there()]).toEqual(['other', 'a']);
    expect([await write('c', 'a'), await there()]).toEqual(['written', 'c']);
    expect([await write('d', 'a'), await there()]).toEqual(['other', 'c']);
    expect([await write('e', ANYTHING), await there()]).toEqual(['written', 'e']);
    expect([await write('f', undefined), await there()]).toEqual(['written', 'f']);
  });
});

test('a shelf of the page takes what may follow nothing where that was removed, and not over what lies under it', async () => {
  const under = memoryShelf();
  await under.write('one', { stamp: 'a', count: 0, game: 0 }, 0, [], undefined);
  const shelf = memoryShelf({ ...under, remove: () => Promise.reject(new Error('full')) });
  const write = () => shelf.write('one', { stamp: 'b', count: 0, game: 0 }, 0, [], null);
  expect(await write()).toBe('other');
  await shelf.remove('one');
  expect(await write()).toBe('written');
});
