import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/* A page with a sheet of its own, with two faces in it, and one that a browser extension has put there. */

class Face {
  constructor(private readonly file: string) {}
  readonly style = { getPropertyValue: (name: string) => (name === 'src' ? `url("${this.file}")` : name === 'font-family' ? 'Serif' : '') };
}

class Reader {
  result = '';
  onload = () => undefined;
  readAsDataURL(blob: { readonly file: string }) {
    this.result = `data:${blob.file}`;
    this.onload();
  }
}

const foreign = {
  href: null,
  get cssRules(): never {
    throw new DOMException('not to be read', 'SecurityError');
  },
};
const own = { href: 'https://page/styles/main.css', cssRules: [new Face('one.woff2'), {}, new Face('two.woff2')] };

const fetched = vi.fn<(address: URL) => Promise<unknown>>();
const answer = ({ pathname }: URL) => Promise.resolve({ ok: true, blob: () => Promise.resolve({ file: pathname }) });

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { styleSheets: [foreign, own] });
  vi.stubGlobal('location', { href: 'https://page/' });
  vi.stubGlobal('CSSFontFaceRule', Face);
  vi.stubGlobal('FileReader', Reader);
  vi.stubGlobal('fetch', fetched.mockReset().mockImplementation(answer));
});

afterEach(() => vi.unstubAllGlobals());

const letters = async () => (await import('../../../src/ui/report/letters')).lettersCarried();

test('the letters of the page are carried past a sheet that is not to be read, and fetched once', async () => {
  const carried = await letters();
  expect(carried).toContain('url(data:/styles/one.woff2)');
  expect(carried).toContain('url(data:/styles/two.woff2)');
  expect(await letters()).toBe(carried);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('no network'))],
  ['is not there', () => Promise.resolve({ ok: false })],
])('what %s is asked for again the next time, and the others stand in meanwhile', async (_, fails) => {
  fetched.mockImplementation((address) => (address.pathname.endsWith('two.woff2') ? fails() : answer(address)));
  const carried = await letters();
  expect(carried).toContain('one.woff2');
  expect(carried).not.toContain('undefined');
  expect(carried).not.toContain('two.woff2');
  fetched.mockImplementation(answer);
  expect(await letters()).toContain('two.woff2');
});
