import type { Page } from '@playwright/test';
import { en } from '../../src/ui/words/en/index';
import { expect, lay, test } from './fixture';
import { askedGame, recordOf } from './games';

/** A browser that lets a page copy in a click and no later, or never; what is copied is kept in `copied`. */
const clipboard = (page: Page, lets: 'in the click' | 'never') =>
  page.addInitScript((when) => {
    let clicks = false;
    const refused = () => Promise.reject(new DOMException('not now', 'NotAllowedError'));
    const write = async ([item]: ClipboardItem[]) => {
      if (when === 'never' || !clicks) return refused();
      Object.assign(globalThis, { copied: await (await item!.getType('text/plain')).text() });
    };
    // From the first to hear of it to the last.
    const mark = (now: boolean) => () => {
      clicks = now;
    };
    addEventListener('click', mark(true), true);
    addEventListener('click', mark(false));
    Object.defineProperty(navigator, 'clipboard', { value: { write, writeText: refused } });
  }, lets);

const copied = (page: Page) => page.evaluate(() => (globalThis as { readonly copied?: string }).copied);
const dialog = (page: Page) => page.getByRole('dialog', { name: en.pages.saves.copyLink });

test('a browser that copies in the click and no later copies the link of a game, at the table and in the list', async ({ page }) => {
  await clipboard(page, 'in the click');
  await lay(page, recordOf(askedGame('retreat'), 'spartolus'));
  await page.getByTestId('menu').click();
  await page.getByTestId('copy-link').click();
  await expect(page.getByText(en.table.linkCopied)).toBeVisible();
  const link = await copied(page);
  expect(link).toContain('#/g/');
  await page.goto('./#/saves');
  await page.getByRole('button', { name: en.pages.saves.copyLink }).click();
  await expect.poll(() => copied(page)).toContain('#/g/');
  await expect(dialog(page)).toBeHidden();
});

test('and the link of a paragraph', async ({ page }) => {
  await clipboard(page, 'in the click');
  await page.goto('./#/rules/9.3');
  await page.locator('[data-paragraph="9.3"] .book-copy').click();
  await expect.poll(() => copied(page)).toMatch(/#\/rules\/9\.3$/);
});

test('where the browser never copies the link is shown, selected, and goes with the page', async ({ page }) => {
  await clipboard(page, 'never');
  await lay(page, recordOf(askedGame('retreat'), 'spartolus'));
  await page.getByTestId('menu').click();
  await page.getByTestId('copy-link').click();
  await expect(dialog(page)).toBeVisible();
  const text = dialog(page).getByRole('textbox');
  await expect(text).toBeFocused();
  const selected = () => text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  await expect.poll(selected).toMatch(/#\/g\/.{20}/);
  await page.evaluate(() => {
    location.hash = '#/help';
  });
  await expect(dialog(page)).toBeHidden();
});
