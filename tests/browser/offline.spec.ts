import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { en } from '../../src/ui/words/en/index';
import { fr } from '../../src/ui/words/fr/index';
import { type Served, serveFolder } from '../bench/serve';
import { test as base, expect, main, prefer, setUp, start } from './fixture';

const dist = fileURLToPath(new URL(`../../${process.env['DIST'] ?? 'dist'}`, import.meta.url));

/** The program on a server of its own, in a folder, for the server is stopped and serves a new version. */
const test = base.extend<{ readonly served: Served }>({
  // biome-ignore lint/correctness/noEmptyPattern: playwright reads the pattern
  served: async ({}, use) => {
    const served = await serveFolder(dist, '/some/folder/');
    await use(served);
    served.close();
  },
});

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** One visit, until everything is kept. */
async function visit(page: Page, { address }: Served): Promise<void> {
  await page.goto(address);
  await expect(heading(page)).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function cut(context: BrowserContext, served: Served): Promise<void> {
  served.close();
  await context.setOffline(true);
}

const SCREENS = [
  '',
  'battles',
  'battles/megiddo',
  'set-up/salamis',
  'saves',
  'rules',
  'rules/9.3',
  'lab',
  'learn',
  'learn/counters',
  'learn/ships',
  'armies',
  'credits',
  'help',
  'nowhere',
];

for (const [language, words] of [
  ['en', en],
  ['fr', fr],
] as const) {
  test(`after one visit every screen opens without a network, in ${language}`, async ({ page, context, served }) => {
    test.setTimeout(120_000);
    await prefer(page, { language });
    await visit(page, served);
    await cut(context, served);
    for (const screen of SCREENS) {
      await page.goto('about:blank');
      await page.goto(`${served.address}#/${screen}`);
      await expect(heading(page), screen).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByText(words.common.trouble.chunkTitle), screen).toHaveCount(0);
    }
  });
}

test('the language that was never spoken is there without a network', async ({ page, context, served }) => {
  await visit(page, served);
  await cut(context, served);
  await page.reload();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('link', { name: fr.pages.home.play })).toBeVisible();
});

for (const battle of ['spartolus', 'salamis']) {
  test(`a program plays and gives a hint without a network: ${battle}`, async ({ page, context, served }) => {
    await prefer(page, { handOver: false });
    await visit(page, served);
    await cut(context, served);
    await setUp(page, battle, 'solo', served.address);
    await start(page);
    await expect(page.getByTestId('battle')).toBeVisible();
    await expect(main(page)).toBeEnabled();
    await page.keyboard.press('h');
    await expect(page.getByTestId('plan').first()).toBeVisible({ timeout: 30_000 });
  });
}

test('the laboratory plays without a network', async ({ page, context, served }) => {
  await visit(page, served);
  await cut(context, served);
  await page.goto(`${served.address}#/lab/spartolus`);
  await page.getByTestId('lab-run').click();
  await expect(page.getByTestId('lab-trial')).toBeVisible({ timeout: 30_000 });
});

test('a new version is offered, not during a battle, and comes when it is taken', async ({ page, served }) => {
  await prefer(page, { handOver: false });
  await visit(page, served);
  await setUp(page, 'spartolus', 'solo', served.address);
  await start(page);
  await expect(main(page)).toBeVisible();

  const worker = await (await fetch(`${served.address}sw.js`)).text();
  served.replace('sw.js', `${worker}\n// another version`);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe('installed');
  const offer = page.getByTestId('new-version');
  await expect(offer).toHaveCount(0);

  await page.goto(`${served.address}#/`);
  await expect(offer).toContainText(en.common.version.there);
  await page.evaluate(() => Object.assign(globalThis, { before: true }));
  await offer.getByRole('button', { name: en.common.version.take }).click();
  await page.waitForFunction(() => !('before' in globalThis));
  await expect(heading(page)).toBeVisible();
  await expect(offer).toHaveCount(0);
});
