import type { BrowserContext, Page } from '@playwright/test';
import { times } from '../extent';
import { expect, lay, orderInput, prefer, record, storedGames, test } from './fixture';
import { eagerGame, open, ordersOf, positionOf, recordOf } from './games';

/** A page that is killed in the moment of an action, at once and without being told. */

const TRIES = times('KILLS', 3, 10);
const WRITTEN = 10;
const spartolus = () => positionOf('spartolus');
const orders = ordersOf(eagerGame(spartolus(), 5, ({ log }) => log.length === WRITTEN));

async function laid(page: Page): Promise<string> {
  await prefer(page, { handOver: false });
  await lay(page, recordOf(open(spartolus()), 'spartolus'));
  await orderInput(page);
  return page.url();
}

/** How to kill a page, also one that hears nothing any more. */
async function killerOf(context: BrowserContext, page: Page): Promise<() => Promise<void>> {
  const session = await context.newCDPSession(page);
  return async () => {
    const crashed = page.waitForEvent('crash');
    // Nobody is left to answer it.
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
  };
}

async function openAgain(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await orderInput(page);
  return page;
}

const countOf = async (page: Page): Promise<number | undefined> => (await storedGames(page))[0]?.count;

test('killed right after an action, again and again, a page has lost none', async ({ page: first, context }) => {
  test.setTimeout(120_000);
  const address = await laid(first);
  let page = first;
  for (const [n, order] of orders.slice(0, TRIES).entries()) {
    const input = await orderInput(page);
    await input.fill(order);
    const kill = await killerOf(context, page);
    await input.press('Enter');
    await kill();
    page = await openAgain(context, address);
    expect(await countOf(page), `after ${order}`).toBe(n + 1);
  }
  expect((await record(page)).plays.map(({ order }) => order)).toEqual(orders.slice(0, TRIES));
});

/** What a page writes, one writing after the other: into the database and into the storage of notes. */
const WRITINGS = [
  ['IDBObjectStore', 'put'],
  ['IDBObjectStore', 'delete'],
  ['Storage', 'setItem'],
  ['Storage', 'removeItem'],
] as const;

/** The page stands still for ever in its nth writing from now on, before or after it is done, and says so. */
const standStill = (page: Page, nth: number, when: 'before' | 'after') =>
  page.evaluate(
    ([writings, at, moment]) => {
      let left = at;
      const world = globalThis as unknown as Record<string, { prototype: Record<string, (...given: unknown[]) => unknown> }>;
      const stop = () => {
        (globalThis as unknown as { stands: () => void }).stands();
        for (;;);
      };
      for (const [owner, name] of writings) {
        const { prototype } = world[owner]!;
        const write = prototype[name]!;
        prototype[name] = function (...given: unknown[]) {
          left--;
          if (left === 0 && moment === 'before') stop();
          const done = write.apply(this, given);
          if (left === 0) stop();
          return done;
        };
      }
    },
    [WRITINGS, nth, when] as const,
  );

test('killed in any of its writings, a page leaves what was there, and what has been noted', async ({ page: first, context }) => {
  test.setTimeout(180_000);
  let stood: () => void = () => undefined;
  await context.exposeFunction('stands', () => stood());
  const address = await laid(first);
  let page = first;
  let count = 0;
  // But for the first, which is done in the click's own task, after one writing is before the next.
  const deaths = [[1, 'before'], [1, 'after'], ...[2, 3, 4, 5].map((n) => [n, 'before']), [5, 'after']] as const;
  for (const [nth, when] of deaths as readonly (readonly [number, 'before' | 'after'])[]) {
    const input = await orderInput(page);
    await input.fill(orders[count]!);
    const kill = await killerOf(context, page);
    await standStill(page, nth, when);
    const stands = new Promise<void>((done) => {
      stood = done;
    });
    // The page does not come back from it.
    void input.press('Enter').catch(() => undefined);
    await stands;
    await kill();
    page = await openAgain(context, address);
    const isNoted = nth > 1 || when === 'after';
    const now = await countOf(page);
    expect(now, `writing ${nth}, ${when}`).toBe(isNoted ? count + 1 : count);
    count = now!;
  }
  expect((await record(page)).plays.map(({ order }) => order)).toEqual(orders.slice(0, count));
});
