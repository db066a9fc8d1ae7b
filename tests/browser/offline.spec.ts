import type { BrowserContext, Page } from '@playwright/test';
import { en } from '../../src/ui/words/en/index';
import { fr } from '../../src/ui/words/fr/index';
import { dist, type Served, serveFolder } from '../bench/serve';
import { test as base, expect, main, prefer, setUp, start } from './fixture';

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

const SPOKEN = [
  { language: 'en', name: 'English', words: en },
  { language: 'fr', name: 'Français', words: fr },
] as const;
type Spoken = (typeof SPOKEN)[number];

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

/** Each is opened in one language and changes to the other, by turns; the second has never been spoken before. */
async function expectScreens(page: Page, { address }: Served): Promise<void> {
  let [now, other]: readonly Spoken[] = SPOKEN;
  for (const screen of SCREENS) {
    await page.goto('about:blank');
    await page.goto(`${address}#/${screen}`);
    for (const { language, words } of [now!, other!]) {
      if (language === other!.language) await page.getByRole('button', { name: other!.name, exact: true }).click();
      const where = `${screen} in ${language}`;
      await expect(page.locator('html'), where).toHaveAttribute('lang', language);
      await expect(heading(page), where).toBeVisible();
      await expect(page.getByText(words.common.trouble.chunkTitle), where).toHaveCount(0);
      if (screen === '') await expect(page.getByRole('link', { name: words.pages.home.play }), where).toBeVisible();
    }
    [now, other] = [other, now];
  }
}

test('after one visit programs give hints, the laboratory plays and every screen opens without a network, in both languages', async ({
  page,
  context,
  served,
}) => {
  test.setTimeout(180_000);
  await prefer(page, { handOver: false });
  await visit(page, served);
  await cut(context, served);
  for (const battle of ['spartolus', 'salamis']) {
    await test.step(`a hint in ${battle}`, async () => {
      await setUp(page, battle, 'solo', served.address);
      await start(page);
      await expect(page.getByTestId('battle')).toBeVisible();
      await expect(main(page)).toBeEnabled();
      await page.keyboard.press('h');
      await expect(page.getByTestId('plan').first()).toBeVisible({ timeout: 30_000 });
    });
  }
  await test.step('the laboratory', async () => {
    await page.goto(`${served.address}#/lab/spartolus`);
    await page.getByTestId('lab-run').click();
    await expect(page.getByTestId('lab-trial')).toBeVisible({ timeout: 30_000 });
  });
  await test.step('every screen', () => expectScreens(page, served));
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
