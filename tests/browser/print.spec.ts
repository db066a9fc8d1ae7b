import type { Page } from '@playwright/test';
import { ancientWorld } from './bawGames';
import { begin, expect, lay, main, prefer, test } from './fixture';
import { eagerGame, positionOf, recordOf } from './games';

/* What comes out of the printer. */

/** A sheet of A4 within its edges, at the pixels that a browser gives to a millimetre. */
const SHEET = { width: 680, height: 1010 };

/** The page as it is laid out on a sheet. */
async function onPaper(page: Page, sheet = SHEET): Promise<void> {
  await page.setViewportSize(sheet);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
}

/** The whole map lies on the sheet, in its own shape, and takes its width or its height. */
async function expectWholeMap(page: Page, within: string, sheet = SHEET): Promise<void> {
  const sheets = page.locator(`${within} .board-sheets`);
  const box = (await sheets.boundingBox())!;
  const layers = await sheets.locator('.board-layer').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  for (const { x, y, width, height } of layers) {
    expect([x, y, x + width, y + height].map(Math.round)).toEqual([box.x, box.y, box.x + box.width, box.y + box.height].map(Math.round));
  }
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(sheet.width);
  expect(box.y + box.height).toBeLessThanOrEqual(sheet.height);
  expect(box.width > 0.98 * sheet.width || box.height > 0.75 * sheet.height).toBe(true);
  const [width = 0, height = 1] = (await sheets.locator('.board-layer').first().getAttribute('viewBox'))!.split(' ').slice(2).map(Number);
  expect(box.width / box.height).toBeCloseTo(width / height, 1);
}

/** The report of the game at the table. */
const openReport = (page: Page) => page.goto(page.url().replace('#/play', '#/report'));

const tables: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['on land', (page) => begin(page, 'spartolus', 1, 'solo')],
  ['at sea', (page) => begin(page, 'mylae', 1, 'solo')],
  ['in the Ancient World', (page) => lay(page, ancientWorld([]))],
];

for (const [where, sit] of tables) {
  test(`the table ${where} prints the whole map with the turn and the score, and nothing that it is played with`, async ({ page }) => {
    await prefer(page, { handOver: false });
    await sit(page);
    await expect(main(page)).toBeVisible();
    // The map is larger than its window, and a part of it aside.
    await page.locator('.table-map .board').focus();
    for (const key of ['+', '+', '+']) await page.keyboard.press(key);
    for (const sheet of [SHEET, { width: SHEET.height, height: SHEET.width }]) {
      await onPaper(page, sheet);
      await expectWholeMap(page, '.table-map', sheet);
      for (const gone of ['.app-header', '.table-foot', '.table-strip', '.table-track__own', '.table-field > :not(.table-map)'])
        for (const one of await page.locator(gone).all()) await expect(one).toBeHidden();
      await expect(page.locator('.table-upper, .table-lower, .table-sheet').first()).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      for (const there of [page.locator('.table-track__turn'), page.getByTestId('standing')]) await expect(there).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
    }
  });
}

test('the drawing table prints its map alone', async ({ page }) => {
  await page.goto('./#/design');
  await page.getByTestId('begin-naval').click();
  // The list that one leaves shows its map already.
  await expect(page.locator('.design-map .board-sheets')).toBeVisible();
  await onPaper(page);
  await expectWholeMap(page, '.design-map');
  for (const gone of ['.app-header', '.design-palette', '.design-side-panel', '.design-zoom', '.design-hand', '.design-top .app-button'])
    for (const one of await page.locator(gone).all()) await expect(one).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a report that is printed while its maps are being drawn has them all, and what explains a throw is no larger than its sentence', async ({
  page,
}) => {
  // Maps come frame by frame: with the first one time stands still.
  await page.addInitScript(() => {
    const next = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (act) => next((time) => document.querySelector('.report-map .board') ?? act(time));
  });
  await prefer(page, { handOver: false, speed: 'off' });
  await lay(page, recordOf(eagerGame(positionOf('spartolus'), 4), 'spartolus'));
  await openReport(page);
  const maps = page.locator('.report-map');
  await expect(maps.first().locator('.board-layer--pieces')).toBeAttached();
  const all = await maps.count();
  expect(all).toBeGreaterThan(2);
  expect(await maps.locator('.board-layer--pieces').count()).toBeLessThan(all);
  await onPaper(page);
  await expect(maps.locator('.board-layer--pieces')).toHaveCount(all);
  const sizeOf = (what: string) =>
    page
      .locator(what)
      .first()
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  expect(await sizeOf('.report-roll')).toBeLessThanOrEqual(await sizeOf('.report-play p:not(.report-roll)'));
  const grounds = await page.locator('.table-mark').evaluateAll((marks) => marks.map((one) => getComputedStyle(one).printColorAdjust));
  expect(new Set(grounds)).toEqual(new Set(['exact']));
});

test('the first map of a report is as large as it looks: ships have their numbers', async ({ page }) => {
  await begin(page, 'mylae', 1, 'solo');
  await expect(main(page)).toBeVisible();
  await openReport(page);
  await expect(page.locator('.report-page > .report-map .board-sheets')).toHaveAttribute('data-detail', '2');
});

test('no battle of the list is cut in two', async ({ page }) => {
  await page.goto('./#/battles');
  await expect(page.locator('.battle-tile').first()).toBeVisible();
  await onPaper(page);
  const cut = await page
    .locator('.battle-tiles > li')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).breakInside !== 'avoid').length);
  expect(cut).toBe(0);
});
