import type { BrowserContext, Page } from '@playwright/test';
import { en } from '../../src/ui/words/en/index';
import { fr } from '../../src/ui/words/fr/index';
import { expect, expectPlayed, give, lay, panelTab, prefer, record, setUp, start, storedGames, test } from './fixture';
import { askedGame, eagerGame, ordersOf, played, positionOf, recordOf } from './games';
import { Hand } from './hand';

const MOVES = ['F6-F5', 'D7-D6', 'G7-G6', 'H7-H6'];

const question = (page: Page) => page.getByTestId('question');
const orders = async (page: Page) => (await record(page)).plays.map(({ order }) => order);

/** As after a crash: the page goes without being told, and another is opened. */
async function crash(context: BrowserContext, page: Page): Promise<Page> {
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto('./#/play');
  return next;
}

test('a reload in the middle of a question comes back to it, and it can be answered', async ({ page }) => {
  const game = askedGame('retreat');
  await lay(page, recordOf(game, 'spartolus'));
  await expect(question(page)).toHaveAttribute('data-asks', 'retreat');
  const answers = await question(page).getByTestId('answer').allInnerTexts();
  await page.reload();
  await expect(question(page)).toHaveAttribute('data-asks', 'retreat');
  expect(await question(page).getByTestId('answer').allInnerTexts()).toEqual(answers);
  await page.locator('[data-testid="answer"][data-order="stand"]').click();
  expect(await orders(page)).toEqual([...ordersOf(game), 'stand']);
});

test('what was played comes back after a crash, in the middle of a question too', async ({ page, context }) => {
  const game = askedGame('advance');
  const [last, before] = [game.log.at(-1)!, game.log.slice(0, -1)];
  await lay(page, { ...recordOf(game, 'spartolus'), plays: before.map(({ order, dice }) => ({ order, dice })) });
  await new Hand(page).play(last.order);
  await expect(question(page)).toHaveAttribute('data-asks', 'advance');
  await expect.poll(async () => (await storedGames(page))[0]?.count).toBe(game.log.length);
  const again = await crash(context, page);
  await expect(question(again)).toHaveAttribute('data-asks', 'advance');
  await expectPlayed(again, last, game.log.length);
});

test('an action is stored when the page is reloaded in the same breath, again and again', async ({ page }) => {
  await prefer(page, { handOver: false });
  await lay(page, recordOf(played(positionOf('spartolus'), [])));
  for (const [n, order] of MOVES.entries()) {
    await expect(page.locator('.board-counter').first()).toBeVisible();
    await page.keyboard.press('/');
    await page.getByTestId('order-input').fill(order);
    const reloaded = page.waitForEvent('load');
    await page.getByTestId('order-input').evaluate((input) => {
      input.closest('form')?.requestSubmit();
      location.reload();
    });
    await reloaded;
    await expect(page.getByTestId('log-row')).toHaveCount(n + 1);
  }
  expect(await orders(page)).toEqual(MOVES);
});

test('where the browser stores nothing, that is said at the table, and the game lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not here', 'SecurityError');
    };
  });
  await setUp(page, 'spartolus', 'two');
  await start(page);
  await expect(page.getByRole('status').filter({ hasText: en.pages.saves.pageOnly })).toBeVisible();
  await give(page, MOVES[0]!);
  await expect(page.getByTestId('log-row')).toHaveCount(1);
  await page.goto('./#/saves');
  await page.locator('.saves-card').getByRole('link').click();
  await expect(page.getByTestId('log-row')).toHaveCount(1);
});

test('two games lie side by side, and the list goes to each', async ({ page }) => {
  const [first, second] = [recordOf(played(positionOf('spartolus'), MOVES.slice(0, 3)), 'spartolus'), recordOf(askedGame('retreat'))];
  await lay(page, first);
  await lay(page, second);
  await page.goto('./#/saves');
  await expect(page.locator('.saves-card')).toHaveCount(2);
  await page.locator('.saves-card', { hasText: 'Spartolus' }).getByRole('link').click();
  await expect(page.getByTestId('log-row')).toHaveCount(3);
  await page.goto('./');
  await page.locator('.home-continue').click();
  await expect(page.getByTestId('battle')).toBeVisible();
});

test('undo takes back moves, stops at the last die and says so; explorers go past it and the same dice fall again', async ({ page }) => {
  await prefer(page, { handOver: false });
  const game = eagerGame(positionOf('spartolus'), 3, ({ log }) => log.length > 8 && (log.at(-1)?.dice.length ?? 0) > 0);
  const fight = game.log.at(-1)!;
  await lay(page, recordOf(game, 'spartolus'));
  const undo = page.getByTestId('undo');
  const stop = page.getByTestId('undo-stop');
  await undo.click();
  await expect(stop).toContainText(en.table.undoStop.die);
  expect((await record(page)).cursor, 'nothing is taken back').toBeUndefined();
  await page.getByTestId('undo-past').click();
  await expect(stop).toBeHidden();
  await expect(page.locator('.table-row--undone')).toHaveCount(1);
  expect((await record(page)).cursor).toBe(game.log.length - 1);

  await page.getByTestId('redo').click();
  await expect(page.locator('.table-row--undone')).toHaveCount(0);
  await undo.click();
  await page.getByTestId('undo-past').click();
  await page.keyboard.press('/');
  await give(page, fight.order);
  await expectPlayed(page, fight, game.log.length);
  expect((await record(page)).plays.at(-1)).toMatchObject({ order: fight.order, dice: fight.dice });
});

test('a move is undone by key and by button, and a change of player stops undo', async ({ page }) => {
  await prefer(page, { handOver: false });
  const game = played(positionOf('spartolus'), MOVES.slice(0, 2));
  await lay(page, recordOf(game, 'spartolus'));
  await page.keyboard.press('Control+z');
  await expect(page.locator('.table-row--undone')).toHaveCount(1);
  await page.getByTestId('undo').click();
  await expect(page.locator('.table-row--undone')).toHaveCount(2);
  await expect(page.getByTestId('undo')).toBeDisabled();
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+Shift+z');
  await expect(page.locator('.table-row--undone')).toHaveCount(0);

  const hand = new Hand(page);
  await hand.play('end');
  await hand.play('*F5');
  await hand.play('end');
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('undo-stop')).toContainText(en.table.undoStop.player);
});

test('the log shows any moment again, and the game goes on from there', async ({ page }) => {
  const game = played(positionOf('spartolus'), MOVES);
  await lay(page, recordOf(game, 'spartolus'));
  await page.getByTestId('log-row').nth(1).locator('.table-row__order').click();
  await expect(page.getByTestId('looking')).toContainText(en.table.log.looking(2, 4));
  await expect(page.getByTestId('main')).toHaveText(en.table.log.back);
  await page.getByTestId('main').click();
  await expect(page.getByTestId('looking')).toBeHidden();
  await page.getByTestId('log-row').nth(1).locator('.table-row__order').click();
  await page.getByRole('button', { name: en.table.log.fromHere }).click();
  await expect(page.locator('.table-row--undone')).toHaveCount(2);
  expect((await record(page)).cursor).toBe(2);
});

for (const [language, words] of [
  ['en', en],
  ['fr', fr],
] as const) {
  test(`whoever goes on from a past moment is told which dice lie there, and finds the game as it was beside the branch: ${language}`, async ({
    page,
  }) => {
    await prefer(page, { handOver: false, language });
    const game = eagerGame(positionOf('spartolus'), 3, ({ log }) => log.length > 8 && (log.at(-1)?.dice.length ?? 0) > 0);
    await lay(page, recordOf(game, 'spartolus'));
    const from = 5;
    await page
      .getByTestId('log-row')
      .and(page.locator(`[data-at="${from}"]`))
      .locator('.table-row__order')
      .click();
    const dice = game.log.slice(from).flatMap((entry) => (entry.dice.length > 0 ? [entry.dice.join(' ')] : []));
    const ahead = words.table.log.ahead(game.log.length - from, dice.join(' · '), 0);
    await expect(page.getByTestId('ahead')).toHaveText(ahead);
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(page.getByTestId('log').getByTestId('ahead')).toHaveText(ahead);
    await page.setViewportSize({ width: 390, height: 844 });
    await panelTab(page, words.table.panels.log).click();
    await expect(page.getByTestId('log').getByTestId('ahead')).toHaveText(ahead);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: words.table.log.fromHere }).click();
    await give(page, 'end');
    const { branches } = words.table;
    await expect(page.getByRole('status').filter({ hasText: branches.begun(branches.unnamed(1)) })).toBeVisible();
    expect(await record(page)).toMatchObject({ branch: 1, branches: [{ at: from, plays: [{ order: 'end' }] }] });

    await page
      .getByTestId('branch-line')
      .getByRole('button', { name: branches.back(branches.main) })
      .click();
    await expect(page.getByTestId('log-row').and(page.locator(`[data-at="${game.log.length}"]`))).toBeAttached();
    expect((await record(page)).plays).toMatchObject([...recordOf(game).plays]);
  });
}

test('a choice taken back by plain undo and made otherwise makes no copy', async ({ page }) => {
  await prefer(page, { handOver: false });
  await lay(page, recordOf(played(positionOf('spartolus'), MOVES.slice(0, 2)), 'spartolus'));
  await page.getByTestId('undo').click();
  await give(page, MOVES[2]!);
  await expect(page.locator('.table-row--undone')).toHaveCount(0);
  await page.goto('./#/saves');
  await expect(page.locator('.saves-card')).toHaveCount(1);
});
