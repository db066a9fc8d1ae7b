import { expect, lay, prefer, test } from './fixture';
import { phaseGame, recordOf } from './games';

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
