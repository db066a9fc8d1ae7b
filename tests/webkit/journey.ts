/* `npm run webkit`: the main journey in WebKitGTK: a battle's opening, a link, a file, a game that is still there, the rulebook. */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '../../src/ui/words/en/index';
import { dist, serveFolder } from '../bench/serve';
import { find } from '../browser/programs.mjs';
import { Browser, until } from './driver';

const ENTER = '\uE007';
/** Of a mark in the text, `--warning-soft`. */
const MARK = [0xfa, 0xe8, 0xcf] as const;

const program = find('webkit');
if (!program) throw new Error('there is no driver of WebKitGTK');
/** A folder for a picture after each step. */
const pictures = process.env['PICTURES'];
const served = await serveFolder(dist);
const browser = await Browser.open(program);

const byId = (name: string) => `[data-testid="${name}"]`;
const rows = () => browser.run((selector: string) => document.querySelectorAll(selector).length, byId('log-row'));

/** Hears what the policy of the page refuses from now on. */
const listen = () =>
  browser.run(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      heard.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
const refused = () => browser.run(() => (globalThis as { readonly heard?: string[] }).heard ?? []);

async function open(hash: string): Promise<void> {
  await browser.goTo('about:blank');
  await browser.goTo(served.address + hash);
}

async function order(text: string): Promise<void> {
  const before = await rows();
  await browser.type(byId('order-input'), text + ENTER);
  await until(`${text} in the log`, async () => (await rows()) === before + 1);
}

const steps: Readonly<Record<string, () => Promise<void>>> = {
  async 'a battle is set up; selects look like the fields beside them'() {
    await open('#/set-up/spartolus');
    await browser.find(byId('opponent-legate'));
    await browser.run(() => {
      document.querySelector('#setup-more')!.setAttribute('open', '');
      document.querySelector<HTMLElement>('[data-testid="opponent-legate"]')!.click();
    });
    await browser.find('#opponent-seconds');
    const [select, field] = await browser.run(() =>
      [document.querySelector('#opponent-seconds')!, document.querySelector('#seed')!].map((one) => {
        const { appearance, backgroundColor, height } = getComputedStyle(one);
        return { appearance, backgroundColor, height };
      }),
    );
    assert.equal(select?.appearance, 'none');
    assert.deepEqual([select?.backgroundColor, select?.height], [field?.backgroundColor, field?.height]);
  },
  async 'it is opened by mouse and by typed orders'() {
    await browser.run((name: string) => {
      document.querySelector<HTMLElement>('[data-testid="mode-solo"]')!.click();
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))?.click();
    }, en.pages.setUp.start);
    await browser.find(byId('log'));
    await listen();
    const unit = await browser.run(() => {
      const { left, top, width, height } = document.querySelector('.board-counter')!.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    await browser.clickAt(unit);
    await browser.find(byId('unit-card'));
    await order('F6-F5');
    await order('D7-D6');
  },
  async 'the layers of the map are drawn as one'() {
    const layers = await browser.run(() =>
      [...document.querySelectorAll('.board-layer')].map((layer) => getComputedStyle(layer).willChange),
    );
    assert.deepEqual([...new Set(layers)], ['auto']);
  },
  async 'a program gives a hint from its worker'() {
    await browser.run((selector: string) => document.querySelector<HTMLElement>(selector)?.blur(), byId('order-input'));
    await browser.type('body', 'h');
    await browser.find(byId('plan'));
  },
  async 'the link of the game is copied'() {
    await browser.click(byId('menu'));
    await browser.click(byId('copy-link'));
    await until(en.table.linkCopied, () =>
      browser.run((said: string) => document.querySelector('.app-toast')?.textContent?.includes(said), en.table.linkCopied),
    );
  },
  async 'the game is saved to a file, and is there when the page comes again'() {
    await browser.click(byId('menu'));
    await browser.click(byId('save-file'));
    await until(en.table.saved, () =>
      browser.run(
        (said: string) => [...document.querySelectorAll('.app-toast')].some(({ textContent }) => textContent?.includes(said)),
        en.table.saved,
      ),
    );
    assert.deepEqual(await refused(), []);
    await open('#/play');
    await browser.find(byId('log-row'));
    assert.equal(await rows(), 2);
  },
  async 'a paragraph of the rulebook opened afresh is at the top, drawn'() {
    await open('#/rules/9.3');
    await browser.find('.book-section');
    await until('9.3 at the top', () =>
      browser.run(() => {
        const { top = -1, left = 0 } = document.getElementById('rule-9.3')?.getBoundingClientRect() ?? {};
        return top > 40 && top < 130 && document.elementFromPoint(left + 40, 150)?.closest('[data-paragraph]')?.id === 'rule-9.3';
      }),
    );
    await until('9.3 in the contents', () =>
      browser.run(() => document.querySelector('[aria-current="location"]')?.textContent?.includes('9.3')),
    );
  },
  async 'what is searched for is marked, and nothing that was searched for before'() {
    const left = await browser.run(() => Math.round(document.querySelector('.book-text')!.getBoundingClientRect().left));
    const marked = () => browser.pixels(left, 60, MARK);
    assert.equal(await marked(), 0);
    await browser.type('.search input', 'el');
    await until('marks of “el”', async () => (await marked()) > 0);
    await browser.type('.search input', 'ephant');
    await until('none, where no elephant is in sight', async () => (await marked()) === 0);
  },
};

let failed = 0;
if (pictures) mkdirSync(pictures, { recursive: true });
for (const [at, [name, step]] of Object.entries(steps).entries()) {
  try {
    await step();
    console.log(`✓ ${name}`);
  } catch (error) {
    failed++;
    console.log(`✘ ${name}`);
    console.error(error);
  }
  if (pictures) writeFileSync(join(pictures, `webkit-${at}.png`), await browser.picture());
}
await browser.close();
served.close();
console.log(`\n${Object.keys(steps).length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
