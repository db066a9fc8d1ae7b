import type { Locator, Page } from '@playwright/test';
import { bawRecord } from './bawGames';
import { evasion } from './bawMoments';
import { atRest, begin, expect, lay, main, panelTab, prefer, test, visit } from './fixture';
import { askedGame, open, phaseGame, positionOf, recordOf } from './games';
import { expectInSight, Hand } from './hand';
import { asked, seaGame, seaRecord } from './seaGames';

/** Larger letters, as set in the browser. */
const enlarge = (page: Page) =>
  page.locator('html').evaluate((root) => {
    root.style.fontSize = '150%';
  });

/** How far anything of these reaches beyond an edge of that which it stands in, as text. */
const beyond = (parts: Locator, around: string): Promise<string[]> =>
  parts.evaluateAll((all, selector) => {
    const edges = document.querySelector(selector)!.getBoundingClientRect();
    return all
      .filter((part) => part.checkVisibility())
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(
        ({ box }) => box.left < edges.left - 1 || box.right > edges.right + 1 || box.top < edges.top - 1 || box.bottom > edges.bottom + 1,
      )
      .map(({ part, box }) => `${part.ariaLabel ?? part.textContent}: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
  }, around);

/** Begins a drawing on land. */
async function draw(page: Page): Promise<void> {
  await visit(page, 'design');
  await page.getByTestId('begin-ancients').click();
  await expect(page.getByTestId('play-it')).toBeVisible();
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  for (const { where, record } of [
    { where: 'on land', record: () => recordOf(askedGame('retreat')) },
    { where: 'at sea', record: () => seaRecord(seaGame(asked)) },
    { where: 'in a Battle of the Ancient World', record: () => bawRecord(evasion()) },
  ]) {
    test(`what may be answered ${where} is in sight with the question`, async ({ page }) => {
      await lay(page, record());
      const answer = page.locator('.table-question > .table-answers').getByTestId('answer').first();
      for (const language of ['English', 'Français']) {
        await page.getByRole('button', { name: language, exact: true }).click();
        await expect(page.locator('.table-question p').first()).toBeInViewport({ ratio: 0.6 });
        await expect(answer, language).toBeInViewport({ ratio: 0.99 });
        await expect(panelTab(page).first(), language).toBeInViewport({ ratio: 1 });
      }
      await answer.tap();
      await expect(answer).toHaveAttribute('aria-pressed', 'true');
    });
  }

  test('what is in hand has the room of the log, and the score stays', async ({ page }) => {
    await prefer(page, { handOver: false });
    await lay(page, recordOf(phaseGame('movement'), 'spartolus'));
    const height = () => page.locator('.table-upper').evaluate((panel) => panel.clientHeight);
    const before = await height();
    await page.keyboard.press('f');
    await expect.poll(height).toBeGreaterThan(before + 40);
    await expect(page.locator('.table-standing')).toBeInViewport({ ratio: 1 });
    // The overview lies over no piece once the map rests.
    await expect(page.getByTestId('mini-map')).toBeHidden();
    await expect(panelTab(page).first()).toBeInViewport({ ratio: 1 });
  });
});

for (const hex of ['A8', 'M7'])
  test(`on a screen that is turned the unit at ${hex} stays in sight while it is in hand`, async ({ page }) => {
    await prefer(page, { handOver: false });
    const upright = { width: 390, height: 844 };
    const turned = { width: 844, height: 390 };
    await page.setViewportSize(turned);
    await lay(page, recordOf(open(positionOf('megiddo')), 'megiddo'));
    const hand = new Hand(page);
    await hand.click(hex);
    for (const size of [upright, turned, upright]) {
      await page.setViewportSize(size);
      // All of its hex, from corner to corner.
      await expect.poll(async () => (await hand.pointOf(hex)).x, `${hex} in ${size.width}`).toBeGreaterThan(20);
      await expect.poll(async () => (await hand.pointOf(hex)).x, `${hex} in ${size.width}`).toBeLessThan(size.width - 20);
      await atRest(page);
      await expectInSight(hand, hex);
    }
  });

test('every button that plays the log on is beside the column, whatever the window is', async ({ page }) => {
  await prefer(page, { handOver: false, speed: 'off' });
  await lay(page, recordOf(phaseGame('over'), 'spartolus'));
  await page.getByTestId('log-row').first().getByRole('button').first().click();
  const buttons = page.getByTestId('replay').getByRole('button');
  await expect(buttons).toHaveCount(7);
  for (const language of ['English', 'Français']) {
    await page.getByRole('button', { name: language, exact: true }).click();
    for (const [width, height] of [
      [844, 390],
      [768, 1024],
      [820, 1180],
      [800, 600],
      [1024, 768],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => beyond(buttons, '.table-strip'), `${language}, ${width} wide`).toEqual([]);
    }
  }
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('whatever is asked of the map in a lesson can be pressed', async ({ page }) => {
    await visit(page, 'learn/counters');
    const tools = page.locator('.table-tool');
    await expect(tools).toHaveCount(6);
    for (const size of [
      { width: 390, height: 844 },
      { width: 375, height: 667 },
      { width: 360, height: 640 },
      { width: 320, height: 568 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(() => beyond(tools, '.table-field'), `${size.width} wide`).toEqual([]);
      const heights = await tools.evaluateAll((all) => all.map((tool) => tool.getBoundingClientRect().height));
      expect(Math.min(...heights), `${size.width} wide`).toBeGreaterThanOrEqual(36);
    }
  });
});

test('no page is wider than the narrowest window, nor is a battle’s name cut there', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const route of ['', 'battles', 'saves']) {
    await visit(page, route);
    for (const language of ['English', 'Français']) {
      await page.getByRole('button', { name: language, exact: true }).click();
      await expect.poll(() => sideways(page), `${route} in ${language}`).toBeLessThanOrEqual(0);
      const cut = await page
        .locator('.battle-tile')
        .evaluateAll((tiles) => tiles.filter((tile) => tile.scrollWidth > tile.clientWidth + 1).map((tile) => tile.textContent));
      expect(cut, language).toEqual([]);
    }
  }
});

test('with larger letters the main button is read whole, and a panel can be laid down', async ({ page }) => {
  await prefer(page, { handOver: false, language: 'fr' });
  await lay(page, recordOf(open(positionOf('megiddo')), 'megiddo'));
  await enlarge(page);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(() => beyond(main(page).locator('> *'), '[data-testid="main"]'), `${size.width} wide`).toEqual([]);
    await expect.poll(() => beyond(main(page), '.table-foot'), `${size.width} wide`).toEqual([]);
  }
  await expect(page.locator('.table-sheet__head > .app-button')).toBeInViewport({ ratio: 1 });
});

test('with larger letters a lesson and the tabs of the drawing table keep to their columns', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await prefer(page, { language: 'fr' });
  await visit(page, 'learn/counters');
  await enlarge(page);
  const card = page.locator('.lesson-card');
  await expect(card).toBeVisible();
  expect(await card.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  await expect.poll(() => beyond(page.locator('.lesson-card__text'), '.table-aside')).toEqual([]);
  await page.setViewportSize({ width: 1024, height: 768 });
  await draw(page);
  await expect.poll(() => beyond(page.locator('.design-tabs button'), '.design-side-panel')).toEqual([]);
});

test('in forced colours what is chosen of the battles is framed, and how wide a brush is can be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, 'battles');
  const chosen = page.locator('.battle-fields label:has(:checked)');
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  await draw(page);
  const dot = page.locator('.design-pick--width span').first();
  await expect(dot).toBeVisible();
  expect(await dot.evaluate((span) => getComputedStyle(span).backgroundColor)).not.toBe(
    await dot.evaluate((span) => getComputedStyle(span.parentElement!).backgroundColor),
  );
});

test('a side that is called by one long word makes no panel and no page wider', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await draw(page);
  await page.getByTestId('panel-sides').click();
  const panel = page.locator('.design-panel');
  await panel.getByLabel('Name', { exact: true }).first().fill('Donaudampfschifffahrtsgesellschaftskapitän');
  await expect(panel.getByRole('heading', { name: /^Donau/ })).toBeVisible();
  expect(await panel.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await page.getByTestId('play-it').click();
  await expect(page.getByText(/^Donau/).first()).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await visit(page, (await page.evaluate(() => location.hash)).replace('#/set-up', 'battles'));
  await expect(page.getByText(/^Donau/).first()).toBeVisible();
  expect(await sideways(page)).toBe(0);
});

test('a long title and a long name of a version leave the drawing table its buttons and its width', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await draw(page);
  await page.getByTestId('panel-texts').click();
  const title = page.getByTestId('title');
  const buttons = page.locator('.design-top .app-button');
  const widths = () => buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().width));
  await expect(title).toBeVisible();
  const before = await widths();
  await title.fill('The long way to the river '.repeat(8).slice(0, 120));
  await expect.poll(() => page.locator('.design-top h1').evaluate((name) => name.scrollWidth > name.clientWidth)).toBe(true);
  expect(await widths()).toEqual(before);
  await expect.poll(() => beyond(buttons, '.design-top')).toEqual([]);
  await title.fill('Donaudampfschifffahrt'.repeat(5));
  await page.getByTestId('add-version').click();
  await page.getByTestId('versions').getByLabel('Name').first().fill('Donaudampfschifffahrt'.repeat(2));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => beyond(page.locator('.design-version *'), '.design-version')).toEqual([]);
  await visit(page, 'design');
  await expect.poll(() => beyond(page.locator('.design-card__text *'), '.design-card')).toEqual([]);
});

test('what a type of one’s own is can be read in a narrow panel', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await prefer(page, { language: 'fr' });
  await draw(page);
  await page.getByTestId('panel-sides').click();
  await page.getByTestId('add-type').click();
  const fields = page.locator('.design-type > label');
  // What has been added pushes its button out of sight, and has the keyboard.
  await expect(fields.first().getByRole('textbox')).toBeFocused();
  const widths = await fields.evaluateAll((all) => all.map((field) => field.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(144);
  await page
    .locator('.design-type input')
    .first()
    .fill(`A${'b'.repeat(28)}`);
  await page.keyboard.press('Tab');
  await expect(page.locator('.design-type > button')).toContainText('Abbb');
  expect(await page.locator('.design-panel').evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
});

for (const [where, battle] of [
  ['on land', 'spartolus'],
  ['at sea', 'mylae'],
  ['in the Ancient World', 'baw-cannae'],
] as const) {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    test(`what each side has is told in a line or two beside what it is called, ${where}, in ${viewport.width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await prefer(page, { handOver: false });
      await begin(page, battle, 1, 'solo');
      await page.locator('.table-tabs').getByRole('button').last().click();
      await expect(page.locator('.table-army dd').first()).toBeVisible();
      const lines = await page
        .locator('.table-army dd')
        .evaluateAll((all) => all.map((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)));
      expect(Math.max(...lines)).toBeLessThan(2.5);
    });
}
