import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The program begun in a tab, on a page that is so far down; what it keeps, and how it is left. */
async function begin(kept: () => object, type: number, hash = '#/help') {
  const leaves: (() => void)[] = [];
  const page = { location: { hash }, scrollY: 0, history: {}, performance: { navigation: { type } } };
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  vi.stubGlobal('navigation', { addEventListener: () => undefined });
  vi.stubGlobal('addEventListener', (_: string, leave: () => void) => leaves.push(leave));
  Object.defineProperty(globalThis, 'sessionStorage', { get: kept, configurable: true });
  vi.resetModules();
  const { watchScroll, arrival } = await import('../../../src/ui/app/scroll');
  watchScroll();
  return {
    arrival,
    leave(at: number): void {
      vi.stubGlobal('scrollY', at);
      for (const leave of leaves) leave();
    },
  };
}

const [LINK, AGAIN, BACK] = [0, 1, 2];

test('a page that is loaded again, or come back to from another site, arrives where it was left; by a link at its top', async () => {
  const kept = {};
  const first = await begin(() => kept, LINK);
  expect(first.arrival()).toBe(0);
  first.leave(900);
  for (const type of [AGAIN, BACK]) expect((await begin(() => kept, type)).arrival()).toBe(900);
  expect((await begin(() => kept, LINK)).arrival()).toBe(0);
  expect((await begin(() => kept, AGAIN, '#/credits')).arrival()).toBe(0);
  (await begin(() => kept, AGAIN)).leave(0);
  expect((await begin(() => kept, AGAIN)).arrival()).toBe(0);
});

test('a browser that forbids to keep anything begins at the top', async () => {
  const forbids = () => {
    throw new Error('SecurityError');
  };
  (await begin(forbids, LINK)).leave(900);
  expect((await begin(forbids, AGAIN)).arrival()).toBe(0);
});
