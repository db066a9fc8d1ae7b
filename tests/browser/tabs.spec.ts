import type { Page } from '@playwright/test';
import { en } from '../../src/ui/words/en/index';
import { expect, give, lay, main, prefer, record, storedGames, test } from './fixture';
import { played, positionOf, recordOf } from './games';

/** Two pages of one browser at the same game. */

const MOVES = ['F6-F5', 'D7-D6', 'G7-G6', 'H7-H6'];
const words = en.table.elsewhere;

const elsewhere = (page: Page) => page.getByTestId('elsewhere');
const rows = (page: Page) => page.getByTestId('log-row');

/** A game at the table of one page, and the same game opened in a second. */
async function twoPages(first: Page, moves: readonly string[] = []): Promise<Page> {
  await prefer(first, { handOver: false });
  await lay(first, recordOf(played(positionOf('spartolus'), moves), 'spartolus'));
  await expect.poll(async () => (await storedGames(first)).length).toBe(1);
  const second = await first.context().newPage();
  await second.goto(first.url());
  await expect(second.getByTestId('battle')).toBeVisible();
  return second;
}

for (const how of ['with the locks of the browser', 'without'] as const) {
  test(`one page plays, the other looks on and says so, and may take over: ${how}`, async ({ page, context }) => {
    if (how === 'without') {
      await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }));
    }
    const other = await twoPages(page);
    await expect(elsewhere(other)).toHaveText(words.played);
    await expect(elsewhere(page)).toHaveCount(0);
    await give(page, MOVES[0]!);
    await expect(rows(other)).toHaveCount(1);
    await give(page, MOVES[1]!);
    await expect(rows(other)).toHaveCount(2);

    await give(other, MOVES[2]!);
    await expect(rows(other), 'whoever looks on orders nothing').toHaveCount(2);
    await expect(other.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true');

    await main(other).click();
    // Why nothing could be ordered stands in place of the line as well: the game has come when its button has gone.
    await expect(main(other)).not.toHaveAttribute('data-does', 'claim');
    await expect(elsewhere(other)).toHaveCount(0);
    await expect(elsewhere(page)).toHaveText(words.played);
    await give(other, MOVES[2]!);
    await expect(rows(other), 'whoever took over plays').toHaveCount(3);
    await expect(rows(page)).toHaveCount(3);

    await other.close();
    await expect(elsewhere(page), 'whoever looks on plays when nobody else does').toHaveCount(0);
    await give(page, MOVES[3]!);
    await expect(rows(page)).toHaveCount(4);
    expect((await record(page)).plays.map(({ order }) => order)).toEqual(MOVES);
    await page.goto('./#/saves');
    await expect(page.locator('.saves-card')).toHaveCount(1);
  });
}

test('whoever gives up a game that another page has taken meanwhile is shown no result, and the keys go on', async ({ page }) => {
  const other = await twoPages(page);
  await page.getByTestId('menu').click();
  await page.getByTestId('concede').click();
  await expect(page.getByTestId('concede-yes')).toBeVisible();
  await main(other).click();
  await expect(elsewhere(page)).toHaveText(words.played);
  await page.getByTestId('concede-yes').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a dialog that has nothing to show any more lays itself down', async ({ page }) => {
  const other = await twoPages(page);
  await page.getByTestId('menu').click();
  await page.getByTestId('concede').click();
  await page.getByTestId('concede-yes').click();
  await expect(page.getByTestId('result')).toBeVisible();
  await main(other).click();
  await expect(elsewhere(other)).toHaveCount(0);
  await other.getByTestId('undo').click();
  await expect(page.getByTestId('result')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a page that hangs is not waited for: what it played is there, and it looks on when it is back', async ({ page, context }) => {
  const other = await twoPages(page);
  await give(page, MOVES[0]!);
  await expect(rows(other)).toHaveCount(1);
  const session = await context.newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await main(other).click();
  await expect(elsewhere(other)).toHaveCount(0);
  await give(other, MOVES[1]!);
  await expect(rows(other)).toHaveCount(2);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(elsewhere(page)).toHaveText(words.played);
  await expect(rows(page)).toHaveCount(2);
});

test('a game deleted in one page does not come back by the other that has it open; there it can be kept again', async ({ page }) => {
  const other = await twoPages(page, MOVES.slice(0, 1));
  await other.goto('./#/saves');
  await other.getByRole('button', { name: en.common.actions.delete, exact: true }).click();
  await other.getByRole('dialog').getByRole('button', { name: en.common.actions.delete }).click();
  await expect(other.locator('.saves-card')).toHaveCount(0);
  await expect(elsewhere(page)).toHaveText(words.removed);
  await give(page, MOVES[1]!);
  await expect(rows(page)).toHaveCount(1);
  expect(await storedGames(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText(en.table.noGame.gone)).toBeVisible();
  expect(await storedGames(page)).toEqual([]);
});

test('what is played and deleted in one page is listed in the other', async ({ page }) => {
  const other = await twoPages(page);
  await other.goto('./#/saves');
  const card = other.locator('.saves-card');
  await expect(card).toContainText(en.pages.saves.plays(0));
  await give(page, MOVES[0]!);
  await expect(card).not.toContainText(en.pages.saves.plays(0));
  await page.goto('./#/saves');
  await page.getByRole('button', { name: en.common.actions.delete, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.common.actions.delete }).click();
  await expect(card).toHaveCount(0);
});

test('a deleted game is kept again by whoever wishes it', async ({ page }) => {
  const other = await twoPages(page, MOVES.slice(0, 1));
  await other.goto('./#/saves');
  await other.getByRole('button', { name: en.common.actions.delete, exact: true }).click();
  await other.getByRole('dialog').getByRole('button', { name: en.common.actions.delete }).click();
  await expect(elsewhere(page)).toHaveText(words.removed);
  await main(page).click();
  await expect(elsewhere(page)).toHaveCount(0);
  await give(page, MOVES[1]!);
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
});

test('a name given among the saved games reaches the page that plays the game, and stays', async ({ page }) => {
  const other = await twoPages(page);
  await other.goto('./#/saves');
  await other.getByRole('button', { name: en.common.actions.rename }).click();
  // Whoever types at once writes another name in place of the old one.
  await expect(other.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await other.keyboard.type('Rematch');
  await other.keyboard.press('Enter');
  await expect(other.locator('.saves-card').getByRole('heading')).toHaveText('Rematch');
  // No name is no new one.
  await other.getByRole('button', { name: en.common.actions.rename }).click();
  await other.getByRole('dialog').getByRole('textbox').fill(' ');
  await other.getByRole('dialog').getByRole('button', { name: en.common.actions.rename }).click();
  await expect(other.getByRole('dialog')).toBeHidden();
  await expect(other.locator('.saves-card')).toContainText('Rematch');
  await expect(page).toHaveTitle(/Rematch/);
  await give(page, MOVES[0]!);
  await expect(rows(page)).toHaveCount(1);
  await other.reload();
  await expect(other.locator('.saves-card')).toContainText('Rematch');
});

test('a program plays in the page that has the game, and in no other', async ({ page }) => {
  const other = await twoPages(page);
  await page.getByTestId('menu').click();
  await page.getByTestId('seats-ask').click();
  for (const side of [0, 1]) await page.locator(`#seat-${side}-player`).selectOption('recruit');
  await page.getByTestId('seats').getByRole('button', { name: en.common.actions.close, exact: true }).last().click();
  await expect.poll(async () => rows(other).count()).toBeGreaterThan(3);
  await expect(elsewhere(other)).toBeVisible();
  await expect(other.getByTestId('opponent')).toHaveCount(0);
  await page.getByTestId('opponent-stop').click();
  const { plays } = await record(page);
  await expect.poll(async () => (await record(other)).plays.length).toBe(plays.length);
  expect((await record(other)).plays).toEqual(plays);
});
