import type { Page } from '@playwright/test';
import type { Stroke } from '../../src/ui/board/keys';
import { en } from '../../src/ui/words/en/index';
import { expect, expectPlayed, lay, record, test } from './fixture';
import { findGame, open, ordersOf, positionOf, recordOf } from './games';
import { Keys, tabTo } from './keys';

const WANTED = [/^\w+-\w+\/\d$/, /^\w+\/\d$/, /^\*/, /:/, /x/, /^(press|halt)$/, /^away/, /^advance/];

test('a whole battle is played by keyboard alone, from the first page to the result', async ({ page }) => {
  test.setTimeout(180_000);
  const game = findGame(positionOf('spartolus'), (one) => WANTED.every((kind) => ordersOf(one).some((order) => kind.test(order))));
  await page.goto('./');
  await tabTo(page, page.getByRole('link', { name: en.pages.home.play }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('a[href="#/battles/spartolus"]').first());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel(en.pages.setUp.seed, { exact: true }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(String(game.seed));
  await tabTo(page, page.getByRole('button', { name: en.pages.setUp.start }));
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('battle')).toBeVisible();

  // Every choice is to be shown before it is made.
  await tabTo(page, page.getByTestId('menu'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel(en.table.menuItems.confirm));
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');

  const keys = new Keys(page);
  const card = page.getByTestId('hand-over');
  for (const [i, entry] of game.log.entries()) {
    if (i % 5 === 4) await keys.type(entry.order);
    else await keys.play(entry.order);
    await expectPlayed(page, entry, i + 1);
    if (await card.isVisible()) {
      await expect(page.getByTestId('hand-over-go')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(card).toBeHidden();
      await keys.leaveField();
    }
  }
  await expect(page.getByTestId('result')).toHaveAttribute('data-winner', String(game.outcome()?.winner));
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('result')).toBeHidden();
  const kept = await record(page);
  expect(kept.plays.map(({ dice = [] }) => dice)).toEqual(game.log.map(({ dice }) => dice));
  expect(kept.result).toEqual(game.outcome());
});

/** A key as another keyboard sends it. */
const send = (page: Page, stroke: Partial<Stroke>) =>
  page.evaluate((given) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...given, bubbles: true, cancelable: true }));
  }, stroke);

test('signs that are behind Shift or AltGr are keys of the table too', async ({ page }) => {
  await lay(page, recordOf(open(positionOf('spartolus')), 'spartolus'));
  const map = page.locator('.board-sheets');
  const width = async () => Math.round((await map.boundingBox())!.width);
  const whole = await width();
  await page.keyboard.press('m');
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(whole);
  await send(page, { key: '0', code: 'Digit0', shiftKey: true });
  await expect.poll(width).toBe(whole);

  await send(page, { key: '.', code: 'Comma', shiftKey: true });
  await expect(page.getByTestId('unit-card')).toBeVisible();
  await send(page, { key: ']', code: 'Minus', ctrlKey: true, altKey: true });
  await expect(page.locator('.table-main--chosen').or(page.getByTestId('refusal')).first()).toBeVisible();
  await send(page, { key: '/', code: 'Period', shiftKey: true });
  await expect(page.getByTestId('order-input')).toBeFocused();
});
