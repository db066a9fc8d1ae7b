import type { CDPSession, Page } from '@playwright/test';
import { idle, rounded } from './browser';

const EARLY = 50;
const ACTIONS = 1000;
export const NEEDED = EARLY + 2 * ACTIONS;

/** What the page of the rules alone offers. */
interface EnginePage {
  lay(position: object): void;
  order(text: string): number;
}

async function usedHeap(session: CDPSession): Promise<number> {
  for (let n = 0; n < 3; n++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** How much more a page holds after a thousand orders, once some early ones are given, and after a thousand more. */
async function heapGrowth(page: Page, session: CDPSession, orders: readonly string[], give: (orders: readonly string[]) => Promise<void>) {
  if (orders.length < NEEDED) throw new Error(`the game has only ${orders.length} actions`);
  const used: number[] = [];
  for (const [from, to] of [
    [0, EARLY],
    [EARLY, EARLY + ACTIONS],
    [EARLY + ACTIONS, NEEDED],
  ]) {
    await give(orders.slice(from, to));
    await idle(page, 500);
    used.push(await usedHeap(session));
  }
  const [before = 0, after = 0, last = 0] = used;
  const growth = (from: number, to: number) => rounded((to - from) / 1000, 1);
  return { actions: ACTIONS, before, after, growthKilobytes: growth(before, after), nextGrowthKilobytes: growth(after, last) };
}

/**
 * Types orders into the page. By far the most of the first growth is machine code, which the browser makes of ours as it warms up (nine tenths
 * by heap snapshots); the second is what a game holds.
 */
export async function measureHeap(page: Page, session: CDPSession, orders: readonly string[]) {
  await page.getByTestId('battle').waitFor();
  const input = page.getByTestId('order-input');
  // The keys of the table come a moment after it.
  for (let tries = 0; tries < 10 && !(await input.isVisible()); tries++) {
    await page.keyboard.press('/');
    await input.waitFor({ timeout: 1000 }).catch(() => undefined);
  }
  await input.waitFor();
  return heapGrowth(page, session, orders, async (some) => {
    for (const order of some) {
      await input.fill(order);
      await input.press('Enter');
      if (await input.inputValue()) throw new Error(`${order} is refused: ${await page.getByTestId('refusal').innerText()}`);
    }
  });
}

/** The same game where only the rules are, each order as a task of its own. */
export async function measureEngineHeap(page: Page, session: CDPSession, position: object, orders: readonly string[]) {
  await page.evaluate((laid) => (globalThis as unknown as EnginePage).lay(laid), position);
  return heapGrowth(page, session, orders, async (some) => {
    for (const order of some) await page.evaluate((one) => (globalThis as unknown as EnginePage).order(one), order);
  });
}

/** Elements, as Lighthouse counts them, and all nodes with text and comments. */
export function countNodes(page: Page) {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let nodes = 1;
    while (walker.nextNode()) nodes++;
    return { elements: document.querySelectorAll('*').length, nodes };
  });
}
