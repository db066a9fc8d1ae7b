import type { Page } from '@playwright/test';
import { ancients } from '../../src/rules/ancients/index';
import { kindOf, orderIn } from '../../src/rules/ancients/model/orders';
import { bawGame, bawRecord } from './bawGames';
import { expect, give, lay, prefer, test } from './fixture';
import { phaseGame, recordOf } from './games';
import { encounter, seaGame, seaRecord } from './seaGames';

/** A game in whose movement so many units may yet march, and the orders of that. */
function beforeMarches(count: number) {
  const game = phaseGame('movement');
  const { length } = game.log;
  for (let i = 0; i < count; i++) game.play(ancients.legal(game.context, game.state).find((one) => kindOf(orderIn(one)) === 'move')!);
  const record = recordOf(game, 'spartolus');
  return { record: { ...record, plays: record.plays.slice(0, length) }, orders: game.log.slice(length).map(({ order }) => order) };
}

test('settings are chosen at the table or from any page, take hold at once and are kept', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, recordOf(phaseGame('movement'), 'spartolus'));
  const dialog = page.getByTestId('settings');
  const figure = page.locator('.board-layer--pieces [data-unit] .board-letters');
  await expect(figure).toHaveCount(0);

  await page.getByTestId('menu').click();
  await page.getByTestId('settings-ask').click();
  await dialog.getByRole('radio', { name: 'Letters' }).check();
  await expect(figure.first()).toBeVisible();
  await dialog.getByRole('radio', { name: 'Slow' }).check();
  await dialog.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.goto('./#/battles');
  await page.locator('[popovertarget="app-menu"]').click();
  await page.getByTestId('app-settings').click();
  for (const name of ['Letters', 'Slow', 'Dark']) await expect(dialog.getByRole('radio', { name })).toBeChecked();
});

test('in a Battle of the Ancient World units are letters for whoever wants them so', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, bawRecord(bawGame([])));
  const letters = page.locator('.board-layer--pieces [data-unit] .board-letters');
  await expect(page.locator('.board-layer--pieces [data-unit="0"]')).toBeVisible();
  await expect(letters).toHaveCount(0);
  await page.getByTestId('menu').click();
  await page.getByTestId('settings-ask').click();
  await page.getByTestId('settings').getByRole('radio', { name: 'Letters' }).check();
  await expect(letters).toHaveText(['LEG', 'LEG', 'MC', 'SLG', 'AUX', 'AUX', 'NUM']);
});

/** A page that makes no sound and writes down what would be heard; what is asked for with it counts that, and how loud it has been made. */
async function listening(page: Page) {
  await page.addInitScript(() => {
    const started: string[] = [];
    const glide = { setValueAtTime() {}, exponentialRampToValueAtTime() {}, linearRampToValueAtTime() {} };
    const [param, gain] = [0, 1].map(() => ({ ...glide, value: 0 }));
    const node = (kind: string) => ({
      gain,
      frequency: param,
      Q: param,
      connect() {},
      disconnect() {},
      stop() {},
      start: () => started.push(kind),
    });
    class Heard {
      readonly state = 'running';
      readonly sampleRate = 8;
      readonly currentTime = 0;
      readonly destination = {};
      createGain = () => node('gain');
      createOscillator = () => node('tone');
      createBufferSource = () => node('noise');
      createBiquadFilter = () => node('filter');
      createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
    }
    Object.assign(globalThis, { AudioContext: Heard, started, gain });
  });
  return {
    heard: () => page.evaluate(() => (globalThis as unknown as { started: string[] }).started.length),
    loud: () => page.evaluate(() => (globalThis as unknown as { gain: { value: number } }).gain.value),
  };
}

test('sounds are off until they are switched on, and then a march is heard', async ({ page }) => {
  const { heard } = await listening(page);
  await prefer(page, { language: 'en', handOver: false });
  const { record, orders } = beforeMarches(2);
  await lay(page, record);
  await give(page, orders[0]!);
  await expect(page.getByTestId('log-row').last().locator('.table-row__order')).toContainText(orders[0]!.slice(0, 2));
  expect(await heard()).toBe(0);

  await page.getByTestId('menu').click();
  await page.getByTestId('settings-ask').click();
  await page.getByTestId('settings-sounds').check();
  await expect.poll(heard).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  const before = await heard();
  await give(page, orders[1]!);
  await expect.poll(heard).toBeGreaterThan(before);
});

for (const { where, record, orders } of [
  { where: 'at sea', record: seaRecord(seaGame(encounter)), orders: ['D5-E5/2', 'C3-D3/2'] },
  { where: 'in a Battle of the Ancient World', record: bawRecord(bawGame(['end'])), orders: ['E6-E5', 'F6-F5'] },
]) {
  test(`${where} what moves is heard as loud as was chosen, and no more once sounds are off`, async ({ page }) => {
    const { heard, loud } = await listening(page);
    await prefer(page, { language: 'en', handOver: false, volume: 0.5 });
    await lay(page, record);
    const isPlayed = (order: string) =>
      expect(page.getByTestId('log-row').last().locator('.table-row__order')).toContainText(order.slice(0, 2));
    expect(await heard()).toBe(0);
    await give(page, orders[0]!);
    await isPlayed(orders[0]!);
    await expect.poll(heard).toBeGreaterThan(0);
    const quiet = await loud();

    await page.getByTestId('menu').click();
    await page.getByTestId('settings-ask').click();
    const marched = await heard();
    await page.getByTestId('settings-volume').fill('1');
    await expect.poll(heard).toBeGreaterThan(marched);
    expect(await loud()).toBeGreaterThan(quiet);
    await page.getByTestId('settings-sounds').uncheck();
    await expect(page.getByTestId('settings-volume')).toHaveCount(0);
    await page.keyboard.press('Escape');
    const before = await heard();
    await give(page, orders[1]!);
    await isPlayed(orders[1]!);
    expect(await heard()).toBe(before);
  });
}
