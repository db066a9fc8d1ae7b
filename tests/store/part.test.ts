import { expect, test, vi } from 'vitest';
import { createPart, createParts } from '../../src/store/part';

test('a part is fetched once, however many ask meanwhile and later', async () => {
  const fetch = vi.fn(async () => 'part');
  const part = createPart(fetch);
  expect(part.now()).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
  expect(await Promise.all([part.load(), part.load()])).toEqual(['part', 'part']);
  expect(await part.load()).toBe('part');
  expect(part.now()).toBe('part');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a part that does not come is told to all who asked, and is asked for again by the next', async () => {
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValueOnce('part');
  const part = createPart(fetch);
  const asked = await Promise.allSettled([part.load(), part.load()]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(part.state.getState()).toEqual({ value: undefined, failed: true });
  const again = part.load();
  expect(part.state.getState().failed).toBe(false);
  expect(await again).toBe('part');
  expect(part.state.getState()).toEqual({ value: 'part', failed: false });
});

test('what throws before it fetches has failed like what does not come', async () => {
  const part = createPart<string>(() => {
    throw new Error('at once');
  });
  await expect(part.load()).rejects.toThrow('at once');
  expect(part.state.getState().failed).toBe(true);
  await expect(part.load()).rejects.toThrow('at once');
});

test('nobody is troubled by a part fetched ahead that does not come', async () => {
  const part = createPart(() => Promise.reject(new Error('gone')));
  part.preload();
  await vi.waitFor(() => expect(part.state.getState().failed).toBe(true));
});

test('each key has its part, and the same one always', async () => {
  const fetch = vi.fn(async (language: string) => language.toUpperCase());
  const words = createParts(fetch);
  expect(words('en')).toBe(words('en'));
  expect(await words('en').load()).toBe('EN');
  expect(words('fr').now()).toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(1);
});
