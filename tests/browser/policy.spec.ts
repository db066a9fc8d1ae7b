import { createHash } from 'node:crypto';
import { test as bare } from '@playwright/test';
import { en } from '../../src/ui/words/en/index';
import { expect, lay, prefer, savedFile, test } from './fixture';
import { played, positionOf, recordOf } from './games';

/** What every object has, and no list of screens may take for its own. */
const INHERITED = ['constructor', 'constructor/x', '__proto__', '__proto__/x', 'toString', 'hasOwnProperty/x', 'valueOf'];

test('the page has its policy before anything else, no style of its own and no script but the one it names, and nothing unsafe', async ({
  request,
}) => {
  const html = await (await request.get('./')).text();
  const [, written = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const policy = written.replaceAll('&#39;', "'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  // Images alone, which run nothing, may be what the page has drawn itself.
  expect(policy).toContain("img-src 'self' blob:;");
  expect(policy.replace("img-src 'self' blob:;", '')).not.toMatch(/unsafe|\*|data:|blob:|https?:/);
  expect(html.slice(0, html.indexOf('Content-Security-Policy'))).not.toMatch(/<(script|style|link)/);
  const within = [...html.matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  expect(policy.match(/script-src ([^;]*)/)?.[1]?.split(' ')).toEqual(["'self'", ...within]);
  expect(within).toHaveLength(1);
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i);
});

bare('text does not become a program or a style', async ({ page }) => {
  await page.goto('./#/help');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const refused = await page.evaluate(() => {
    const script = document.createElement('script');
    const tries = [
      () => script.append('globalThis.ran = true'),
      () => document.body.append(script),
      () => document.body.setAttribute('style', 'opacity: 0.5'),
      () => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="globalThis.ran = true">'),
    ];
    for (const attempt of tries) {
      try {
        attempt();
      } catch {
        // Refused aloud.
      }
    }
    return { ran: 'ran' in globalThis, opacity: getComputedStyle(document.body).opacity, pictures: document.images.length };
  });
  expect(refused).toEqual({ ran: false, opacity: '1', pictures: 0 });
});

// The fixture hears every refusal of the policy, for browsers tell of each on the console: whatever another test opens is watched so.
test('a program that thinks, files, links and pictures keep to the policy', async ({ page }) => {
  await prefer(page, { handOver: false });
  await lay(page, recordOf(played(positionOf('spartolus'), ['F6-F5']), 'spartolus'));
  expect((await savedFile(page)).name).toMatch(/^spartolus-/);
  await page.keyboard.press('h');
  await expect(page.getByTestId('plan').first()).toBeVisible({ timeout: 30_000 });
  await page.goto('./#/rules/9.3');
  await page.locator('[data-exhibit="melee-64-48"]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-exhibit="melee-64-48"] .board-layer--above')).toBeAttached();
});

test('what every object has is no address of a page', async ({ page }) => {
  for (const name of INHERITED) {
    await page.goto('about:blank');
    await page.goto(`./#/${name}`);
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(en.pages.notFound.title);
  }
});

for (const [wish, system, theme] of [
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
  [undefined, 'dark', 'dark'],
] as const) {
  bare(`before anything is painted ${wish ?? 'no theme'} is chosen, ${system} the system’s, and the page is ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await prefer(page, wish === undefined ? {} : { theme: wish });
    // Only what the page waits for: its styles; its early script stands in it.
    await page.route(/\/assets\/(?!(main|start)-[^/]*\.css)/, (route) => route.abort());
    await page.goto('./', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  });
}
