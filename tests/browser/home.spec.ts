import { expect, test } from './fixture';

test('the first page names the game', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'Ancients' })).toBeVisible();
});
