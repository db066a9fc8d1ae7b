import { en } from '../../src/ui/words/en/index';
import { fr } from '../../src/ui/words/fr/index';
import { expect, test } from './fixture';

/** Licences under which a part may ship beside our own code. */
const ACCEPTED = ['ISC', 'MIT', 'OFL-1.1'];

test('where the licences do not come, that is said, and they are asked for again', async ({ page, heard }) => {
  await page.route('**/licences.json', (route) => route.abort());
  await page.goto('./#/credits');
  await expect(page.getByText(en.common.trouble.partTitle)).toBeVisible();
  expect(heard.splice(0)).toEqual(['error: Failed to load resource: net::ERR_FAILED']);
  await page.unrouteAll();
  await page.getByRole('button', { name: en.common.actions.retry }).click();
  await expect(page.getByTestId('licences').getByRole('listitem').first()).toBeVisible();
});

test('the credits show every package that ships, the service worker’s too, with its licence, in both languages', async ({ page }) => {
  await page.goto('./#/credits');
  const list = page.getByTestId('licences');
  const names = list.locator('summary b');
  await expect(names.filter({ hasText: /^react$/ })).toBeVisible();
  for (const licence of await list.locator('.page-tag').allTextContents()) expect(ACCEPTED).toContain(licence);
  const shown = await names.allTextContents();
  expect(shown).toEqual(expect.arrayContaining(['react-dom', 'zustand', 'immer', 'honeycomb-grid', 'pure-rand', '@fontsource/cinzel']));

  const worker = await (await page.request.get('./sw.js')).text();
  const runtime = await (await page.request.get(`./${/workbox-[0-9a-f]+/.exec(worker)![0]}.js`)).text();
  const parts = [...runtime.matchAll(/"workbox:([a-z-]+):/g)].map(([, part]) => `workbox-${part}`);
  expect(parts.length).toBeGreaterThan(0);
  expect(shown).toEqual(expect.arrayContaining(parts));

  const zustand = list.getByRole('listitem').filter({ has: page.getByText('zustand', { exact: true }) });
  await zustand.locator('summary').click();
  await expect(zustand.getByText('Permission is hereby granted')).toBeVisible();
  await expect(zustand.getByRole('link', { name: en.pages.credits.home('zustand') })).toBeVisible();
  await page.locator('.app-languages').getByText('FR', { exact: true }).click();
  await expect(zustand.getByRole('link', { name: fr.pages.credits.home('zustand') })).toBeVisible();
});
