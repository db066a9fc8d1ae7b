import type { Page } from '@playwright/test';
import { en } from '../../src/ui/words/en/index';
import { begin, expect, test } from './fixture';

/** As in a browser that does not know what a popover is: such an element is shown like any other, and no button opens it. */
async function forgetPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    addEventListener(
      'click',
      (event) => event.target instanceof Element && event.target.closest('[popovertarget]') && event.preventDefault(),
      true,
    );
  });
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll(':popover-open', ':unheard-of');
    await route.fulfill({ response, body: `[popover] { display: block; }\n${css}` });
  });
}

test('where there are no popovers the menus are closed, and open and close all the same', async ({ page }) => {
  await forgetPopovers(page);
  await begin(page, 'spartolus', 1);
  const [pages, game] = [page.locator('#app-menu'), page.locator('.table-menu:not(.table-look)')];
  await expect(pages).toBeHidden();
  await expect(game).toBeHidden();

  const more = page.locator('[popovertarget="app-menu"]');
  await more.click();
  await expect(pages).toBeVisible();
  await page.getByTestId('menu').click();
  await expect(pages).toBeHidden();
  await expect(game).toBeVisible();
  // No key acts under it, and Escape lays nothing else down.
  await page.keyboard.press('f');
  await expect(page.getByTestId('unit-card')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(game).toBeHidden();
  await page.keyboard.press('f');
  await expect(page.getByTestId('unit-card')).toBeVisible();
  await page.getByTestId('menu').click();
  await page.keyboard.press('Escape');
  await expect(game).toBeHidden();
  await expect(page.getByTestId('unit-card')).toBeVisible();

  await more.click();
  await pages.getByRole('radio').last().check();
  await expect(pages).toBeVisible();
  await page.locator('.app-header').click({ position: { x: 700, y: 20 } });
  await expect(pages).toBeHidden();
  await more.click();
  await pages.getByRole('link', { name: en.common.nav.help }).click();
  await expect(page.getByRole('heading', { level: 1, name: en.common.nav.help })).toBeVisible();
  await expect(pages).toBeHidden();
});

test('what is shown over the map is chosen beside its button: when the window turns it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page, 'spartolus', 1);
  await page.getByTestId('look-ask').click();
  await expect(page.locator('.table-look')).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('.table-look')).toBeHidden();
});
