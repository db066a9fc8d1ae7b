import { beforeEach, expect, test, vi } from 'vitest';

interface Link {
  rel: string;
  href: string;
  onload?: () => void;
  onerror?: () => void;
  remove(): void;
}

let head: Link[] = [];
const told = vi.fn();
const STYLE = 'https://here.test/assets/table.css';

/** A link that the page has in its head. */
const link = (rel = '', href = ''): Link => {
  const remove = () => {
    head = head.filter((one) => one !== made);
  };
  const made: Link = { rel, href, remove };
  return made;
};

/** The helper, of a page that has begun with these links. */
async function helper(first: readonly Link[] = []) {
  head = [...first];
  vi.stubGlobal('document', {
    querySelectorAll: () => head.filter(({ rel }) => rel !== 'preload'),
    createElement: () => link(),
    head: { append: (one: Link) => head.push(one) },
  });
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => told(type));
  vi.resetModules();
  const { __vitePreload } = await import('../../../src/ui/app/preload');
  const load = vi.fn(async () => 'part');
  return { load, ask: () => __vitePreload(load, ['./table.js', './table.css'], 'https://here.test/assets/main.js') };
}

const asked = () => head.map(({ rel, href }) => [rel, href]);

beforeEach(() => told.mockClear());

test('a part waits for its styles, and not for its scripts', async () => {
  const { load, ask } = await helper();
  const part = ask();
  expect(asked()).toEqual([
    ['modulepreload', 'https://here.test/assets/table.js'],
    ['stylesheet', STYLE],
  ]);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  head[1]!.onload!();
  expect(await part).toBe('part');
  expect(await ask(), 'nothing is asked for twice').toBe('part');
  expect(head).toHaveLength(2);
  expect(told).not.toHaveBeenCalled();
});

test('styles that did not come are told of, taken away, and asked for again', async () => {
  const { load, ask } = await helper();
  const both = [ask(), ask()];
  head[1]!.onerror!();
  for (const part of both) await expect(part).rejects.toThrow(STYLE);
  expect(load).not.toHaveBeenCalled();
  expect(told.mock.calls).toEqual([['vite:preloadError'], ['vite:preloadError']]);
  expect(head).toHaveLength(1);
  const again = ask();
  expect(asked()[1]).toEqual(['stylesheet', STYLE]);
  head[1]!.onload!();
  expect(await again).toBe('part');
});

test('a script that does not come is told of', async () => {
  const { load, ask } = await helper([link('stylesheet', STYLE)]);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await expect(ask()).rejects.toThrow(TypeError);
  expect(told).toHaveBeenCalledOnce();
});

test('what the page began with is there, but for what it has only fetched ahead', async () => {
  const { ask } = await helper([link('stylesheet', STYLE), link('modulepreload', 'https://here.test/assets/table.js')]);
  expect(await ask()).toBe('part');
  expect(head).toHaveLength(2);
  const ahead = await helper([link('preload', STYLE)]);
  void ahead.ask();
  expect(asked()).toContainEqual(['stylesheet', STYLE]);
});
