import type { Page } from '@playwright/test';
import { PREFERENCES_KEY } from '../../src/store/wishes';
import { en } from '../../src/ui/words/en/index';
import { WHOLE } from '../extent';
import { bawRecord } from './bawGames';
import { evasion } from './bawMoments';
import { atRest, expect, lay, main, panelTab, prefer, storeBefore, test, visit, wear } from './fixture';
import { askedGame, eagerGame, moments, played, positionOf, recordOf } from './games';
import { expectInSight, Hand } from './hand';
import { asked, seaGame, seaRecord } from './seaGames';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const;
type Size = (typeof SIZES)[number];
const ROUTES = [
  'learn',
  'learn/counters',
  '',
  'battles',
  'battles/megiddo',
  'set-up/salamis',
  'rules/9.2',
  'saves',
  'help',
  'lab',
  'armies',
  'credits',
];
const REGIONS = [
  '.table-track',
  '.table-banner',
  '.table-field',
  '.table-strip',
  '.table-upper',
  '.table-lower',
  '.table-sheet',
  '.table-foot',
];

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const boxesOf = (page: Page): Promise<Box[]> =>
  page.evaluate(
    (names) =>
      names.flatMap((name) => {
        const element = document.querySelector(name);
        if (!element) return [];
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return [{ name, left, top, right, bottom }];
      }),
    REGIONS,
  );

const overlaps = (a: Box, b: Box) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

/** What is written under the map is not cut by the line's edges. */
async function expectLineWhole(page: Page, where: string): Promise<void> {
  const out = await page.locator('.table-strip').evaluate((strip) => {
    const { top, bottom } = strip.getBoundingClientRect();
    return [...strip.querySelectorAll('p, button')]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ text: part.textContent, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.top < top - 1 || box.bottom > bottom + 1)
      .map(({ text, box }) => `${text}: ${box.top - top} to ${box.bottom - top} of ${bottom - top}`);
  });
  expect(out, `${where}: cut by the line's edge`).toEqual([]);
}

/** Nothing is wider than the window, and no text of a button is cut; on the map and on a ship’s face letters are part of a drawing. */
async function expectWithin(page: Page, where: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, `${where} scrolls sideways by`).toBeLessThanOrEqual(0);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('#app *')]
      .filter((element) => getComputedStyle(element).overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => element.clientWidth > 20 && element.checkVisibility() && !element.closest('.app-unseen, .board'))
      .map((element) => `${element.className}: ${element.textContent}`),
  );
  expect.soft(cut, `${where}: cut text`).toEqual([]);
}

async function expectLaidOut(
  page: Page,
  where: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<void> {
  const boxes = await boxesOf(page);
  expect(boxes.length, where).toBeGreaterThanOrEqual(6);
  const [map, strip] = ['.table-field', '.table-strip'].map((wanted) => boxes.find(({ name }) => name === wanted)!);
  const seen = { ...map!, bottom: Math.min(map!.bottom, width < 500 ? strip!.top : map!.bottom) };
  const apart = boxes.map((box) => (box === map ? seen : box));
  for (const [i, a] of apart.entries()) {
    for (const b of apart.slice(i + 1)) expect(overlaps(a, b), `${where}: ${a.name} lies over ${b.name}`).toBe(false);
  }
  expect((seen.right - seen.left) * (seen.bottom - seen.top), `${where}: the map is too small`).toBeGreaterThan(width * height * 0.18);
  await expect(main(page), where).toBeInViewport({ ratio: 1 });
  await expectWithin(page, where);
  await expectLineWhole(page, where);
}

const ENDS: readonly number[] = [1440, 390];
/** Of every window between the widest and the narrowest the longer sentences are enough. */
const LANGUAGES = [
  { language: 'English', isEnough: ({ width }: Size) => ENDS.includes(width) },
  { language: 'Français', isEnough: () => true },
];

/** Every window of a device, in a sample one after the other by turns. */
const inTurn = (sizes: readonly Size[], n: number): readonly Size[] => (WHOLE ? sizes : [sizes[n % sizes.length]!]);

/** Calls for every language and size the page can have: one page is resized, as a window would be. */
async function everyWay(page: Page, sizes: readonly Size[], look: (language: string, size: Size) => Promise<void>): Promise<void> {
  for (const { language, isEnough } of LANGUAGES) {
    await page.getByRole('button', { name: language, exact: true }).click();
    for (const size of sizes.filter(isEnough)) {
      await page.setViewportSize(size);
      await atRest(page);
      await look(language, size);
    }
  }
}

for (const [device, sizes] of Object.entries({ desk: SIZES.slice(0, 2), tablet: SIZES.slice(2, 4), phone: SIZES.slice(4) })) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: sizes[0]!, hasTouch: device === 'phone' });

    test('no page scrolls sideways', async ({ page }) => {
      for (const [n, route] of ROUTES.entries()) {
        await visit(page, route);
        await everyWay(page, inTurn(sizes, n), (language, { width }) => expectWithin(page, `${route} in ${language}, ${width} wide`));
      }
    });

    test('nothing at the table lies over anything else', async ({ page }) => {
      await prefer(page, { handOver: false });
      for (const [n, [moment, make]] of Object.entries(moments).entries()) {
        const windows = inTurn(sizes, n);
        // Each moment comes up in another window than it is looked at in first.
        await page.setViewportSize(sizes[(n + 1) % sizes.length]!);
        await lay(page, recordOf(make()));
        await everyWay(page, windows, (language, size) => expectLaidOut(page, `${moment} in ${language}, ${size.width} wide`, size));
        if (moment in { away: 1, retreat: 1, press: 1, advance: 1 }) continue;
        await page.keyboard.press('f');
        for (const size of windows) {
          await page.setViewportSize(size);
          await atRest(page);
          await expectLaidOut(page, `${moment}, a unit in hand, ${size.width} wide`, size);
        }
      }
    });
  });
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap previews and a second one confirms', async ({ page }) => {
    await prefer(page, { handOver: false });
    const game = played(positionOf('spartolus'), []);
    await lay(page, recordOf(game));
    const hand = new Hand(page);
    await hand.tap('F6');
    await expect(page.locator('.table-strip')).toHaveText(en.table.line.goal);
    await page.getByTestId('cancel').click();
    await panelTab(page, en.table.panels.now).tap();
    await expect(page.locator('.table-hint')).toContainText(en.table.line.several(true));
    await page.getByRole('button', { name: en.table.closeSheet }).tap();
    await hand.tap('F6');
    await hand.tap('F5');
    await expect(main(page)).toHaveText(en.table.confirmMove('F5'));
    await expect(page.locator('.board-counter--ghost')).toBeVisible();
    await expect(page.getByTestId('undo'), 'nothing has been played').toBeDisabled();
    await hand.tap('F5');
    await expect(page.locator('[data-unit="1"]')).toHaveAttribute('data-hex', String(5 + 4 * 12));
    await expect(page.getByTestId('undo')).toBeEnabled();

    await hand.tap('E7');
    await hand.tap('E6');
    await main(page).click();
    await expect(page.locator('[data-unit="0"]')).toHaveAttribute('data-hex', String(4 + 5 * 12));

    await hand.tap('D7');
    await hand.tap('D6');
    await page.getByTestId('cancel').click();
    await expect(page.locator('.board-counter--ghost')).toBeHidden();
    await expect(page.locator('[data-unit="2"]')).toHaveAttribute('data-hex', String(3 + 6 * 12));
  });

  test('the panel comes up over the map, which stays as it is', async ({ page }) => {
    await lay(page, recordOf(played(positionOf('megiddo'), []), 'megiddo'));
    const map = page.locator('.board-sheets');
    const before = await map.boundingBox();
    const tab = panelTab(page, en.table.panels.armies);
    await tab.tap();
    await expect(tab).toHaveAttribute('aria-pressed', 'true');
    await atRest(page);
    expect(await map.boundingBox()).toEqual(before);
    await page.getByRole('button', { name: en.table.closeSheet }).tap();
    await atRest(page);
    expect(await map.boundingBox()).toEqual(before);
  });

  test('the warning of the main button is read whole in two lines', async ({ page }) => {
    await prefer(page, { handOver: false });
    await lay(page, recordOf(played(positionOf('megiddo'), []), 'megiddo'));
    for (const language of ['English', 'Français']) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: language, exact: true }).tap();
      await main(page).tap();
      const { button, lines } = await main(page).evaluate((element) => ({
        button: element.getBoundingClientRect().height,
        lines: [...element.children].map((line) => line.getBoundingClientRect().height),
      }));
      expect(
        lines.every((height) => height < 28),
        `${language}: ${lines}`,
      ).toBe(true);
      expect(lines[0]! + lines[1]!).toBeLessThan(button);
    }
  });

  for (const { where, record, asks, about } of [
    { where: 'in a Battle of the Ancient World', record: bawRecord(evasion()), asks: 'evade', about: 'E4' },
    { where: 'at sea', record: seaRecord(seaGame(asked)), asks: 'loss', about: 'F4' },
  ]) {
    test(`a question ${where} hides neither whom it is about nor anything else`, async ({ page }) => {
      await lay(page, record);
      await expect(page.getByTestId('question')).toHaveAttribute('data-asks', asks);
      await expectInSight(new Hand(page), about);
      await atRest(page);
      await expectLaidOut(page, asks, page.viewportSize()!);
    });
  }

  test('a question comes up over the panel and is answered with a tap', async ({ page }) => {
    await lay(page, recordOf(askedGame('retreat')));
    const answer = page.locator('[data-testid="answer"][data-order="stand"]');
    await expect(answer).toBeInViewport();
    await answer.tap();
    await expect(answer).toHaveAttribute('aria-pressed', 'true');
    await main(page).tap();
    await expect(answer).toBeHidden();
  });
});

test('in a low window the main button is in sight with a unit in hand and without, and in a narrow one it stays there', async ({
  page,
}) => {
  await prefer(page, { handOver: false });
  await page.setViewportSize({ width: 844, height: 390 });
  await lay(page, recordOf(played(positionOf('megiddo'), []), 'megiddo'));
  for (const size of [
    { width: 844, height: 390 },
    { width: 911, height: 430 },
    { width: 820, height: 529 },
  ]) {
    await page.setViewportSize(size);
    for (const key of ['f', 'Escape']) {
      await page.keyboard.press(key);
      await atRest(page);
      await expect(main(page), `${size.width} after ${key}`).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.table-strip')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.table-tabs')).toBeInViewport({ ratio: 1 });
      await expect(page.getByTestId('standing'), `${size.width} after ${key}`).toBeInViewport({ ratio: 1 });
      // What is in hand has the room of the log.
      const log = page.locator('.table-log__list');
      await (key === 'f' ? expect(log).not.toBeInViewport() : expect(log, `${size.width}`).toBeInViewport());
    }
  }
  await page.setViewportSize({ width: 667, height: 375 });
  await expect(main(page)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.table-field')).toBeInViewport({ ratio: 0.7 });
  expect((await page.locator('.board').boundingBox())!.height).toBeGreaterThan(120);
});

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  test('a lesson is read and gone on with, with a unit in hand too', async ({ page }) => {
    await visit(page, 'learn/counters');
    await expect(panelTab(page, en.table.panels.log)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.lesson-card__text')).toBeInViewport({ ratio: 0.7 });
    await new Hand(page).tap('F5');
    await expect(page.getByTestId('lesson-next')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.lesson-reply')).toBeInViewport({ ratio: 0.9 });
  });
});

test('beside advice what is in hand is seen first, and the tabs stay where they are', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await storeBefore(page, PREFERENCES_KEY, { stops: true, handOver: false, advice: true });
  await lay(page, recordOf(eagerGame(positionOf('megiddo'), 7, ({ log, state }) => log.length > 40 && state.phase === 'movement')));
  await expect(page.getByTestId('plan-play').first()).toBeInViewport({ ratio: 1, timeout: 30_000 });
  const tabs = page.locator('.table-tabs');
  const before = await tabs.boundingBox();
  const upper = page.locator('.table-upper');
  await upper.evaluate((panel) => panel.scrollTo(0, 400));
  await page.keyboard.press('f');
  await expect(page.locator('.table-now h2').first()).toBeInViewport({ ratio: 1 });
  expect(await upper.evaluate((panel) => panel.scrollTop)).toBe(0);
  expect(await tabs.boundingBox()).toEqual(before);
  // Without what the phase is for its rule says nothing.
  await expect(page.locator('.help-phase .table-rule')).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.locator('.help-phase .table-rule')).toBeHidden();
  await wear(page, 'contrast');
  const bars = await page
    .locator('.table-step')
    .evaluateAll((steps) => steps.map((step) => [getComputedStyle(step, '::before').backgroundColor, step.className]));
  const bar = (which: (name: string) => boolean) => bars.find(([, name]) => which(name!))![0];
  expect(bar((name) => name.includes('past'))).not.toBe(bar((name) => name === 'table-step'));
});
