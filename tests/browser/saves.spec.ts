import type { Page } from '@playwright/test';
import { en } from '../../src/ui/words/en/index';
import { fr } from '../../src/ui/words/fr/index';
import { axeOn, expect, give, lay, prefer, start, storedGames, test } from './fixture';
import { played, positionOf, recordOf } from './games';

/** The page of saved games: what is damaged, and how long the browser keeps them. */

const MOVES = ['F6-F5', 'D7-D6', 'G7-G6', 'H7-H6', 'E7-E6'];
const game = (moves = 2) => recordOf(played(positionOf('spartolus'), MOVES.slice(0, moves)), 'spartolus');

/** Changes what lies in the storage of the only game. */
const damage = (page: Page, field: string, value: unknown) =>
  page.evaluate(
    ([name, put]) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('ancients');
        opening.onsuccess = () => {
          const db = opening.result;
          const both = db.transaction('cards', 'readwrite');
          const cards = both.objectStore('cards');
          const cursor = cards.openCursor();
          cursor.onsuccess = () => {
            if (!cursor.result) return;
            const card = cursor.result.value;
            card.game[String(name)] = put;
            cursor.result.update(card);
          };
          both.oncomplete = () => {
            db.close();
            done();
          };
          both.onerror = () => fail(both.error);
        };
      }),
    [field, value],
  );

for (const [field, value, found] of [
  ['updated', 8.7e15, '8700000000000000'],
  ['updated', -5, '-5'],
  ['created', 9e99, '9e+99'],
] as const) {
  test(`a card whose ${field} is ${value} is said to be damaged, and the others are listed`, async ({ page }) => {
    await lay(page, game());
    await damage(page, field, value);
    await page.goto('./');
    await lay(page, game(4));
    await page.goto('./#/saves');
    await expect(page.locator('.saves-list .saves-card')).toHaveCount(1);
    const damaged = page.locator('.saves-damaged .saves-card');
    await expect(damaged).toHaveCount(1);
    await expect(damaged).toContainText(`${field}: expected ${en.faults.expected('moment')}; found “${found}”`);
    expect((await axeOn(page).analyze()).violations).toEqual([]);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      damaged.getByRole('button', { name: en.pages.saves.toFile }).click(),
    ]);
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles(await download.path());
    await expect(page.getByTestId('log-row'), 'what could be saved can be opened').toHaveCount(2);

    await page.goto('./#/saves');
    await damaged.getByRole('button', { name: en.common.actions.delete }).click();
    await page.getByRole('dialog').getByRole('button', { name: en.common.actions.delete }).click();
    await expect(damaged).toHaveCount(0);
    await expect(page.locator('#main'), 'the keyboard stays on the page').toBeFocused();
    expect(await storedGames(page)).toHaveLength(2);
  });
}

/** A browser that answers so when it is asked to keep what is here, and counts how often it was. */
const answering = (page: Page, answer: boolean) =>
  page.addInitScript((agrees) => {
    // Firefox’s empty page, with which a tab begins, has none.
    if (!('StorageManager' in globalThis)) return;
    const asked = () => Number(sessionStorage.getItem('asked') ?? 0);
    StorageManager.prototype.persisted = async () => agrees && asked() > 0;
    StorageManager.prototype.persist = async () => {
      sessionStorage.setItem('asked', String(asked() + 1));
      return agrees;
    };
  }, answer);

const timesAsked = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('asked') ?? 0));

for (const [agrees, lasting, before, after] of [
  [true, 'forGood', 'unasked', 'forGood'],
  [false, 'refused', 'unasked', 'refused'],
] as const) {
  test(`a browser that says ${agrees ? 'yes' : 'no'} is asked once there is something to keep, and its answer is told`, async ({
    page,
  }) => {
    await answering(page, agrees);
    await prefer(page, { handOver: false });
    await lay(page, game(0));
    await page.goto('./#/saves');
    const told = page.getByTestId('lasting');
    await expect(told).toHaveAttribute('data-lasting', before);
    expect(await timesAsked(page)).toBe(0);
    await page.goBack();
    for (const [n, move] of MOVES.entries()) {
      await give(page, move);
      await expect(page.getByTestId('log-row')).toHaveCount(n + 1);
    }
    await expect.poll(() => timesAsked(page)).toBe(1);
    await page.goto('./#/saves');
    await expect(told).toHaveAttribute('data-lasting', after);
    await expect(told).toContainText(en.pages.saves.lasting[lasting]);
    await page.reload();
    await expect(told).toHaveAttribute('data-lasting', after);
    expect(await timesAsked(page)).toBe(1);
  });
}

test('it can be asked from the page of saved games, in the reader’s language', async ({ page }) => {
  await answering(page, true);
  await lay(page, game());
  await page.evaluate(() => localStorage.setItem('ancients.preferences', JSON.stringify({ language: 'fr' })));
  await page.goto('./#/saves');
  await page.reload();
  const told = page.getByTestId('lasting');
  await expect(told).toContainText(fr.pages.saves.lasting.unasked);
  await told.getByRole('button', { name: fr.pages.saves.lasting.ask }).click();
  await expect(told).toContainText(fr.pages.saves.lasting.forGood);
  await expect(told.getByRole('button')).toHaveCount(0);
});

test('where the browser cannot be asked, that is said', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'storage', { get: () => undefined }));
  await lay(page, game());
  await page.goto('./#/saves');
  await expect(page.getByTestId('lasting')).toContainText(en.pages.saves.lasting.mute);
});

test('nothing that can be pressed moves when the map, the standing and the answer of the browser come', async ({ page }) => {
  await page.addInitScript(() => {
    const answer = new Promise<boolean>((say) => Object.assign(globalThis, { answer: () => say(false) }));
    Object.defineProperty(Navigator.prototype, 'storage', { get: () => ({ persisted: () => answer, persist: () => answer }) });
  });
  await lay(page, game());
  await expect.poll(async () => (await storedGames(page)).length).toBe(1);
  const pieces: (() => void)[] = [];
  let held = true;
  await page.route(/\/assets\/painter[^/]*\.js/, async (route) => {
    if (held) await new Promise<void>((go) => pieces.push(go));
    await route.continue();
  });
  await page.goto('./#/saves');
  const remove = page.getByRole('button', { name: en.common.actions.delete, exact: true });
  for (const size of [page.viewportSize()!, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    held = true;
    await page.reload();
    await expect(remove).toBeVisible();
    await expect.poll(() => pieces.length).toBeGreaterThan(0);
    await expect(page.locator('.map-live')).toHaveCount(0);
    const before = await remove.boundingBox();
    held = false;
    for (const go of pieces.splice(0)) go();
    await page.evaluate(() => (globalThis as unknown as { answer: () => void }).answer());
    await expect(page.locator('.map-live')).toBeVisible();
    await expect(page.getByTestId('lasting')).toBeVisible();
    expect(await remove.boundingBox()).toEqual(before);
  }
});

test('a saved game shows its map, who plays whom, its turn, its score and whose move it is', async ({ page }) => {
  await prefer(page, { handOver: false });
  await page.goto('./#/set-up/spartolus');
  await page.getByTestId('opponent-legate').check();
  await start(page);
  await give(page, MOVES[0]!);
  await expect(page.getByTestId('log-row')).toHaveCount(1);
  await page.goto('./#/saves');
  const card = page.locator('.saves-card');
  for (const said of [en.opponent.against(en.opponent.levels.legate), en.pages.saves.turn(1, 6), en.pages.saves.points('Athens', 0)])
    await expect(card).toContainText(said);
  await expect(card.getByTestId('to-move')).toHaveText(en.pages.saves.toMove('Athens'));
  const map = card.getByRole('img', { name: en.pages.saves.map('Spartolus') });
  // Thirteen units, and both camps.
  await expect(map.locator('.board-counter')).toHaveCount(15);
  // Where the order has led, F5, and not where it stood at the beginning.
  await expect(map.locator('[data-unit="1"]')).toHaveAttribute('data-hex', String(5 + 4 * 12));
  await expect(map.locator('.board-layer--print .board-hill').first()).toBeAttached();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
});
