import { beforeEach, expect, test, vi } from 'vitest';
import type { createPart as CreatePart } from '../../../src/store/part';
import { emptyPage } from '../noPage';

const STYLE = 'https://here.test/assets/table.css';

class Link {
  rel = 'stylesheet';
  href = STYLE;
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  cloneNode = () => new Link();
  replaceWith(next: Link) {
    head.splice(head.indexOf(this), 1, next);
  }
}

let head: Link[] = [];
let hear: (event: { target: unknown }) => void;
let createPart: typeof CreatePart;
const told = vi.fn();

/** A style does not come: the page hears it, then whoever asked. */
const fails = (link: Link) => {
  hear({ target: link });
  link.onerror();
};

beforeEach(async () => {
  head = [new Link()];
  vi.resetModules();
  vi.stubGlobal('HTMLLinkElement', Link);
  told.mockClear();
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => told(type));
  vi.stubGlobal('addEventListener', (_: string, heard: typeof hear) => {
    hear = heard;
  });
  ({ createPart } = await import('../../../src/store/part'));
  await import('../../../src/ui/app/styles');
});

test('a part comes without waiting where no style is missing', async () => {
  expect(await createPart(async () => 'part').load()).toBe('part');
  expect(head).toHaveLength(1);
});

test('a style that did not come is asked for again with any part, which waits for it', async () => {
  const [first] = head;
  fails(first!);
  const came = vi.fn();
  for (const name of ['one', 'other'])
    void createPart(async () => name)
      .load()
      .then(came);
  expect(head).toHaveLength(1);
  expect(head[0]).not.toBe(first);
  await new Promise(setImmediate);
  expect(came).not.toHaveBeenCalled();
  head[0]!.onload();
  await vi.waitFor(() => expect(came.mock.calls).toEqual([['one'], ['other']]));
  expect(await createPart(async () => 'third').load(), 'it is there').toBe('third');
});

test('a style that does not come again either fails the part, is told of, and is asked for once more', async () => {
  fails(head[0]!);
  const part = createPart(async () => 'part');
  const asked = part.load();
  fails(head[0]!);
  await expect(asked).rejects.toThrow(STYLE);
  expect(told.mock.calls).toEqual([['vite:preloadError']]);
  expect(part.state.getState().failed).toBe(true);
  const again = part.load();
  head[0]!.onload();
  expect(await again).toBe('part');
});

test('what is no style is left to whoever asked for it', async () => {
  hear({ target: Object.assign(new Link(), { rel: 'modulepreload' }) });
  hear({ target: {} });
  expect(await createPart(async () => 'part').load()).toBe('part');
});

test('a page waits for a style that did not come, as any part does', async () => {
  const Page = () => null;
  vi.doMock(import('../../../src/ui/app/routes'), async (original) => {
    const way = (await original()).wayOf({ screen: 'learn' });
    return { ...(await original()), wayOf: (() => ({ ...way, load: async () => ({ default: Page }) })) as never };
  });
  vi.doMock(import('../../../src/ui/words'), async (original) => ({ ...(await original()), wholeWords: async () => undefined }));
  emptyPage();
  const { pageOf } = await import('../../../src/ui/app/screens');
  fails(head[0]!);
  const came = vi.fn();
  void pageOf({ screen: 'learn' }).then(came);
  await new Promise(setImmediate);
  expect(came).not.toHaveBeenCalled();
  head[0]!.onload();
  await vi.waitFor(() => expect(came).toHaveBeenCalledWith(Page));
});
