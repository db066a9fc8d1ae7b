import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { percentile } from '../../src/ai/statistics';
import { Hand } from '../browser/hand';
import { idle, rounded, slowDown } from './browser';

/** Below this many milliseconds the browser does not report an interaction. */
const LEAST = 16;
const CLICKS = 80;

interface Interaction {
  readonly id: number;
  readonly duration: number;
}

async function watchEvents(page: Page): Promise<() => Promise<Interaction[]>> {
  const entries = await page.evaluateHandle((durationThreshold) => {
    const seen: { id: number; duration: number }[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        seen.push({ id: entry.interactionId ?? 0, duration: entry.duration });
    }).observe({ type: 'event', durationThreshold, buffered: false } as PerformanceObserverInit);
    return seen;
  }, LEAST);
  return () => entries.jsonValue();
}

/** The hexes of the units that can be taken up now. */
const ownHexes = (page: Page): Promise<string[]> =>
  page
    .locator('.board-counter:not(.board-counter--dimmed)')
    .evaluateAll((counters) => counters.map((counter) => counter.getAttribute('data-hex') ?? ''));

const nameOf = (hex: number, columns: number) => String.fromCharCode(65 + (hex % columns)) + (Math.floor(hex / columns) + 1);

/** From each of the clicks to what is painted of it, in milliseconds, at a quarter of the speed. */
async function timeClicks(page: Page, session: CDPSession, click: (n: number) => Promise<void>) {
  await slowDown(session, 4);
  for (let n = 0; n < 8; n++) {
    await click(n);
    await idle(page);
  }
  const read = await watchEvents(page);
  for (let n = 0; n < CLICKS; n++) {
    await click(n);
    await idle(page);
  }
  await idle(page, 500);
  const longest = new Map<number, number>();
  for (const { id, duration } of await read()) if (id > 0) longest.set(id, Math.max(longest.get(id) ?? 0, duration));
  await slowDown(session, 1);
  const durations = [...longest.values()];
  while (durations.length < CLICKS) durations.push(LEAST);
  return {
    clicks: CLICKS,
    belowThreshold: CLICKS - longest.size,
    p50: percentile(durations, 0.5),
    p98: percentile(durations, 0.98),
    longest: Math.max(...durations),
  };
}

/** Clicks on one own unit after the other: from the click to the painted reachable hexes. */
export async function measureClicks(page: Page, session: CDPSession, columns: number) {
  const hand = new Hand(page);
  const hexes = (await ownHexes(page)).map((hex) => nameOf(Number(hex), columns));
  const times = await timeClicks(page, session, (n) => hand.click(hexes[n % hexes.length]!));
  return { ...times, units: hexes.length };
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** Ticks of the thread: what it works, not how long other programs keep it waiting. */
const countWork = (session: CDPSession) => session.send('Performance.enable', { timeDomain: 'threadTicks' });

/** Main-thread milliseconds a frame while something moves. What the counting and the input cost is part of it: the same on an empty page is printed beside. */
async function perFrame(page: Page, session: CDPSession, move: () => Promise<void>) {
  const frames = await page.evaluateHandle(() => {
    const counter = { frames: 0, on: true };
    const tick = () => {
      counter.frames++;
      if (counter.on) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    return counter;
  });
  const before = await taskSeconds(session);
  const began = Date.now();
  await move();
  const seconds = (await taskSeconds(session)) - before;
  const took = Date.now() - began;
  const count = await frames.evaluate((counter) => {
    counter.on = false;
    return counter.frames;
  });
  return { millisecondsAFrame: rounded((seconds * 1000) / count, 2), frames: count, took };
}

/** Moves the pressed mouse. Not by Playwright's hand, which runs scripts of its own in the page around every such move, to catch dragged files: half of what was measured. */
const drag = (session: CDPSession, x: number, y: number) =>
  session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, button: 'left', buttons: 1 });

/** A second of dragging the map about, and as long of zooming by wheel. */
export async function measureMotion(page: Page, session: CDPSession) {
  const box = await page.locator('.board').boundingBox();
  if (!box) throw new Error('there is no map');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const { mouse } = page;
  await page.keyboard.press('Escape');
  await mouse.move(middle.x, middle.y);
  for (let n = 0; n < 5; n++) await mouse.wheel(0, -120);
  await idle(page, 400);
  await slowDown(session, 4);
  await countWork(session);
  await mouse.down();
  await mouse.move(middle.x + 20, middle.y + 20);
  await idle(page);
  const pan = await perFrame(page, session, async () => {
    const until = Date.now() + 1000;
    for (let n = 0; Date.now() < until; n++) await drag(session, middle.x + 160 * Math.sin(n / 12), middle.y + 120 * Math.cos(n / 9));
  });
  await mouse.up();
  await idle(page, 400);
  const zoom = await perFrame(page, session, async () => {
    const until = Date.now() + 1000;
    for (let n = 0; Date.now() < until; n++) await mouse.wheel(0, Math.floor(n / 20) % 2 === 0 ? 20 : -20);
  });
  await idle(page, 400);
  await slowDown(session, 1);
  return { pan, zoom };
}

/** The policy of our page lets nothing be written into it. */
async function layBare(page: Page, sheet: string): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(`<div class="board" style="height: 80vh; overflow: hidden">${sheet}</div>`);
}

/** The same motions where nothing moves. */
export async function measureEmpty(page: Page, session: CDPSession) {
  await layBare(page, '');
  return measureMotion(page, session);
}

/** The same drag where one coloured sheet follows the mouse by a transform and nothing else is: no map that is dragged costs less. */
export async function measureBareSheet(page: Page, session: CDPSession) {
  await layBare(page, '<div style="width: 2000px; height: 1500px; background: linear-gradient(tan, olive); will-change: transform"></div>');
  await page.locator('.board > div').evaluate((sheet: HTMLElement) => {
    const at = { x: 0, y: 0, frame: 0 };
    sheet.parentElement!.addEventListener('pointermove', ({ movementX, movementY }) => {
      at.x += movementX;
      at.y += movementY;
      at.frame ||= requestAnimationFrame(() => {
        at.frame = 0;
        sheet.style.transform = `translate(${at.x}px, ${at.y}px)`;
      });
    });
  });
  return (await measureMotion(page, session)).pan;
}

/** Clicks on a page of nothing but one word, which each of them changes by a line of script: no page answers sooner. */
export async function measureBareClicks(page: Page, session: CDPSession) {
  await layBare(page, '<p>0</p>');
  await page.locator('.board').evaluate((board) => {
    let clicks = 0;
    board.addEventListener('click', () => {
      board.firstElementChild!.textContent = String(++clicks);
    });
  });
  return timeClicks(page, session, (n) => page.mouse.click(200 + 40 * (n % 10), 200));
}

export const sessionOf = (context: BrowserContext, page: Page) => context.newCDPSession(page);
