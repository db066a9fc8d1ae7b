import { apart } from '../ui/systems/ancients/opposed';
import { expect, lay, main, prefer, start, test } from './fixture';
import { open, recordOf } from './games';

test('a phase in which nothing can be done passes by itself, and the log says so', async ({ page }) => {
  await prefer(page, { handOver: false, stops: false });
  await lay(page, recordOf(open(apart())));
  // What has not moved is named first.
  await main(page).click();
  await main(page).click();
  await expect(page.getByTestId('to-act')).toHaveAttribute('data-side', '2');
  await expect(page.getByTestId('phase')).toHaveText('Movement');
  await expect(page.getByTestId('log')).toContainText('nothing was done');
});

test('what passes before the first order of a battle passes as it begins, and can be taken back', async ({ page }) => {
  await prefer(page, { handOver: false, stops: false });
  await page.goto('./#/set-up/baw-kadesh');
  await page.getByTestId('mode-solo').check();
  await start(page);
  // Nobody has anybody to fire at.
  await expect(page.getByTestId('phase')).toHaveText('Movement');
  await expect(page.getByTestId('log')).toContainText('nothing was done');
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('phase')).toHaveText('Fire');
  await main(page).click();
  await expect(page.getByTestId('phase')).toHaveText('Movement');
});

test('a switch in the settings brings the stop back', async ({ page }) => {
  await prefer(page, { handOver: false, stops: false });
  await lay(page, recordOf(open(apart())));
  await page.getByTestId('menu').click();
  await page.getByTestId('settings-ask').click();
  await page.getByTestId('settings-stops').check();
  await page.keyboard.press('Escape');
  // What has not moved is named first.
  await main(page).click();
  await main(page).click();
  await expect(page.getByTestId('phase')).not.toHaveText('Movement');
});
