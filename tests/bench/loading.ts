import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { percentile } from '../../src/ai/statistics';
import type { GameRecord } from '../../src/kernel/record';
import { contextIn, lay, rounded } from './browser';
import type { Sent, Served } from './serve';

/** Lighthouse's mobile profile, throttled by the browser. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const RUNS = 5;

interface Paints {
  readonly map: number;
  readonly firstContentfulPaint: number;
  /** Bytes of script, as they were sent, that had come by then. */
  readonly script: number;
}

/** What is in the document when the table's map is on the screen, for other pages have small ones, and when the page that only says hello is. */
const MAP = ['.table .board-layer--print path', '.table .board-counter'];
const HELLO = ['h1'];

/** Run in a page: notes the first frame that is painted with all of this in the document, from now on or from the first click, which is noted too. */
function noteMap({ all, from }: { readonly all: readonly string[]; readonly from: 'now' | 'click' }): void {
  const look = () => {
    if (!all.every((one) => document.querySelector(one))) {
      requestAnimationFrame(look);
      return;
    }
    // The task after a frame's callbacks comes when the frame has been painted.
    const after = new MessageChannel();
    after.port1.onmessage = () => performance.mark('map');
    after.port2.postMessage(undefined);
  };
  const begin = () => {
    performance.mark('click');
    requestAnimationFrame(look);
  };
  if (from === 'now') requestAnimationFrame(look);
  else addEventListener('click', begin, { capture: true, once: true });
}

/** A page on the phone's line and processor. */
async function phonePage(context: BrowserContext): Promise<{ readonly page: Page; readonly session: CDPSession }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, session };
}

const seen = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('map').length > 0, undefined, { timeout: 60_000 });

/** `kept`: the browser may have it from before. */
async function visit(context: BrowserContext, address: string, wanted = MAP, kept = false): Promise<Paints> {
  const { page, session } = await phonePage(context);
  if (!kept) {
    await session.send('Network.clearBrowserCache');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  }
  await page.addInitScript(noteMap, { all: wanted, from: 'now' as const });
  await page.goto(address, { waitUntil: 'commit' });
  await seen(page);
  const paints = await page.evaluate(() => {
    const map = performance.getEntriesByName('map')[0]?.startTime ?? 0;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= map);
    return {
      map,
      firstContentfulPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      script: scripts.reduce((all, { encodedBodySize }) => all + encodedBodySize, 0),
    };
  });
  // The rest of the page, so that all its bytes are counted.
  await page.waitForLoadState('networkidle');
  await page.close();
  return paints;
}

const sum = (sent: readonly Sent[], end: RegExp) =>
  rounded(sent.filter(({ path }) => end.test(path)).reduce((all, { bytes }) => all + bytes, 0) / 1000, 1);

const summed = (runs: readonly number[]) => ({ median: percentile(runs, 0.5), runs });

/** From the navigation to a painted word, of a page that only says hello. */
export async function measureHello(browser: Browser, { address }: Served) {
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await contextIn(browser, PHONE);
    runs.push(rounded((await visit(context, address, HELLO)).map));
    await context.close();
  }
  return summed(runs);
}

/** What is kept after a visit: a second visit to a stored game, and a click that leads from the first page to it. */
export async function measureAgain(browser: Browser, { address }: Served, record: GameRecord) {
  const visits: number[] = [];
  const clicks: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await contextIn(browser, { ...PHONE, serviceWorkers: 'allow' });
    const first = await context.newPage();
    await lay(first, address, record);
    await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await first.close();
    visits.push(rounded((await visit(context, `${address}#/play`, MAP, true)).map));
    const { page } = await phonePage(context);
    await page.goto(address);
    const door = page.locator('.home-continue').first();
    await door.waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(noteMap, { all: MAP, from: 'click' as const });
    await door.click();
    await seen(page);
    clicks.push(
      rounded(
        await page.evaluate(() => performance.getEntriesByName('map')[0]!.startTime - performance.getEntriesByName('click')[0]!.startTime),
      ),
    );
    await context.close();
  }
  return { secondVisit: summed(visits), fromHome: summed(clicks) };
}

/** From the navigation to a painted map, with a game already stored and nothing in the cache. */
export async function measureLoading(browser: Browser, served: Served, record: GameRecord) {
  const maps: number[] = [];
  const paints: number[] = [];
  const scripts: number[] = [];
  let sent: Sent[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await contextIn(browser, PHONE);
    const page = await context.newPage();
    await lay(page, served.address, record);
    await page.waitForTimeout(300);
    await page.close();
    served.sent.length = 0;
    const { map, firstContentfulPaint, script } = await visit(context, `${served.address}#/play`);
    maps.push(rounded(map));
    paints.push(rounded(firstContentfulPaint));
    scripts.push(rounded(script / 1000, 1));
    sent = [...served.sent];
    await context.close();
  }
  const kilobytes = {
    scriptBeforeMap: summed(scripts),
    script: sum(sent, /\.js$/),
    fonts: sum(sent, /\.woff2$/),
    css: sum(sent, /\.css$/),
    page: sum(sent, /\.html$/),
  };
  return {
    loading: {
      mapOnScreen: summed(maps),
      firstContentfulPaint: summed(paints),
    },
    kilobytes: { ...kilobytes, files: sent.map(({ path, bytes }) => `${path} ${bytes}`) },
  };
}
