import { expect, test } from '@playwright/test';

test('the first page names the game', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'Ancients' })).toBeVisible();
});
