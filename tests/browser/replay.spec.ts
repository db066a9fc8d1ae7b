import { panels } from '../../src/ui/words/en/panels';
import { axeOn, expect, lay, main, prefer, record, said, test } from './fixture';
import { phaseGame, recordOf } from './games';

const { replay } = panels;

test('a battle is watched again, paused and gone through by its fights and losses, by mouse and by keys', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false, speed: 'slow' });
  await lay(page, recordOf(phaseGame('over'), 'spartolus'));
  const { plays } = await record(page);
  const watch = page.getByTestId('watch');
  const place = await watch.boundingBox();
  await watch.click();
  await expect(watch).toHaveAttribute('aria-pressed', 'true');
  expect(await watch.boundingBox(), 'it keeps its place').toEqual(place);
  const bar = page.getByTestId('replay');
  const toggle = page.getByTestId('replay-play');
  await expect(toggle).toHaveAccessibleName(replay.pause);
  await expect(said(page)).not.toBeEmpty();
  await watch.click();
  await expect(watch).toHaveAttribute('aria-pressed', 'false');
  await expect(toggle).toHaveAccessibleName(replay.play);
  await page.keyboard.press(',');
  await expect(page.getByTestId('scene')).toBeVisible();
  await bar.getByRole('button', { name: replay.loss }).click();
  await expect(said(page)).toContainText('eliminated');
  const moment = await page.getByTestId('looking').locator('p').innerText();
  await page.keyboard.press('>');
  await expect(page.getByTestId('looking').locator('p')).not.toHaveText(moment);
  await page.keyboard.press('<');
  await expect(page.getByTestId('looking').locator('p')).toHaveText(moment);
  await page.getByTestId('replay-pace').click();
  await expect(page.getByTestId('replay-pace')).toHaveAccessibleName(replay.paces.normal);
  await page.getByTestId('replay-side').click();
  await expect(page.getByTestId('replay-side')).toHaveAccessibleName(replay.only('Athens'));
  await page.keyboard.press('k');
  await expect(toggle).toHaveAccessibleName(replay.pause);
  const { violations } = await axeOn(page).include('.table-strip').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  // That there is none more is said to everybody.
  while ((await page.locator('.app-toast').count()) === 0) await page.keyboard.press(';');
  await expect(page.locator('.app-toast')).toContainText(replay.none.loss);
  await main(page).click();
  await expect(bar).toHaveCount(0);
  expect((await record(page)).plays).toEqual(plays);
});

test('back from a past moment the log is at its end again', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false, speed: 'off' });
  await lay(page, recordOf(phaseGame('over'), 'spartolus'));
  const rows = page.getByTestId('log-row');
  await expect(rows.last()).toBeInViewport();
  await rows.first().getByRole('button').first().click();
  await expect(page.getByTestId('looking')).toBeVisible();
  await expect(rows.last()).not.toBeInViewport();
  await main(page).click();
  await expect(page.getByTestId('looking')).toHaveCount(0);
  await expect(rows.last()).toBeInViewport();
});
