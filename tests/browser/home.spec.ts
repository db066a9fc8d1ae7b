import type { Page } from '@playwright/test';
import { en } from '../../src/ui/words/en/index';
import { fr } from '../../src/ui/words/fr/index';
import { expect, lay, prefer, test } from './fixture';
import { played, positionOf, recordOf } from './games';

/** Style sheets and letters are there: without them boxes are of other sizes. */
async function dressed(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every((link) => link.sheet));
  await page.evaluate(() => {
    // Letters are asked for when a text is laid out in them.
    document.body.getBoundingClientRect();
    return document.fonts.ready;
  });
}

test('the first page names the game', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'Ancients' })).toBeVisible();
});

for (const [language, words, others] of [
  ['en', en, fr],
  ['fr', fr, en],
] as const) {
  test(`it is on the screen before its script, in ${language} alone, and gives way to it`, async ({ page }) => {
    await prefer(page, { language });
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(/\/assets\/start-[^/]*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('./', { waitUntil: 'commit' });
    const drawn = page.locator('.drawn');
    await expect(drawn.getByText(words.pages.home.tagline)).toBeVisible();
    await expect(page.getByText(others.pages.home.tagline)).toHaveCount(0);
    await expect(drawn.locator('.app-languages [aria-pressed="true"]')).toHaveText(language.toUpperCase());
    await dressed(page);
    const before = await drawn.locator('h1').boundingBox();
    go();
    await expect(page.locator('.map-picture--front')).toBeVisible();
    await expect(drawn).toHaveCount(0);
    await dressed(page);
    expect(await page.locator('h1').boundingBox()).toEqual(before);
  });
}

test('it loads nothing of the table, of branches or of dice that both sides make, which a battle asks for before its script runs', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('./', { waitUntil: 'networkidle' });
  const ofTable = /\/(game|table|live|panels|onDemand|branches|luck|review)-[^/]*\.js/;
  expect(asked.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(2);
  expect(asked.filter((url) => ofTable.test(url))).toEqual([]);
  // Held back, the entry cannot have asked for it.
  await page.route(/\/assets\/main-[^/]*\.js/, () => new Promise(() => undefined));
  await page.goto('about:blank');
  await page.goto('./#/play', { waitUntil: 'commit' });
  await expect.poll(() => asked.filter((url) => /\/table-[^/]*\.(js|css)/.test(url)).length).toBe(2);
});

test('of another page only the bar over it is there before its script', async ({ page }) => {
  await page.route(/\/assets\/start-[^/]*\.js/, () => new Promise(() => undefined));
  await page.goto('./#/battles', { waitUntil: 'commit' });
  await expect(page.locator('.drawn .app-header')).toBeVisible();
  await expect(page.locator('.drawn main')).toHaveCount(0);
});

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const) {
  test(`a game to go on with moves nothing that is pressed beside it, in ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const boxes = async () => {
      await dressed(page);
      const row = page.locator('.home-games .app-row > :is(a, button):not([data-testid="first-battle"])');
      return row.evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().x, one.getBoundingClientRect().y + scrollY]));
    };
    await page.goto('./');
    await expect(page.getByTestId('first-battle')).toBeEnabled();
    const before = await boxes();
    await lay(page, recordOf(played(positionOf('spartolus'), []), 'spartolus'));
    await page.goto('./');
    await expect(page.locator('.home-next')).toBeVisible();
    expect(await boxes()).toEqual(before);
  });
}
