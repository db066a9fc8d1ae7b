import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserShelf, type Shelf } from '../../src/store/shelf';

vi.mock('idb', () => ({ openDB: vi.fn() }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A storage that opens after so long, in milliseconds. */
function opensAfter(time: number) {
  vi.mocked(openDB).mockImplementation(() => new Promise((done) => setTimeout(() => done({} as never), time)));
  const late = vi.fn<(shelf: Shelf) => void>();
  const opened = browserShelf(late).then(
    () => 'there',
    (error: Error) => error.message,
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
  expect(await opened).toBe('silent');
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
