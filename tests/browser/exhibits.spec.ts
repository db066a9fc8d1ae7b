import type { Locator, Page } from '@playwright/test';
import { expect, expectSound, lay, prefer, test } from './fixture';
import { played, positionOf, recordOf } from './games';

const exhibit = (page: Page, id: string): Locator => page.locator(`[data-exhibit="${id}"]`);

/** Draws an exhibit of the rulebook by scrolling to it. */
async function shown(page: Page, rule: string, id: string): Promise<Locator> {
  await page.goto(`./#/rules/${rule}`);
  const found = exhibit(page, id);
  await found.scrollIntoViewIfNeeded();
  await expect(found.locator('.board-layer--above')).toBeAttached();
  return found;
}

test('examples in the text are played, move nothing else on the page, are told as well, and have no serious finding', async ({ page }) => {
  await test.step('one tap plays an example, step by step, and it can be held and begun again', async () => {
    const found = await shown(page, '9.3', 'melee-64-48');
    await expect(found).toContainText('0 of 3');
    await found.getByRole('button', { name: 'Play' }).click();
    await expect(found).toContainText('1 of 3');
    await expect(found).toContainText('2 of 3');
    await expect(found.locator('.board-target')).toContainText('1-1');
    await found.getByRole('button', { name: 'Pause' }).click();
    await found.getByRole('button', { name: 'One step forward' }).click();
    await expect(found.locator('.board-counter--disordered')).toHaveCount(2);
    await expect(found.getByRole('img', { name: 'die 4' })).toBeVisible();
    await found.getByRole('button', { name: 'One step back' }).click();
    await expect(found.locator('.board-counter--disordered')).toHaveCount(0);
    await found.getByRole('button', { name: 'Back to the start' }).click();
    await expect(found).toContainText('0 of 3');
  });
  await test.step('an example at sea is played by keyboard alone', async () => {
    const found = await shown(page, '14.6.c', 'flank-ram');
    await found.getByRole('button', { name: 'One step forward' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(found).toContainText('2 of 2');
    await expect(found.locator('.ship--sinking')).toHaveCount(1);
    // The button has nothing left to do, and keeps the focus.
    await expect(found.getByRole('button', { name: 'One step forward' })).toBeFocused();
  });
  await test.step('an example of the ancient world is drawn with its odds and played', async () => {
    const found = await shown(page, 'B7.3', 'baw-strength');
    await expect(found.locator('.board-target')).toContainText('2-1');
    const forward = found.getByRole('button', { name: 'One step forward' });
    await forward.click();
    await expect(found).toContainText('1 of 3');
    await expect(found.getByRole('img', { name: 'die 5' })).toBeVisible();
    await forward.click();
    await forward.click();
    await expect(found).toContainText('3 of 3');
    await expect(found.getByRole('list', { name: 'What is on the map' })).toContainText('Gaius');
  });
  await test.step('nothing moves on the page while an example plays', async () => {
    const found = await shown(page, '9.1', 'retreat');
    const height = async () => (await found.boundingBox())?.height;
    const before = await height();
    for (let step = 1; step <= 4; step++) {
      await found.getByRole('button', { name: 'One step forward' }).click();
      await expect(found).toContainText(`${step} of 4`);
      expect(await height()).toBe(before);
    }
  });
  await test.step('what is drawn is told as well', async () => {
    const found = await shown(page, '6.b', 'facing');
    await expect(found.getByRole('list', { name: 'What is on the map' })).toContainText('heavy infantry');
  });
  await test.step('boards in the text have no serious finding', async () => {
    await shown(page, '14.6', 'ram-angles');
    await expectSound(page, 'ram-angles', { within: '[data-exhibit="ram-angles"]', without: '.exhibit-sheets' });
  });
});

test('another tap opens an example on the table, and no game is lost', async ({ page }) => {
  await prefer(page, { handOver: false });
  await lay(page, recordOf(played(positionOf('spartolus'), [])));
  const title = await page.title();
  const found = await shown(page, '9.3', 'melee-64-48');
  await found.getByRole('button', { name: 'Try it at the table' }).click();
  await expect(page.getByTestId('battle')).toBeVisible();
  await expect(page).toHaveTitle(/Example: 64 against 48/);
  await page.goto('./#/saves');
  await expect(page.getByRole('heading', { name: 'Example: 64 against 48' })).toBeVisible();
  await expect(page.getByRole('heading', { name: title.split(' · ')[0] ?? title })).toBeVisible();
});
