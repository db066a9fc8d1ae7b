import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { GameRecord } from '../../src/kernel/record';
import { contextIn, lay, percentile, rounded } from './browser';
import type { Sent, Served } from './serve';

/** Lighthouse's mobile profile, throttled by the browser. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const RUNS = 5;

interface Paints {
  readonly map: number;
  readonly firstContentfulPaint: number;
}

/** Notes the first frame that is painted with terrain and counters in the document. */
async function noteMap(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const there = () => document.querySelector('.board-layer--terrain path') && document.querySelector('.board-counter');
    const look = () => {
      if (!there()) {
        requestAnimationFrame(look);
        return;
      }
      // The task after a frame's callbacks comes when the frame has been painted.
      const after = new MessageChannel();
      after.port1.onmessage = () => performance.mark('map');
      after.port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  });
}

async function visit(context: BrowserContext, address: string): Promise<Paints> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await noteMap(page);
  await page.goto(`${address}#/play`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('map').length > 0, undefined, { timeout: 60_000 });
  const paints = await page.evaluate(() => ({
    map: performance.getEntriesByName('map')[0]?.startTime ?? 0,
    firstContentfulPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  // The rest of the page, so that all its bytes are counted.
  await page.waitForLoadState('networkidle');
  await page.close();
  return paints;
}

const sum = (sent: readonly Sent[], end: RegExp) =>
  rounded(sent.filter(({ path }) => end.test(path)).reduce((all, { bytes }) => all + bytes, 0) / 1000, 1);

/** From the navigation to a painted map, with a game already stored and nothing in the cache. */
export async function measureLoading(browser: Browser, served: Served, record: GameRecord) {
  const maps: number[] = [];
  const paints: number[] = [];
  let sent: Sent[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await contextIn(browser, PHONE);
    const page = await context.newPage();
    await lay(page, served.address, record);
    await page.waitForTimeout(300);
    await page.close();
    served.sent.length = 0;
    const { map, firstContentfulPaint } = await visit(context, served.address);
    maps.push(rounded(map));
    paints.push(rounded(firstContentfulPaint));
    sent = [...served.sent];
    await context.close();
  }
  const kilobytes = { script: sum(sent, /\.js$/), fonts: sum(sent, /\.woff2$/), css: sum(sent, /\.css$/), page: sum(sent, /\.html$/) };
  return {
    loading: {
      mapOnScreen: { median: percentile(maps, 0.5), runs: maps },
      firstContentfulPaint: { median: percentile(paints, 0.5), runs: paints },
    },
    kilobytes: { ...kilobytes, files: sent.map(({ path, bytes }) => `${path} ${bytes}`) },
  };
}
