import type { Page, Response } from '@playwright/test';
import { RULE_IDS } from '../../src/ui/learn/rulebook/ids';
import { wordList } from '../../src/ui/learn/rulebook/terms';
import { en } from '../../src/ui/learn/words/en';
import { fr } from '../../src/ui/learn/words/fr';
import { en as enLand } from '../../src/ui/systems/ancients/rulebook/en';
import { fr as frLand } from '../../src/ui/systems/ancients/rulebook/fr';
import { baw as enAncientWorld } from '../../src/ui/systems/baw/rulebook/en';
import { baw as frAncientWorld } from '../../src/ui/systems/baw/rulebook/fr';
import { naval as enSea } from '../../src/ui/systems/naval/rulebook/en';
import { naval as frSea } from '../../src/ui/systems/naval/rulebook/fr';

const enBook = { ...enLand, ...enSea, ...enAncientWorld, words: wordList.en([]) };
const frBook = { ...frLand, ...frSea, ...frAncientWorld, words: wordList.fr([]) };

import { begin, expect, expectSound, prefer, test } from './fixture';

const paragraph = (page: Page, id: string) => page.locator(`[data-paragraph="${id}"]`);
const heading = (page: Page, id: string) => paragraph(page, id).getByRole('heading');

/** At the top of what can be seen of the text. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  await expect(heading(page, id)).toBeFocused();
  await expect.poll(async () => (await paragraph(page, id).boundingBox())?.y ?? -1).toBeLessThan(130);
  await expect.poll(async () => (await paragraph(page, id).boundingBox())?.y ?? -1).toBeGreaterThan(40);
}

async function openBook(page: Page, language: 'en' | 'fr', id?: string): Promise<void> {
  await prefer(page, { language });
  await page.goto(id === undefined ? './#/rules' : `./#/rules/${encodeURIComponent(id)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const [language, book] of [
  ['en', enBook],
  ['fr', frBook],
] as const) {
  test(`the rulebook in ${language} holds every paragraph, and each of its links leads to one`, async ({ page }) => {
    await openBook(page, language);
    const anchors = await page.locator('[data-paragraph]').evaluateAll((all) => all.map((one) => one.getAttribute('data-paragraph')));
    expect(anchors).toEqual([...RULE_IDS]);
    const links = await page
      .locator('main a[href^="#/"]')
      .evaluateAll((all) => all.map((one) => decodeURIComponent(one.getAttribute('href') ?? '')));
    expect(links.length).toBeGreaterThan(400);
    expect(links.filter((link) => !(RULE_IDS as readonly string[]).includes(link.replace('#/rules/', '')))).toEqual([]);
    const titles = await page.locator('[data-paragraph] :is(h3, h4, h5)').allTextContents();
    expect(titles.map((title) => title.trim().split(' ').at(-1))).toEqual(RULE_IDS.map((id) => book[id].title.split(' ').at(-1)));
  });
}

test('whoever comes from Ancients is told what is different, from the battle and in the first turn at its table', async ({ page }) => {
  await prefer(page, { speed: 'off' });
  await page.goto('./#/battles/baw-cannae');
  await page.getByRole('link', { name: /Coming from Ancients/ }).click();
  await expectAtTop(page, 'from-ancients');
  // Alone: a program would go on while the line is read.
  await begin(page, 'baw-cannae', 1, 'solo');
  const coming = page.getByTestId('coming');
  await expect(coming).toContainText('Coming from Ancients?');
  await coming.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Coming from Ancients, and going back' })).toBeVisible();
});

test('a link opens its paragraph: at the top, focused, known to the contents; back goes back', async ({ page }) => {
  await openBook(page, 'en', '14.8.k');
  await expectAtTop(page, '14.8.k');
  const contents = page.getByRole('navigation', { name: en.contents });
  await expect(contents.locator('[aria-current="location"]')).toContainText('14.8.k');
  await paragraph(page, '14.8.k').locator('.book-see').getByRole('link').first().click();
  await expectAtTop(page, '14.8.d');
  await expect(page).toHaveURL(/#\/rules\/14\.8\.d$/);
  // By keyboard: to click on what stands still beside the text the driver of Firefox moves the text.
  await contents.getByRole('link', { name: /^FAQ/ }).press('Enter');
  await expectAtTop(page, 'FAQ');
  await contents.getByRole('link', { name: /FAQ.16/ }).press('Enter');
  await expectAtTop(page, 'FAQ 16');
  await page.goBack();
  await expectAtTop(page, 'FAQ');
  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, -6000);
  await expect(contents.locator('[aria-current="location"]')).not.toContainText('FAQ');
});

test('each paragraph gives its own link away', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBook(page, 'fr', 'FAQ 9');
  await paragraph(page, 'FAQ 9').getByRole('button').first().click();
  await expect(page.getByText(fr.copied('FAQ\u00a09'))).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('./#/credits');
  await page.goto(link);
  await expectAtTop(page, 'FAQ 9');
});

test('another language keeps the place', async ({ page }) => {
  await openBook(page, 'en', '9.4');
  await expectAtTop(page, '9.4');
  await page.getByRole('button', { name: 'Français' }).press('Enter');
  await expect(heading(page, '9.4')).toContainText(frBook['9.4'].title);
  await expectAtTop(page, '9.4');
});

test('back goes to what was read last, however soon one went on', async ({ page }) => {
  await openBook(page, 'en', '9.4');
  await expectAtTop(page, '9.4');
  await paragraph(page, '14.6.c').evaluate((section) => {
    section.scrollIntoView({ behavior: 'instant' });
    location.hash = '#/rules/4';
  });
  await expectAtTop(page, '4');
  await page.goBack();
  await expectAtTop(page, '14.6.c');
});

test('the search by keyboard: without accents, into the results, to the paragraph; and nothing found is said', async ({ page }) => {
  await openBook(page, 'fr');
  await expect(paragraph(page, '1')).toBeVisible();
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox', { name: fr.search.label });
  await expect(field).toBeFocused();
  await page.keyboard.type('retraite melee');
  const results = page.getByRole('region', { name: fr.search.results });
  await expect(results.locator('mark').first()).toBeVisible();
  await expect(results.getByRole('status')).toHaveText(/\d+ paragraphes/);
  await expect(results.getByRole('link').first()).toContainText(/9|11/);
  await page.keyboard.press('ArrowDown');
  await expect(results.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await field.fill('6.j.2');
  await page.keyboard.press('Enter');
  await expectAtTop(page, '6.j.2');
  await field.focus();
  await field.fill('aéroplane');
  await expect(results.getByRole('status')).toHaveText(fr.search.nothing('aéroplane'));
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(page.getByRole('navigation', { name: fr.contents })).toBeVisible();
});

test('on a phone contents and search are one tap away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBook(page, 'en', '8.b');
  await expectAtTop(page, '8.b');
  await expect(page.locator('.book-bar')).toContainText('8.b');
  await page.locator('.book-bar').getByRole('button').click();
  await page.getByRole('searchbox').fill('corvus');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /14\.8\.h/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectAtTop(page, '14.8.h');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the text stays as it was drawn when the window is turned', async ({ page }) => {
  await openBook(page, 'en', '9.2');
  await paragraph(page, '9.2').evaluate((section) => section.setAttribute('data-seen', 'yes'));
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(page.locator('.book-bar')).toBeVisible();
  await expect(paragraph(page, '9.2')).toHaveAttribute('data-seen', 'yes');
});

test('text, tables, boards, contents and search have no serious finding', async ({ page }) => {
  await openBook(page, 'fr', '9.3');
  // All sections are made of the same parts; three say whether these are sound.
  await page.locator('.book-section').evaluateAll((all) => {
    for (const section of all)
      if (!section.querySelector('[data-paragraph="T"], [data-paragraph="9"], [data-paragraph="15"]')) section.remove();
  });
  await page.getByRole('searchbox').fill('camp');
  await expect(page.getByRole('region', { name: fr.search.results })).toBeVisible();
  await expectSound(page, 'rulebook', { without: '.exhibit-sheets' });
});

test('at the table the rulebook is a tap away and stands beside the map', async ({ page }) => {
  await begin(page, 'spartolus', 3);
  await page.getByTestId('menu').click();
  await page.getByTestId('rulebook').click();
  const panel = page.getByTestId('rule-panel');
  await panel.getByRole('searchbox').fill('arc of fire');
  await panel.getByRole('link', { name: /8\.a/ }).first().click();
  await expect(panel.getByRole('heading', { level: 2 })).toContainText(enBook['8.a'].title);
  await panel.getByRole('link', { name: /^6\.b/ }).click();
  await expect(panel.getByRole('heading', { level: 2 })).toContainText(enBook['6.b'].title);
  await panel.getByRole('button', { name: en.back }).click();
  await expect(panel.getByRole('heading', { level: 2 })).toContainText(enBook['8.a'].title);
  // Asked for by its number again, a paragraph is there again, wherever reading on has led.
  const number = page.locator('.table-rule:visible').first();
  const title = panel.getByRole('heading', { level: 2 });
  const asked = new RegExp(`^${(await number.textContent())!.replaceAll('.', '\\.')}\\s`);
  await number.click();
  await expect(title).toHaveText(asked);
  await panel.locator('.learn-around a').first().click();
  await expect(title).not.toHaveText(asked);
  await number.click();
  await expect(title).toHaveText(asked);
  const [map, text] = [await page.locator('.table-map').boundingBox(), await panel.boundingBox()];
  expect((map?.x ?? 0) + (map?.width ?? 0)).toBeLessThanOrEqual((text?.x ?? 0) + 1);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('on a phone the panel leaves part of the map in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page, 'spartolus', 3);
  await page.getByTestId('menu').click();
  await page.getByTestId('rulebook').click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  const [map, sheet] = [await page.locator('.table-field').boundingBox(), await page.locator('.table-strip').boundingBox()];
  expect((sheet?.y ?? 0) - (map?.y ?? 0)).toBeGreaterThan(120);
});

test('an optional rule is read on the set-up page and no choice is lost', async ({ page }) => {
  await page.goto('./#/set-up/spartolus');
  await page.locator('.setup-options summary').click();
  const option = page.locator('[data-option="13.5"]');
  await option.getByRole('checkbox').check();
  await option.getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toContainText(enBook['13.5'].title);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(option.getByRole('checkbox')).toBeChecked();
  await expect(option.getByRole('link')).toBeFocused();
});

test('neither the front page nor a battle fetches anything of the rulebook', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await begin(page, 'megiddo', 1);
  await expect(page.locator('.table-upper')).toContainText(/\w/);
  const all = (await Promise.all(scripts.map((script) => script.text()))).join('\n');
  expect(all.length).toBeGreaterThan(100_000);
  for (const id of ['1', '9.2', '14.6', 'FAQ 16'] as const) {
    const [text = ''] = enBook[id].text.filter((one): one is string => typeof one === 'string');
    expect(all.includes(text.slice(0, 40)), id).toBe(false);
  }
  expect(all.includes(en.search.advice)).toBe(false);
});

test('it prints without what is for the screen, tables whole', async ({ page }) => {
  await openBook(page, 'en');
  await page.emulateMedia({ media: 'print' });
  for (const gone of ['.app-header', '.book-aside', '.book-copy >> nth=0', '.book-print']) await expect(page.locator(gone)).toBeHidden();
  const broken = await page
    .locator('.learn-table:not(.learn-table--long)')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).breakInside !== 'avoid').length);
  expect(broken).toBe(0);
  expect(
    await page
      .locator('.book-section')
      .first()
      .evaluate((one) => getComputedStyle(one).contentVisibility),
  ).toBe('visible');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(15);
  expect(pages).toBeLessThan(80);
});
