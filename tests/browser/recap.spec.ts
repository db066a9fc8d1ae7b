import { en } from '../../src/ui/words/en/index';
import { opposed } from '../ui/systems/ancients/opposed';
import { squadrons } from '../ui/systems/naval/squadrons';
import { ancientWorld } from './bawGames';
import { expect, give, lay, main, prefer, said, test } from './fixture';
import { played, recordOf } from './games';
import { tabTo } from './keys';
import { seaGame, seaRecord } from './seaGames';

const near = opposed(['HI E6/2', 'LI F7/2'], ['HI K6/5']);

test('what the other side did stands beside the map, line by line, until it is dismissed', async ({ page }) => {
  await prefer(page, { handOver: false, stops: false, speed: 'off' });
  await lay(page, recordOf(played(near, [])));
  for (const order of ['E6-F6', 'F7-G8']) await give(page, order);
  await main(page).click();
  const recap = page.getByTestId('recap');
  await expect(recap).toContainText('Egypt');
  await expect(recap.getByRole('listitem')).toHaveCount(2);
  // It stays until it is dismissed, in another page too.
  await page.reload();
  await expect(recap.getByRole('listitem')).toHaveCount(2);
  await page.getByTestId('recap-next').click();
  await expect(page.getByTestId('looking')).toBeVisible();
  const step = recap.locator('[aria-current="step"]');
  await expect(step).toHaveCount(1);
  await expect(page.getByTestId('said')).toContainText(await step.innerText());
  await page.getByTestId('recap-all').click();
  await expect(page.getByTestId('looking')).toHaveCount(0);
  await expect(recap).toBeVisible();
  // Whoever goes back to the game while all are shown is not taken into the past again.
  await page.getByTestId('recap-all').click();
  await expect(page.getByTestId('looking')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('looking')).toHaveCount(0);
  await expect(page.getByTestId('recap-all')).toHaveText(en.table.recap.all);
  await page.getByTestId('recap-done').click();
  await expect(recap).toHaveCount(0);
  await expect(page.getByRole('application')).toBeFocused();
});

for (const [where, laid, orders] of [
  ['at sea', () => seaRecord(seaGame({ ...squadrons, player: 2, phase: 'attacks', die: undefined })), ['E6>D6', 'E6xD6', 'end', 'end']],
  ['in a Battle of the Ancient World', () => ancientWorld([]), ['E5xE4', 'retreat E4-E3', 'advance E5-E4', 'end']],
] as const)
  test(`by keys alone what the other side did ${where} is gone through, shown on the map, read out and dismissed`, async ({ page }) => {
    await prefer(page, { handOver: false, speed: 'off' });
    await lay(page, laid());
    for (const order of orders) await give(page, order);
    const recap = page.getByTestId('recap');
    await tabTo(page, page.getByTestId('recap-next'));
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('looking')).toBeVisible();
    await expect(said(page)).toContainText(await recap.locator('[aria-current="step"]').innerText());
    await expect(page.locator('.board-trail__line')).toHaveAttribute('d', /^M/);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('looking')).toHaveCount(0);
    await tabTo(page, page.getByTestId('recap-done'));
    await page.keyboard.press('Enter');
    await expect(recap).toHaveCount(0);
    await expect(page.getByRole('application')).toBeFocused();
  });

test('on a phone it is a press away, and the map stays whole until then', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page, { handOver: false, stops: false, speed: 'off' });
  await lay(page, recordOf(played(near, ['E6-F6', 'F7-G8'])));
  await main(page).click();
  await expect(page.locator('.table-sheet--up')).toHaveCount(0);
  await page.getByTestId('recap-ask').click();
  await expect(page.getByTestId('recap').getByRole('listitem')).toHaveCount(2);
  // What is told of is in sight above the sheet.
  const bottomOf = (unit: number) =>
    page.locator(`.board-layer--pieces [data-unit="${unit}"]`).evaluate((piece) => piece.getBoundingClientRect().bottom);
  const strip = page.locator('.table-strip');
  await expect
    .poll(async () => (await strip.evaluate((line) => line.getBoundingClientRect().top)) - (await bottomOf(1)))
    .toBeGreaterThan(0);
  await page.getByTestId('recap-done').click();
  await expect(page.getByTestId('recap-ask')).toHaveCount(0);
  await expect(page.locator('.table-sheet--up')).toHaveCount(0);
});
