import type { Page } from '@playwright/test';
import { en } from '../../src/ui/words/en/index';
import { expect, give, lay, panelTab, prefer, savedFile, setUp, start, test } from './fixture';
import { askedGame, type Json, open, positionOf, recordOf } from './games';

/** Two armies with a ridge between them, over which nobody sees. */
const field: Json = {
  options: ['13.7'],
  map: { columns: 9, rows: 9, hill: 'A5 B5 C5 D5 E5 F5 G5 H5 I5' },
  types: { phantom: { as: 'LC' }, sentry: { as: 'LI' } },
  armies: [
    { name: 'Red', panic: 99, units: ['phantom E7/1', 'HI A9/1'] },
    { name: 'Blue', panic: 99, units: ['sentry E1/4', 'HI A1/4'] },
  ],
};

/** All that the browser keeps for the page, as text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const parts: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name } of await indexedDB.databases()) {
      const db = await asked(indexedDB.open(name!));
      for (const store of db.objectStoreNames) parts.push(await asked(db.transaction(store).objectStore(store).getAll()));
      db.close();
    }
    return JSON.stringify(parts);
  });

const PRINTED = /<text x="[\d.]+" y="[\d.]+">[A-I]\d<\/text>/g;

/** Which of these words the page holds anywhere, but for the names printed in the hexes. */
const onPage = (page: Page, words: RegExp): Promise<string[]> =>
  page
    .evaluate(() => document.documentElement.outerHTML)
    .then((text) => [...new Set(text.replaceAll(PRINTED, '').match(words) ?? [])].sort());

const sit = (page: Page) => page.getByTestId('hand-over-go').click();

test('what nobody sees is nowhere for the other side, on the page or in what it keeps', async ({ page }) => {
  await prefer(page, { handOver: false });
  await lay(page, recordOf(open(field)));
  // Before anybody has sat down.
  await expect(page.getByTestId('hand-over')).toBeVisible();
  expect(await onPage(page, /phantom|sentry/g)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('hand-over')).toBeVisible();
  await sit(page);
  expect(await onPage(page, /phantom|sentry/g)).toEqual(['phantom']);
  await give(page, 'E7-E8/1');
  await expect(page.getByTestId('log-row').last()).toContainText('phantom');
  await give(page, 'end');
  await give(page, 'end');
  // The archers of the other side: nothing of either before he sits, which no key does by chance.
  await expect(page.getByTestId('hand-over')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('hand-over')).toBeVisible();
  expect(await onPage(page, /phantom|sentry/g)).toEqual([]);
  await sit(page);
  await expect(page.getByTestId('hand-over')).toBeHidden();
  expect(await onPage(page, /phantom|sentry|\bE[78]\b/g)).toEqual(['sentry']);
  expect(await kept(page)).not.toMatch(/phantom|sentry|E7|E8/);
  await give(page, 'end');
  await expect(page.getByTestId('hand-over')).toBeVisible();
  expect((await savedFile(page)).text).not.toMatch(/phantom|sentry|E7|E8/);
});

test('switched on at the set-up, a game is taken up again by a card, and shows everything when it is over', async ({ page }) => {
  await setUp(page, 'spartolus', 'two');
  await page.locator('.setup-options summary').click();
  await page.locator('[data-option="13.7"]').getByRole('checkbox').check();
  await start(page);
  await expect(page.getByTestId('hand-over')).toBeVisible();
  const counters = () => page.locator('[data-testid="battle"] [data-unit]').count();
  const between = await counters();
  await sit(page);
  const mine = await counters();
  await page.reload();
  await expect(page.getByTestId('hand-over')).toBeVisible();
  await sit(page);
  await page.getByTestId('menu').click();
  await page.getByTestId('concede').click();
  await page.getByTestId('concede-yes').click();
  await expect(page.getByTestId('result')).toBeVisible();
  expect(between).toBeLessThan(mine);
  expect(await counters()).toBeGreaterThanOrEqual(mine);
});

test('on a small screen too a question waits until somebody has sat down', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page, { handOver: false });
  await lay(page, recordOf(askedGame('retreat', { ...positionOf('spartolus'), options: ['13.7'] })));
  await expect(page.getByTestId('hand-over')).toBeVisible();
  await expect(page.locator('.table-sheet--up')).toHaveCount(0);
  await panelTab(page).first().click();
  await expect(page.locator('.table-sheet--up')).toBeVisible();
  await expect(page.getByTestId('question')).toHaveCount(0);
  await page.getByRole('button', { name: en.table.closeSheet }).click();
  await sit(page);
  await expect(page.getByTestId('question')).toBeVisible();
});
