import { ancients } from '../../src/rules/ancients/index';
import { kindOf, orderIn } from '../../src/rules/ancients/model/orders';
import { expect, give, lay, prefer, test } from './fixture';
import { phaseGame, recordOf } from './games';

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

test('sounds are off until they are switched on, and then a march is heard', async ({ page }) => {
  await page.addInitScript(() => {
    const started: string[] = [];
    const param = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    const node = (kind: string) => ({ gain: param, frequency: param, Q: param, connect() {}, stop() {}, start: () => started.push(kind) });
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
    Object.assign(globalThis, { AudioContext: Heard, started });
  });
  await prefer(page, { language: 'en', handOver: false });
  const { record, orders } = beforeMarches(2);
  await lay(page, record);
  const heard = () => page.evaluate(() => (globalThis as unknown as { started: string[] }).started.length);
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
