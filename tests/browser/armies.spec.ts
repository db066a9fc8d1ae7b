import { expect, test } from './fixture';

test('two armies are bought, every fault is named, and the battle begins', async ({ page }) => {
  await page.goto('./#/battles');
  await page.getByTestId('to-armies').click();
  await expect(page.getByTestId('total-0')).toContainText('of 100 points');
  await page.getByTestId('nation-0').selectOption('hoplites');
  await page.getByTestId('buy-0').click();
  await expect(page.getByTestId('faults-0')).toHaveCount(0);
  const more = page.getByTestId('ware-0-HI').getByRole('button', { name: 'One more' });
  for (let i = 0; i < 5; i++) await more.click();
  await expect(page.getByTestId('faults-0')).toContainText('15.2.h.5');
  await page.getByTestId('begin-armies').click();
  await expect(page.getByTestId('faults-0')).toBeFocused();
  await page.getByTestId('buy-0').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('rival-two').check();
  await page.getByTestId('field').selectOption('river');
  await page.getByTestId('begin-armies').click();
  await expect(page.locator('.board')).toBeVisible();
  await expect(page).toHaveTitle(/Greek cities/);
  await page.goto('./#/armies');
  await page.getByTestId('arena-sea').check();
  await expect(page.getByTestId('total-1')).toContainText('of 60 points');
  await page.getByTestId('rival-two').check();
  await page.getByTestId('begin-armies').click();
  await expect(page.locator('.board')).toBeVisible();
});
