import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { en } from '../../src/ui/words/en/index';
import { expect, main, prefer, record, test } from './fixture';

const words = en.opponent;

/** Begins a battle with computer players at some of its seats, and without waiting between their moves. */
async function beginAgainst(page: Page, battle: string, seats: readonly (string | undefined)[]): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('ancients.preferences', JSON.stringify({ language: 'en', speed: 'off' })));
  await page.goto(`./#/battles/${battle}`);
  for (const [side, player] of seats.entries()) if (player) await page.locator(`#seat-${side}-player`).selectOption(player);
  await page.getByRole('button', { name: en.pages.setUp.start }).click();
  await expect(page.getByTestId('battle')).toBeVisible();
}

/** Ends the person's own phases until the program is at its turn. */
async function endPhases(page: Page): Promise<void> {
  const button = main(page);
  await expect(async () => {
    const does = await button.getAttribute('data-does');
    if (does === 'end') await button.click({ timeout: 1000 });
    expect(does).toBe('wait');
  }).toPass();
}

test('two programs play a battle to its end while somebody watches, and it can be verified', async ({ page }) => {
  test.setTimeout(90_000);
  await beginAgainst(page, 'spartolus', ['centurion', 'recruit']);
  await expect(page.getByTestId('result')).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  const kept = await record(page);
  expect(kept.result).toBeDefined();
  expect(kept.plays.length).toBeGreaterThan(30);
});

test('a battle at sea against a program: it answers, waits when it is told to, and goes on after a reload in the middle of its turn', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await beginAgainst(page, 'diekplus', [undefined, 'centurion']);
  await endPhases(page);
  await expect(main(page)).toHaveAttribute('data-does', 'end', { timeout: 20_000 });
  await expect(page.getByTestId('to-act')).toHaveAttribute('data-side', '1');
  const before = (await record(page)).plays.length;
  expect(before).toBeGreaterThan(2);

  // Handed to a slow one in the middle of the game, which is stopped, found again after a reload, and let go on.
  await page.getByTestId('menu').click();
  await page.getByTestId('seats-ask').click();
  await page.locator('#seat-1-player').selectOption('legate');
  await page.locator('#seat-1-seconds').selectOption('10');
  await page.getByTestId('seats').getByRole('button', { name: en.common.actions.close }).click();
  await endPhases(page);
  await page.getByTestId('opponent-stop').click();
  await expect(page.getByTestId('opponent')).toContainText(words.waits(words.levels.legate, 'Peloponnesians'));
  await page.reload();
  await expect(page.getByTestId('opponent')).toBeVisible();
  await expect(main(page)).toHaveAttribute('data-does', 'wait');

  // Taken back: a person plays on.
  await page.getByTestId('opponent-stop').click();
  await page.getByTestId('menu').click();
  await page.getByTestId('seats-ask').click();
  await page.locator('#seat-1-player').selectOption('person');
  await page.getByTestId('seats').getByRole('button', { name: en.common.actions.close }).click();
  await expect(main(page)).toHaveAttribute('data-does', 'end');
});

test('a hint names its reasons, is drawn on the map and can be played', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  await page.goto('./#/battles/spartolus');
  await page.getByRole('button', { name: en.pages.setUp.start }).click();
  await expect(page.getByTestId('battle')).toBeVisible();
  await page.keyboard.press('h');
  const counsel = page.getByTestId('counsel');
  await expect(counsel).toBeVisible({ timeout: 20_000 });
  await expect(counsel.locator('.counsel-line li').first()).not.toBeEmpty();
  await counsel.locator('.counsel-line__order').first().click();
  await expect(counsel.locator('.counsel-line--shown')).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  await counsel
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await expect(counsel).toHaveCount(0);
  expect((await record(page)).plays).toHaveLength(1);
});
