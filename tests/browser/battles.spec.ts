import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '../../src/ui/words/en/index';
import { expect, test } from './fixture';

interface BattleFile {
  readonly title: { readonly en: string };
  readonly position: { readonly system: string };
}

const words = en.pages.battles;
const folder = join(process.cwd(), 'src/scenarios/battles');
const files = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as BattleFile);
const titles = (system: string) => files.filter(({ position }) => position.system === system).map(({ title }) => title.en);

test('battles on land and at sea stand apart, and one kind can be shown alone', async ({ page }) => {
  await page.goto('./#/battles');
  const shown = page.locator('.battle-card h3');
  await expect(shown).toHaveCount(files.length);
  for (const field of ['naval', 'ancients'] as const) {
    await page.getByRole('radio', { name: words.fields[field] }).check();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([words.fields[field]]);
    expect((await shown.allTextContents()).sort()).toEqual(titles(field).sort());
  }
  await page.getByRole('radio', { name: words.every, exact: true }).check();
  await expect(shown).toHaveCount(files.length);
});

test('a battle at sea is set up with fleets, and without optional rules', async ({ page }) => {
  await page.goto('./#/battles/mylae');
  await expect(page.getByRole('heading', { level: 1, name: 'Mylae' })).toBeVisible();
  const fleets = page.locator('.page-sides li');
  await expect(fleets.nth(0)).toContainText('12 ships, 10 of them large · poor crews · 22 marines aboard · 10 with a corvus');
  await expect(fleets.nth(1)).toContainText('13 large ships · excellent crews · 18 marines aboard');
  await expect(page.getByRole('heading', { name: words.waters })).toBeVisible();
  await expect(page.locator('.setup-options')).toHaveCount(0);
  const map = page.getByRole('img', { name: words.map('Mylae') });
  await expect.poll(() => map.evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth)).toBeGreaterThan(1000);
  const drawing = await (await page.request.get(`./maps/mylae.svg`)).text();
  expect([1, 2].map((side) => drawing.split(`class="ship ship--${side} `).length - 1)).toEqual([12, 13]);
});
