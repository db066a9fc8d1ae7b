import type { Page } from '@playwright/test';
import type { Stroke } from '../../src/ui/board/keys';
import { landHelp } from '../../src/ui/systems/ancients/words/en/help';
import { en as sea } from '../../src/ui/systems/naval/words/en/index';
import { en } from '../../src/ui/words/en/index';
import { opponent } from '../../src/ui/words/en/opponent';
import { squadrons } from '../ui/systems/naval/squadrons';
import { expect, expectPlayed, lay, main, panelTab, prefer, record, said, test } from './fixture';
import { findGame, type Game, open, ordersOf, played, positionOf, recordOf } from './games';
import { Keys, tabTo } from './keys';
import { seaGame, seaRecord } from './seaGames';

const WANTED = [/^\w+-\w+\/\d$/, /^\w+\/\d$/, /^\*/, /:/, /x/, /^(press|halt)$/, /^away/, /^advance/];

const hasAll = (game: Game): boolean => {
  const orders = ordersOf(game);
  return orders.length < 60 && WANTED.every((kind) => orders.some((order) => kind.test(order)));
};

test('a battle is set up and one of two turns played to its result, by keyboard alone from the first page on', async ({ page }) => {
  test.setTimeout(120_000);
  const game = findGame({ ...positionOf('spartolus'), turns: 2 }, hasAll);
  await page.goto('./');
  await tabTo(page, page.getByRole('link', { name: en.pages.home.play }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('a[href="#/battles/spartolus"]').first());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByTestId('set-up'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByTestId('mode-program'));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByTestId('mode-two')).toBeChecked();
  await tabTo(page, page.getByTestId('setup-more'));
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
  await tabTo(page, page.getByTestId('settings-ask'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByTestId('settings-confirm'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('settings')).toBeHidden();

  expect(await record(page)).toMatchObject({ seed: game.seed, battle: 'spartolus' });
  await lay(page, recordOf(open({ ...positionOf('spartolus'), turns: 2 }, game.seed), 'spartolus'));
  const keys = new Keys(page);
  const card = page.getByTestId('hand-over');
  for (const [i, entry] of game.log.entries()) {
    if (i % 5 === 4) await keys.type(entry.order);
    else await keys.play(entry.order);
    await expectPlayed(page, entry, i + 1);
    // The card comes when the last fight has been seen.
    if ((await main(page).getAttribute('data-does')) === 'begin') {
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

const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
test('in a contrast theme of the system the map shows that it has the focus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await lay(
    page,
    recordOf(open({ system: 'ancients', map: { columns: 9, rows: 9 }, armies: [{ units: ['HI E7/1'] }, { units: ['HI E2/4'] }] })),
  );
  await expect(page.getByTestId('log')).toBeVisible();
  const ring = () => page.locator('.board-pane').evaluate((pane) => getComputedStyle(pane).outlineStyle);
  expect(await ring()).toBe('none');
  const chosen = panelTab(page, en.table.panels.log);
  expect(await chosen.evaluate((tab) => getComputedStyle(tab).outlineStyle)).toBe('solid');
  await press(page, 'm');
  await expect(page.locator('.board')).toBeFocused();
  expect(await ring()).toBe('solid');
});

test('a rule asked for by key is read where it opens, and closed it gives the keyboard back to its number', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, recordOf(played(positionOf('spartolus'), ['F6-F5']), 'spartolus'));
  const number = page.getByTestId('log-row').last().locator('.table-rule').first();
  await expect(number).toBeVisible();
  await tabTo(page, number);
  for (const close of ['Escape', 'r']) {
    await press(page, 'Enter');
    await expect(page.getByTestId('rule-panel').getByRole('heading', { level: 2 })).toBeFocused();
    await press(page, close);
    await expect(number).toBeFocused();
  }
  await send(page, { key: ';', code: 'Comma', shiftKey: true });
  await expect(page.locator('.app-toast')).toContainText(en.table.replay.none.loss);
});

test('without anything to explain R is the search, which Escape leaves once it is empty, with the keyboard where it was', async ({
  page,
}) => {
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, recordOf(open(positionOf('spartolus')), 'spartolus'));
  await expect(page.getByTestId('log')).toBeVisible();
  const field = page.getByTestId('rule-panel').getByRole('searchbox');
  await press(page, 'm', 'r');
  await expect(field).toBeFocused();
  await page.keyboard.type('fire');
  await press(page, 'Escape');
  await expect(field).toHaveValue('');
  await press(page, 'Escape');
  await expect(page.getByTestId('rule-panel')).toHaveCount(0);
  await expect(page.locator('.board')).toBeFocused();
});

test('Escape closes the card of a note from its buttons as from its text, and lays down nothing else', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, recordOf(played(positionOf('spartolus'), ['F6-F5']), 'spartolus'));
  await expect(page.getByTestId('log')).toBeVisible();
  await press(page, 'f');
  await expect(page.getByTestId('cancel')).toBeVisible();
  await press(page, 'i');
  await expect(page.getByTestId('note-text')).toBeFocused();
  await press(page, 'Tab', 'Enter');
  await expect(page.getByTestId('note-card').locator('[aria-pressed="true"]')).toBeFocused();
  await press(page, 'Escape');
  await expect(page.getByTestId('note-card')).toHaveCount(0);
  await expect(page.locator('.board')).toBeFocused();
  await expect(page.getByTestId('cancel')).toBeVisible();
});

test('closed by Escape a dialog gives the map back with its cursor, drawn and said', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, recordOf(open(positionOf('spartolus')), 'spartolus'));
  await expect(page.getByTestId('log')).toBeVisible();
  await press(page, 'm', 'ArrowUp');
  const told = page.locator('.board > [aria-live]');
  await expect(told).not.toBeEmpty();
  const text = await told.innerText();
  await press(page, '?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('.board-cursor')).toHaveCount(0);
  await press(page, 'Escape');
  await expect(page.locator('.board')).toBeFocused();
  await expect(page.locator('.board-cursor')).toHaveCount(1);
  await expect(told).toHaveText(text);
});

test('what is said as a dialog comes up is written to be read once that is closed', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false, speed: 'off' });
  await lay(page, recordOf(played(positionOf('spartolus'), ['F6-F5']), 'spartolus'));
  await expect(page.getByTestId('log')).toBeVisible();
  await page.getByTestId('menu').click();
  await page.getByTestId('concede').click();
  await page.getByTestId('concede-yes').click();
  await expect(page.getByTestId('result')).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
  await expect(page.getByTestId('said-log')).not.toContainText(en.table.log.standing(1, 1));
  await press(page, 'Escape');
  await expect(page.getByTestId('said-log')).toContainText(en.table.log.standing(1, 1));
});

test('F, ] and Enter turn in place; F, a hex in reach, ] and Enter move there with that facing', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  const field = { system: 'ancients', map: { columns: 9, rows: 9 }, armies: [{ units: ['HI E7/1', 'LI G7/1'] }, { units: ['HI E2/4'] }] };
  await lay(page, recordOf(open(field)));
  await expect(page.getByTestId('log')).toBeVisible();
  await press(page, 'f', ']');
  await expect(said(page)).toContainText(en.table.confirmTurn);
  await expect(said(page)).toContainText(en.table.path.facing(1));
  await press(page, 'Enter');
  await expect(page.getByTestId('log-row').last()).toContainText('E7/2');
  await press(page, 'f', 'ArrowUp', ']');
  await expect(said(page)).toContainText(en.table.confirmMove('G6'));
  await expect(said(page)).toContainText(en.table.path.facing(1));
  await press(page, 'Enter');
  await expect(page.getByTestId('log-row').last()).toContainText('G6');
  expect((await record(page)).plays.map(({ order }) => order)).toEqual(['E7/2', 'G7-G6/2']);
});

test('at sea F, ] and Enter turn a ship, or bring it to a hex in reach with its bow there', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, seaRecord(seaGame(squadrons)));
  await expect(page.getByTestId('log')).toBeVisible();
  await press(page, 'f', ']', 'Enter');
  await expect(page.getByTestId('log-row').last()).toContainText('C5/');
  await press(page, 'Control+z', 'f', 'd', ']');
  await expect(said(page)).toContainText(sea.table.confirmMove('D5'));
  await press(page, 'Enter');
  await expect(page.getByTestId('log-row').last()).toContainText('C5-D5/');
});

test('an order that is refused is selected, Escape clears and leaves its field, and the keys of the map work again', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, recordOf(played(positionOf('spartolus'), ['F6-F5']), 'spartolus'));
  const field = page.getByTestId('order-input');
  await expect(page.getByTestId('log')).toBeVisible();
  await press(page, '/');
  await expect(field).toBeFocused();
  await page.keyboard.type('F5-A1');
  await press(page, 'Enter');
  await expect(page.getByTestId('refusal')).toBeVisible();
  await expect
    .poll(() => field.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd]))
    .toEqual([0, 5]);
  await page.keyboard.type('D7-D6');
  await expect(field).toHaveValue('D7-D6');
  await press(page, 'Escape');
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('application')).toBeFocused();
  await press(page, 'ArrowUp');
  await expect(page.locator('.board > [aria-live]')).not.toBeEmpty();
  await press(page, 'Control+z');
  await expect(page.getByTestId('undo')).toBeDisabled();
});

test('L shows sight and range from what is chosen to the cursor, and says them; J is the log', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  const field = { system: 'ancients', map: { columns: 9, rows: 9, hill: 'E5' }, armies: [{ units: ['LA E7/1'] }, { units: ['HI E2/4'] }] };
  await lay(page, recordOf(open(field)));
  const words = en.table.sight;
  await expect(page.getByTestId('log')).toBeVisible();
  const line = page.getByTestId('sight');
  await page.getByTestId('undo').click({ force: true });
  await expect(page.getByTestId('why')).toBeVisible();
  await press(page, 'l');
  await expect(line).toContainText(words.choose);
  await press(page, 'f', 'ArrowUp');
  await expect(line.locator('p > span')).toHaveText(words.free('E7', 'E6', 1));
  await press(page, 'ArrowUp', 'ArrowUp');
  await expect(line.locator('p > span')).toHaveText(words.blocked('E7', 'E4', 3, 'E5'));
  await expect(page.locator('[class*="sight"]').first()).toBeAttached();
  await expect(line.getByRole('button', { name: en.table.ruleLink('8.b') })).toBeVisible();
  await press(page, 'Escape');
  await expect(line).toHaveCount(0);
  await expect(page.getByTestId('unit-card'), 'the unit is in hand still').toBeVisible();
  await panelTab(page, en.table.panels.armies).click();
  await press(page, 'j');
  await expect(panelTab(page, en.table.panels.log)).toHaveAttribute('aria-pressed', 'true');
});

test('at sea L says the sight too', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, seaRecord(seaGame(squadrons)));
  await expect(page.getByTestId('log')).toBeVisible();
  await press(page, 'f', 'l', 'ArrowDown');
  await expect(page.getByTestId('sight').locator('p > span')).toHaveText(en.table.sight.free('C5', 'C6', 1));
  await expect(page.getByTestId('sight').getByRole('button', { name: en.table.ruleLink('14.8.g') })).toBeVisible();
});

test('the reader is told what is chosen, whom a way harms, what threatens, what is advised, and what a row of the map’s table shows', async ({
  page,
}) => {
  await prefer(page, { language: 'en', handOver: false, confirm: true });
  const armies = [
    { name: 'Red', units: ['HI E6/1', 'LI E5/1', 'HI C6/1'] },
    { name: 'Blue', units: ['HI C5/4'] },
  ];
  await lay(page, recordOf(open({ system: 'ancients', map: { columns: 9, rows: 9 }, armies })));
  await expect(page.getByTestId('log')).toBeVisible();
  await expect(page.getByTestId('to-act')).toHaveText('Red, to move units');
  await press(page, 'f', 'ArrowUp', 'ArrowUp');
  const disordered = en.table.path.harm['6.c'];
  await expect(said(page)).toContainText(`Light infantry E5: ${disordered}.`);
  await expect(said(page)).toContainText(`Heavy infantry E6: ${disordered}.`);
  await press(page, 'Enter');
  await expect(said(page)).toContainText(en.table.confirmMove('E4'));
  await expect(said(page)).toContainText(`Light infantry E5: ${disordered}.`);
  await press(page, 'Escape', 'Escape');

  await page.locator('.table-text summary').press('Enter');
  await page.getByRole('row', { name: /C6/ }).getByRole('button').press('Enter');
  await expect(said(page)).toContainText(en.table.said.selected('Heavy infantry C6'));
  await press(page, 't');
  await expect(said(page)).toContainText(landHelp.threats.about);
  await expect(said(page)).toContainText('Heavy infantry C5: attacks at');
  await press(page, 't', 'h');
  await expect(said(page)).toContainText(opponent.bestPlan, { timeout: 20_000 });
});
