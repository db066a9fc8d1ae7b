import type { Page } from '@playwright/test';
import type { Entry } from '../../src/kernel/game';
import { namingOf as landNaming } from '../../src/ui/systems/ancients/naming';
import { landLive } from '../../src/ui/systems/ancients/words/en/live';
import { namingOf as ancientNaming } from '../../src/ui/systems/baw/naming';
import { en as ancient } from '../../src/ui/systems/baw/words/en/index';
import { namingOf as seaNaming } from '../../src/ui/systems/naval/naming';
import { en as sea } from '../../src/ui/systems/naval/words/en/index';
import { en } from '../../src/ui/words/en/index';
import { wholeBattle } from './bawGames';
import { expect, lay, orderInput, prefer, said, test } from './fixture';
import { eagerGame, open, positionOf, recordOf } from './games';
import { tabTo } from './keys';
import { encounter, findSeaGame, seaGame, seaRecord } from './seaGames';

/** Takes the map away from the eye and from what a screen reader reads, and writes down whatever it is given to say of what happens. */
async function goBlind(page: Page): Promise<void> {
  await prefer(page, { handOver: false, speed: 'off' });
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const listen = () => {
      const map = document.querySelector<HTMLElement>('.table-map');
      if (map) map.style.visibility = 'hidden';
      const log = document.querySelector('[role="log"]');
      if (!log || log.hasAttribute('data-heard')) return;
      log.setAttribute('data-heard', '');
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) heard.push(node.textContent ?? '');
      }).observe(log, { childList: true });
    };
    document.addEventListener('DOMContentLoaded', () => {
      listen();
      new MutationObserver(listen).observe(document.body, { childList: true, subtree: true });
    });
  });
}

/** A question is heard too where it is not answered before anybody could have read it. */
const isQuestion = (text: string): boolean => text.includes(': a question. ');

/** Under the dialog of the result nothing is heard: what was said last comes once that is closed. */
async function expectHeard(page: Page, told: readonly string[]): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('result')).toHaveCount(0);
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  await expect.poll(async () => (await heard()).filter((text) => !isQuestion(text))).toEqual(told);
  const all = await heard();
  expect(all.some(isQuestion)).toBe(true);
  // Each follows what has led to it.
  expect(all.filter((text, i) => isQuestion(text) && isQuestion(all[i - 1] ?? text))).toEqual([]);
}

/** Types orders one after the other, without waiting for what is said of each. */
async function typeAll(page: Page, orders: readonly string[]): Promise<void> {
  const field = await orderInput(page);
  await expect(field).toBeFocused();
  for (const order of orders) {
    await page.keyboard.type(order);
    await page.keyboard.press('Enter');
    await expect(field, order).toHaveValue('');
  }
}

/** What plays are told as, each play once. */
const sentences = <Event>(log: readonly Entry<Event>[], say: (event: Event) => string): string[] =>
  log.map(({ events }) => events.map(say).join(' ')).filter((text) => text !== '');

test('a whole battle on land is played without the map: landmarks and table are read, orders completed and typed, every event heard once, in order', async ({
  page,
}) => {
  const position = { ...positionOf('spartolus'), turns: 3 };
  const game = eagerGame(position, 4);
  await goBlind(page);
  await lay(page, recordOf(open(position, 4)));
  await expect(page.locator('.table-map')).toBeHidden();

  const text = page.locator('.table-text');
  await page.keyboard.press('f');
  await tabTo(page, text.locator('summary'));
  await page.keyboard.press('Enter');
  const landmarks = page.getByTestId('landmarks').getByRole('listitem');
  await expect(landmarks.filter({ hasText: /^Athens, left wing: D7 \(1\)|^Athens, left wing: D7–/ })).toHaveCount(1);
  await expect(landmarks.filter({ hasText: /^Woods G4–/ })).toHaveCount(1);
  await expect(landmarks.filter({ hasText: 'Camp, Athens: F8' })).toHaveCount(1);
  for (const name of Object.values(en.table.boardText)) await expect(text.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await expect(text.locator('tr[data-hex] td:nth-child(5)').filter({ hasText: /^\d+\spoints?, \d+\sleft/ })).not.toHaveCount(0);
  await page.keyboard.press('Escape');

  const [first = '', ...others] = game.log.map(({ order }) => order);
  const field = await orderInput(page);
  await expect(field).toBeFocused();
  await page.keyboard.type(first.slice(0, -2).toLowerCase());
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  for (let n = 0; n < 12; n++) {
    const at = await field.getAttribute('aria-activedescendant');
    if (at !== null && (await page.locator(`[id="${at}"]`).getAttribute('data-order')) === first) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(first);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await typeAll(page, others);

  await expect(page.getByTestId('result')).toHaveAttribute('data-winner', String(game.outcome()!.winner));
  const naming = landNaming(game.context, game.state.units);
  const told = sentences(game.log, (event) => landLive.events.say(event, naming));
  await expectHeard(page, told);

  await page.getByTestId('order-close').press('Enter');
  await page.keyboard.press('u');
  await expect(
    said(page)
      .locator('p:not([role="log"] p)')
      .filter({ hasText: told.at(-1)! }),
  ).toHaveCount(1);
  await page.keyboard.press('Shift+U');
  await expect(said(page)).toContainText(en.table.again.said(told.at(-2)!, 1));
});

test('a whole battle at sea is played without the map, and every event heard once, in order', async ({ page }) => {
  const game = findSeaGame(encounter, (orders) => orders.some((order) => order.includes('x')));
  await goBlind(page);
  await lay(page, seaRecord(seaGame(encounter, [], game.seed)));
  await typeAll(
    page,
    game.log.map(({ order }) => order),
  );
  await expect(page.getByTestId('result')).toHaveAttribute('data-winner', String(game.outcome()!.winner));
  const naming = seaNaming(game.context, game.state.ships);
  await expectHeard(
    page,
    sentences(game.log, (event) => sea.events.say(event, naming)),
  );
});

test('a whole Battle of the Ancient World is played without the map, and every event heard once, in order', async ({ page }) => {
  const { game, opening } = wholeBattle();
  await goBlind(page);
  await lay(page, opening);
  await typeAll(
    page,
    game.log.map(({ order }) => order),
  );
  await expect(page.getByTestId('result')).toHaveAttribute('data-winner', String(game.outcome()!.winner));
  const naming = ancientNaming(game.context, game.state.units);
  await expectHeard(
    page,
    sentences(game.log, (event) => ancient.events.say(event, naming)),
  );
});
