import type { Page } from '@playwright/test';
import { counsel as words } from '../../src/ui/words/counsel/en';
import { en } from '../../src/ui/words/en/index';
import { expect, expectSoundNow, give, lay, main, prefer, record, start, test } from './fixture';
import { type Json, open, phaseGame, recordOf } from './games';
import { expectInSight, Hand } from './hand';

const counsel = (page: Page) => page.getByTestId('counsel');

test('a past moment of a finished game is asked how it stood, on the map too', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, recordOf(phaseGame('over'), 'spartolus'));
  await page.keyboard.press('h');
  await expect(counsel(page)).toContainText(words.over);
  await page.getByTestId('log-row').locator('.table-row__order').first().click();
  await expect(counsel(page)).toHaveCount(0);
  await page.getByRole('button', { name: en.table.log.before }).click();
  await page.getByTestId('counsel-then').click();
  await expect(counsel(page)).toContainText(words.stood, { timeout: 20_000 });
  const order = counsel(page).locator('button.counsel-line__order').first();
  await order.click();
  await expect(order).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.board')).toBeVisible();
  // It is a past moment: nothing can be played there.
  await expect(counsel(page).getByRole('button', { name: /^Play / })).toHaveCount(0);
  await expectSoundNow(page);
  const { plays } = await record(page);
  await main(page).click();
  await expect(page.getByTestId('looking')).toHaveCount(0);
  await expect(counsel(page)).toHaveCount(0);
  expect((await record(page)).plays).toEqual(plays);
});

test('the curve of a game leads to its moments, by keyboard too', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, recordOf(phaseGame('over'), 'spartolus'));
  await page.keyboard.press('h');
  await page.getByTestId('course-ask').press('Enter');
  const away = page.getByRole('button', { name: words.closeCourse });
  await expect(away).toBeFocused();
  const slider = page.getByTestId('course');
  await expect(slider).toBeVisible({ timeout: 30_000 });
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${words.atEnd('Athens', '').split('.')[0]}`));
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(page.getByTestId('looking')).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuetext', /^Turn 1, /);
  await expectSoundNow(page);
  await page.keyboard.press('End');
  await expect(page.getByTestId('looking')).toHaveCount(0);
  await away.press('Enter');
  await expect(page.getByTestId('course-ask')).toBeFocused();
});

test('what is asked of a past moment comes into sight below what was asked for before', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 700 });
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, recordOf(phaseGame('over'), 'spartolus'));
  await page.keyboard.press('h');
  await page.getByTestId('course-ask').click();
  await expect(page.getByTestId('course')).toBeVisible({ timeout: 30_000 });
  await page.getByTestId('log-row').locator('.table-row__order').first().click();
  await page.getByRole('button', { name: en.table.log.before }).click();
  await page.getByTestId('counsel-then').click();
  await expect(counsel(page)).toContainText(words.stood, { timeout: 20_000 });
  const below = () =>
    counsel(page).evaluate((card) => card.getBoundingClientRect().top - card.closest('.table-upper')!.getBoundingClientRect().top);
  await expect.poll(below).toBeLessThan(20);
  expect(await below()).toBeGreaterThanOrEqual(0);
});

test('mistakes are found over the whole game, kept through a reload, tried on the map and played from there', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, recordOf(phaseGame('over'), 'spartolus'));
  await main(page).click();
  await page.getByTestId('analyse').click();
  const list = page.getByTestId('mistakes');
  await expect(list).toHaveAttribute('data-done', 'true', { timeout: 40_000 });
  const first = await list.getByTestId('mistake').first().innerText();
  await page.reload();
  await expect(page.getByTestId('battle')).toBeVisible();
  await page.keyboard.press('h');
  await expect(list).toHaveAttribute('data-done', 'true');
  await expect(list.getByTestId('mistake').first()).toContainText(first.split('\n')[0]!);
  await expectSoundNow(page);
  await list.getByTestId('mistake-try').first().click();
  await expect(page.getByTestId('looking')).toBeVisible();
  await expect(page.getByTestId('plan-draw').first()).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: en.table.log.fromHere }).click();
  await expect(page.getByTestId('plan-play').first()).toBeVisible();
});

/** Two armies with a ridge between them, over which nobody sees. */
const ridge: Json = {
  options: ['13.7'],
  map: { columns: 9, rows: 9, hill: 'A5 B5 C5 D5 E5 F5 G5 H5 I5' },
  types: { sentry: { as: 'LI' } },
  armies: [
    { name: 'Red', panic: 99, units: ['LC E7/1', 'HI A9/1'] },
    { name: 'Blue', panic: 99, units: ['sentry E1/4', 'HI A1/4'] },
  ],
};

test('hidden movement against a program: what it hides is nowhere on the page, nor are its plans told', async ({ page }) => {
  await prefer(page, { language: 'en', speed: 'off', handOver: false });
  await lay(page, recordOf(open(ridge)));
  await page.getByTestId('menu').click();
  await page.getByTestId('seats-ask').click();
  await page.locator('#seat-1-player').selectOption('centurion');
  await page.getByTestId('seats').getByRole('button', { name: en.common.actions.close, exact: true }).last().click();
  await page.evaluate(() => {
    const seen = new Set<string>();
    const look = () => /sentry/.test(document.querySelector('[data-testid="battle"]')?.outerHTML ?? '') && seen.add('sentry');
    look();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { seen });
  });
  await give(page, 'E7-E8/1');
  await expect(page.getByTestId('log-row')).toHaveCount(1);
  while ((await record(page)).plays.length < 5) {
    await expect(main(page)).toHaveAttribute('data-does', 'end', { timeout: 20_000 });
    await main(page).click();
    if (await main(page).evaluate((button) => button.classList.contains('table-main--warned'))) await main(page).click();
  }
  await expect(main(page)).toHaveAttribute('data-does', 'end', { timeout: 20_000 });
  await expect(page.getByTestId('to-act')).toHaveAttribute('data-side', '1');
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([]);
  // A moment of the program's own turn: its plans are not for the person.
  await page.getByTestId('log-row').locator('.table-row__order').first().click();
  for (let moment = 1; moment < 8; moment++) {
    await page.getByRole('button', { name: en.table.log.after }).click();
    await page.getByTestId('counsel-then').click();
    await expect(counsel(page)).toBeVisible({ timeout: 20_000 });
    if ((await counsel(page).innerText()).includes(words.hidden)) break;
  }
  await expect(counsel(page)).toContainText(words.hidden);
  await expect(page.getByTestId('course-ask')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('the program’s line says that it thinks, beside what has happened; a hint comes up', async ({ page }) => {
    await prefer(page, { language: 'en', handOver: false });
    await page.goto('./#/set-up/megiddo');
    await page.getByTestId('side-1').check();
    await page.getByTestId('opponent-legate').check();
    await page.locator('#opponent-seconds').selectOption('10');
    await start(page);
    const line = page.getByTestId('opponent');
    await expect(line.locator('p')).toBeVisible();
    await expect(line.locator('p')).toHaveText(en.opponent.thinks(en.opponent.levels.legate, 'Egypt'));
    const strip = (await page.locator('.table-strip').boundingBox())!;
    for (const part of [line.locator('p'), page.getByTestId('opponent-hurry'), page.getByTestId('opponent-stop')]) {
      const box = (await part.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(strip.y);
      expect(box.y + box.height).toBeLessThanOrEqual(strip.y + strip.height + 1);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
    }
    await expectSoundNow(page);
    // Asked how it stands in its turn, it waits.
    await page.getByTestId('counsel-ask').click();
    await expect(line).toHaveAttribute('data-waits', '');
    await expect(counsel(page)).toBeInViewport({ timeout: 20_000 });
    await expectSoundNow(page);
  });
});

test('on a phone what is advised is in sight above the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, recordOf(phaseGame('movement'), 'spartolus'));
  await page.getByTestId('counsel-ask').click();
  const order = counsel(page).locator('button.counsel-line__order').first();
  await expect(order).toBeVisible({ timeout: 20_000 });
  if ((await order.getAttribute('aria-pressed')) !== 'true') await order.click();
  await expect(order).toHaveAttribute('aria-pressed', 'true');
  const hexes = (await order.textContent())?.match(/\b[A-Z]\d+\b/g) ?? [];
  expect(hexes.length).toBeGreaterThan(0);
  await expectInSight(new Hand(page), ...hexes);
});
