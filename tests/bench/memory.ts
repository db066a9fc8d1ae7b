import type { CDPSession, Page } from '@playwright/test';
import { rounded } from './browser';

const EARLY = 50;
const ACTIONS = 1000;
export const NEEDED = EARLY + 2 * ACTIONS;

async function usedHeap(session: CDPSession): Promise<number> {
  for (let n = 0; n < 3; n++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/**
 * Types orders into the page and says how much more is held after a thousand of them, and after a thousand more. By far the most of the first
 * growth is machine code, which the browser makes of ours as it warms up (nine tenths by heap snapshots); the second is what a game holds.
 */
export async function measureHeap(page: Page, session: CDPSession, orders: readonly string[]) {
  if (orders.length < NEEDED) throw new Error(`the game has only ${orders.length} actions`);
  await page.getByTestId('battle').waitFor();
  const input = page.getByTestId('order-input');
  // The keys of the table come a moment after it.
  for (let tries = 0; tries < 10 && !(await input.isVisible()); tries++) {
    await page.keyboard.press('/');
    await input.waitFor({ timeout: 1000 }).catch(() => undefined);
  }
  await input.waitFor();
  const type = async (order: string) => {
    await input.fill(order);
    await input.press('Enter');
    if (await input.inputValue()) throw new Error(`${order} is refused: ${await page.getByTestId('refusal').innerText()}`);
  };
  for (const order of orders.slice(0, EARLY)) await type(order);
  await page.waitForTimeout(500);
  const used = [await usedHeap(session)];
  for (const from of [EARLY, EARLY + ACTIONS]) {
    for (const order of orders.slice(from, from + ACTIONS)) await type(order);
    await page.waitForTimeout(500);
    used.push(await usedHeap(session));
  }
  const [before = 0, after = 0, last = 0] = used;
  const growth = (from: number, to: number) => rounded((to - from) / 1000, 1);
  return { actions: ACTIONS, before, after, growthKilobytes: growth(before, after), nextGrowthKilobytes: growth(after, last) };
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
