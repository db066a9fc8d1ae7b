import { type Browser, type BrowserContext, type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test';
import type { GameRecord } from '../../src/kernel/record';
import { printLink } from '../../src/store/link';
import { CHROMIUM_ARGUMENTS, find } from '../browser/programs.mjs';

export function launch(): Promise<Browser> {
  const executablePath = find('chromium');
  return chromium.launch({ args: CHROMIUM_ARGUMENTS, ...(executablePath === undefined ? {} : { executablePath }) });
}

/** A context without the card between two players, which would stand before the map, and in which no phase passes by itself, as orders are typed one by one. */
export async function contextIn(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  await context.addInitScript(() => {
    if (localStorage.getItem('ancients.preferences') === null)
      localStorage.setItem('ancients.preferences', '{"handOver":false,"stops":true}');
  });
  return context;
}

/** Lays a game on the table by its link. */
export async function lay(page: Page, address: string, record: GameRecord): Promise<void> {
  const link = await printLink(record);
  if (!link.ok) throw new Error('the record makes no link');
  await page.goto(address + link.value);
  await page.locator('.link-game + .app-row button').click();
  await page.locator('.board-counter').first().waitFor();
}

export const slowDown = (session: CDPSession, rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });

export const idle = (page: Page, milliseconds = 150) => page.waitForTimeout(milliseconds);

export const rounded = (value: number, digits = 0) => Number(value.toFixed(digits));
