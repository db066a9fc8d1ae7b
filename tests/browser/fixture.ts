import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Entry } from '../../src/kernel/game';
import type { GameRecord } from '../../src/kernel/record';
import { printLink } from '../../src/store/link';
import { PREFERENCES_KEY } from '../../src/store/wishes';
import { en } from '../../src/ui/words/en/index';
import { WHOLE } from '../extent';

export { expect };

/** What Playwright itself says where it lets nothing be kept. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** What the page says to the console or throws, in all pages of a context. */
function listen(context: BrowserContext, heard: string[]): void {
  context.on('console', (message) => message.text() !== BLOCKED && heard.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => heard.push(`thrown: ${error.error().message}`));
}

/** Most tests go through a turn phase by phase, whether or not something can be done in each. */
const STEPWISE = { stops: true };

interface Fixtures {
  /** Lets another context be heard as well. */
  readonly hear: (context: BrowserContext) => void;
  readonly silence: undefined;
}

/** A test in which no page may say anything to the console. */
export const test = base.extend<Fixtures & { readonly heard: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: playwright reads the pattern
  heard: async ({}, use) => {
    const heard: string[] = [];
    await use(heard);
    expect(heard, 'messages on the console').toEqual([]);
  },
  page: async ({ page }, use) => {
    await storeBefore(page, PREFERENCES_KEY, STEPWISE);
    await use(page);
  },
  hear: async ({ heard }, use) => use((context) => listen(context, heard)),
  silence: [
    async ({ context, hear }, use) => {
      hear(context);
      await use(undefined);
    },
    { auto: true },
  ],
});

type Wishes = {
  readonly language?: 'en' | 'fr';
  readonly theme?: 'light' | 'dark' | 'contrast';
  readonly handOver?: boolean;
  readonly confirm?: boolean;
  readonly speed?: 'off' | 'slow';
  readonly stops?: boolean;
  readonly volume?: number;
};

/** What the browser's storage holds under a key before the page comes; the page keeps it from here on. */
export async function storeBefore(page: Page, key: string, value: object): Promise<void> {
  await page.addInitScript(
    ([name = '', text = '', before = '']) => {
      // In Firefox the empty page before the first one runs this as well, and has no storage.
      if (origin !== 'null' && [null, before].includes(localStorage.getItem(name))) localStorage.setItem(name, text);
    },
    [key, JSON.stringify(value), JSON.stringify(STEPWISE)],
  );
}

/** What somebody would have chosen before. */
export const prefer = (page: Page, wishes: Wishes): Promise<void> => storeBefore(page, PREFERENCES_KEY, { ...STEPWISE, ...wishes });

/** Goes to a screen and waits until it is there; from a screen of another kind without loading the page again, as a link would. */
export async function visit(page: Page, route: string): Promise<void> {
  await page.locator('h1').evaluateAll((all) => {
    for (const one of all) one.setAttribute('data-left', '');
  });
  await page.goto(`./#/${route}`);
  // The screen that is left may still be drawing: the rulebook is long.
  await expect(page.locator('h1:not([data-left])'), route).toBeVisible({ timeout: 20_000 });
}

/** Brings a game to the table as its link would. */
export async function lay(page: Page, record: GameRecord): Promise<void> {
  const link = await printLink(record);
  if (!link.ok) throw new Error('the record makes no link');
  await page.goto(`./${link.value}`);
  await page.locator('.link-game + .app-row button').click();
  await expect(page.getByTestId('battle')).toBeVisible();
  await dismissNote(page);
}

/** A short message lies over the page until it is dismissed or has been there for a while. */
const dismissNote = (page: Page) => page.locator('.app-toast').getByRole('button').last().click();

/** The field for typed orders, opened by its key unless it is open. */
export async function orderInput(page: Page): Promise<Locator> {
  const input = page.getByTestId('order-input');
  await expect(main(page)).toBeVisible();
  // The keys of the table come a moment after it.
  await expect(async () => {
    if (!(await input.isVisible())) await page.keyboard.press('/');
    await expect(input).toBeVisible({ timeout: 1000 });
  }).toPass();
  return input;
}

/** Gives an order as text. */
export async function give(page: Page, order: string): Promise<void> {
  const input = await orderInput(page);
  await input.fill(order);
  await input.press('Enter');
}

/**
 * Axe for a page without frames: it needs no second page to put its findings together, which takes as long as finding them. Who asks it
 * himself has no finding at all of a part of the page, or of a small page; `expectSound` and `expectSoundNow`, which look at whole screens,
 * let pass what is neither serious nor critical.
 */
export const axeOn = (page: Page): AxeBuilder =>
  // Only what is wrong is told in full; no style sheet is fetched once more for it.
  new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false }).setLegacyMode(true);

export const THEMES = ['light', 'dark', 'contrast'] as const;

/** The themes in which a screen is looked at: in a sample one of them, by turns as the screens are named, otherwise each. */
function themesFor(where: string): readonly (typeof THEMES)[number][] {
  const turn = [...where].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return WHOLE ? THEMES : [THEMES[turn % THEMES.length]!];
}

export const wear = (page: Page, theme: string): Promise<void> =>
  page.locator('html').evaluate((root, name) => root.setAttribute('data-theme', name), theme);

/** What of a screen axe looks at: a part of it, or all but what has been looked at in another test. */
interface Extent {
  readonly within?: string;
  readonly without?: string;
}

/** All but the map, which `axe.spec.ts` looks at. */
export const BESIDE: Extent = { without: '.board-sheets' };

/** What axe finds is nothing serious; what is, is told with where and why. */
async function expectNoneGrave(axe: AxeBuilder, { within, without }: Extent, where?: string): Promise<void> {
  if (within) axe.include(within);
  if (without) axe.exclude(without);
  const { violations } = await axe.analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`).join('\n')}`);
  expect(told, where).toEqual([]);
}

/** No serious finding as the page is now. */
export const expectSoundNow = (page: Page, extent: Extent = {}): Promise<void> => expectNoneGrave(axeOn(page), extent);

/** No serious finding in its themes. A theme is nothing but an attribute. */
export async function expectSound(page: Page, where: string, extent: Extent = {}): Promise<void> {
  for (const [turn, theme] of themesFor(where).entries()) {
    await wear(page, theme);
    const axe = axeOn(page);
    // Only colours differ from theme to theme; letters on the map are drawings.
    if (turn > 0) axe.withRules('color-contrast').exclude('.board-sheets');
    await expectNoneGrave(axe, extent, `${where}, ${theme}`);
  }
}

export const main = (page: Page) => page.getByTestId('main');

/** What brings up a panel beside the map, or over it; without a name all of them. */
export const panelTab = (page: Page, name: string | RegExp = /^/) => page.locator('.table-tabs').getByRole('button', { name });

/** What is read out now without being shown. */
export const said = (page: Page) => page.getByTestId('said');

/** Opens the set-up of a battle, where two people play it at one screen, one person both sides, or two programs. */
export async function setUp(page: Page, battle: string, mode: 'two' | 'solo' | 'watch', address = './'): Promise<void> {
  await page.goto(`${address}#/set-up/${battle}`);
  await page.getByTestId(`mode-${mode}`).check();
}

/** Writes the seed of the dice on the set-up page. */
export async function sow(page: Page, seed: number): Promise<void> {
  await page.getByTestId('setup-more').click();
  await page.getByLabel(en.pages.setUp.seed, { exact: true }).fill(String(seed));
}

/** Begins what is set up. */
export const start = (page: Page): Promise<void> => page.getByRole('button', { name: en.pages.setUp.start }).click();

/** Begins a battle from the set-up page. */
export async function begin(page: Page, battle: string, seed: number, mode: 'two' | 'solo' = 'two'): Promise<void> {
  await setUp(page, battle, mode);
  await sow(page, seed);
  await start(page);
  await expect(page.getByTestId('battle')).toBeVisible();
}

/** What the game at the table would be saved as. */
export async function savedFile(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  await page.getByTestId('menu').click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save-file').click()]);
  await dismissNote(page);
  const stream = await download.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return { name: download.suggestedFilename(), text: Buffer.concat(parts).toString('utf8') };
}

export async function record(page: Page): Promise<GameRecord> {
  return JSON.parse((await savedFile(page)).text);
}

/** An order as it may be written: a move that ends as its last step faces needs no facing. */
const sameOrder = (order: string): RegExp => {
  const [all, bare, facing] = /^(.*-[A-Z]+\d+)(\/\d)$/.exec(order) ?? [order];
  return new RegExp(`^${(bare === undefined ? all : bare).replace(/[*+?]/g, '\\$&')}${bare === undefined ? '' : `(${facing})?`}$`);
};

/** The log's last line is this play, if the log has anything to tell of it, and nothing was refused. */
export async function expectPlayed(page: Page, { order, events }: Entry<{ readonly kind: string }>, at: number): Promise<void> {
  await expect(page.getByTestId('refusal'), `${order}, play ${at}`).toBeHidden();
  if (!events.some(({ kind }) => kind !== 'phaseBegan' && kind !== 'turnBegan')) return;
  const last = page.getByTestId('log-row').last();
  await expect(last, `${order}, play ${at}`).toHaveAttribute('data-at', String(at));
  await expect(last.locator('.table-row__order')).toHaveText(sameOrder(order));
}

/** Whatever moves has come to where it goes. */
export const atRest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });

interface Card {
  readonly count: number;
  readonly game: { readonly record: { readonly conceded?: number } };
}

/** What the browser's storage holds of every game, its plays aside. */
export const storedGames = (page: Page): Promise<Card[]> =>
  page.evaluate(
    () =>
      new Promise<Card[]>((resolve, reject) => {
        const opening = indexedDB.open('ancients');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const reading = db.transaction('cards').objectStore('cards').getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(reading.error);
          db.close();
        };
      }),
  );
