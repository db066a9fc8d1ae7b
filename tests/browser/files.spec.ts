import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { readBattles } from '../../build/battles.mjs';
import { printLink } from '../../src/store/link';
import { en as design } from '../../src/ui/words/design/en';
import { en } from '../../src/ui/words/en/index';
import { expect, lay, record, savedFile, test } from './fixture';
import { askedGame, played, positionOf, recordOf } from './games';

const MOVES = ['F6-F5', 'D7-D6', 'G7-G6'];
const game = () => recordOf(played(positionOf('spartolus'), MOVES), 'spartolus');
const other = () => recordOf(askedGame('retreat'), 'spartolus');

/** Drops a file on the page, as a hand would, or so many of them. A number stands for so many letters. */
async function drop(page: Page, name: string, content: string | number, count = 1): Promise<void> {
  const files = await page.evaluateHandle(
    ([title, text, many]) => {
      const held = new DataTransfer();
      for (let i = 0; i < many; i++) held.items.add(new File([typeof text === 'number' ? 'x'.repeat(text) : text], title));
      return held;
    },
    [name, content, count] as const,
  );
  await page.dispatchEvent('main', 'drop', { dataTransfer: files });
}

const firstOf = (page: Page) => page.locator('input[type="file"]').first();

test('a game saved to a file is opened from it elsewhere', async ({ page, browser, hear }) => {
  await lay(page, game());
  const { name, text } = await savedFile(page);
  expect(name).toMatch(/^spartolus-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(text)).toMatchObject({ version: 1, battle: 'spartolus', plays: MOVES.map((order) => ({ order })) });

  const elsewhere = await browser.newContext();
  hear(elsewhere);
  const there = await elsewhere.newPage();
  await there.goto('./#/saves');
  await firstOf(there).setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(there.getByTestId('log-row')).toHaveCount(MOVES.length);
  await elsewhere.close();
});

test('a copied link opens the whole game in another browser', async ({ page, context, browser, hear }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await lay(page, other());
  await page.getByTestId('menu').click();
  await page.getByTestId('copy-link').click();
  await expect(page.getByText(en.table.linkCopied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#/g/');

  const elsewhere = await browser.newContext();
  hear(elsewhere);
  const there = await elsewhere.newPage();
  await there.goto(link);
  await there.getByRole('button', { name: en.pages.link.open }).click();
  await expect(there.getByTestId('question')).toHaveAttribute('data-asks', 'retreat');
  expect((await record(there)).plays.map(({ order }) => order)).toEqual(other().plays.map(({ order }) => order));
  await elsewhere.close();
});

const whole = () => ({ ...game() });
const withPlays = (plays: unknown) => JSON.stringify({ ...whole(), plays });
const deep = '['.repeat(100_000);

/** What is wrong with a file, and what the page has to say of it. */
const bad: readonly (readonly [what: string, content: () => string | number, said: string])[] = [
  ['an empty file', () => '', 'a file that is not empty'],
  ['a file cut short', () => JSON.stringify(whole()).slice(0, 400), 'Line 1, column'],
  ['a letter', () => 'Dear Sir or Madam', 'a value'],
  ['a list', () => '[1, 2, 3]', 'a value; there is none'],
  ['something else in JSON', () => '{"name":"left-pad","version":"1.3.0"}', 'a value; there is none'],
  ['plays that are a text', () => withPlays('end'), 'a list'],
  ['dice that no die shows', () => withPlays([{ order: 'end', dice: [7000] }]), 'at most 20'],
  ['a newer version', () => JSON.stringify({ ...whole(), version: 7 }), 'a newer program wrote this one'],
  ['dice from nobody knows where', () => JSON.stringify({ ...whole(), dice: 'loaded' }), 'seeded, scripted, typed or both'],
  [
    'a unit off the map',
    () => JSON.stringify({ ...whole(), position: { ...positionOf('spartolus'), armies: [{ units: ['LI Z99/1'] }, {}] } }),
    'armies[0].units[0]',
  ],
  ['lists in lists without end', () => deep, 'nested less deeply'],
  ['fifty megabytes and more', () => 50_000_001, 'a file of at most 50 MB'],
  ['a poisoned name', () => JSON.stringify({ ...whole(), battle: '../../etc/passwd' }), 'the short name of a battle'],
];

/** In these there is a game, which is not lost. */
const games = ['dice that no die shows', 'a newer version', 'dice from nobody knows where', 'a unit off the map', 'a poisoned name'];

test('damaged, foreign, newer and hostile files get a clear message, and the game on the table stays', async ({ page }) => {
  await lay(page, game());
  const address = page.url();
  const dialog = page.getByRole('dialog');
  const { file } = en.pages;
  for (const [what, content, said] of bad) {
    await drop(page, 'game.json', content());
    await expect(dialog.getByRole('heading'), what).toHaveText((games.includes(what) ? file.unopened : file.badTitle)('game.json'));
    await expect(dialog, what).toContainText(said);
    await dialog.getByRole('button').last().click();
    await expect(dialog).toBeHidden();
  }
  expect(page.url()).toBe(address);
  await expect(page.getByTestId('log-row')).toHaveCount(MOVES.length);
  await page.goto('./#/saves');
  await expect(page.locator('.saves-card')).toHaveCount(1);
});

test('where what says that a file is refused does not come, that is said', async ({ page, heard }) => {
  await page.goto('./#/saves');
  await page.route('**/Over-*.js', (route) => route.abort());
  await drop(page, 'letter.json', 'Dear Sir or Madam');
  await expect(page.getByText(en.common.trouble.partTitle)).toBeVisible();
  expect(new Set(heard.splice(0))).toEqual(new Set(['error: Failed to load resource: net::ERR_FAILED']));
});

test('a file of a battle, or several at once, are not called a game', async ({ page }) => {
  await page.goto('./#/saves');
  const dialog = page.getByRole('dialog');
  const battle = readBattles().find(({ id }) => id === 'spartolus') as { readonly position: object };
  for (const json of [
    { ...battle, weather: 'rain' },
    { ...battle.position, weather: 'rain' },
  ]) {
    await drop(page, 'battle.json', JSON.stringify(json));
    await expect(dialog.getByRole('heading')).toHaveText(design.refused('battle.json'));
    await expect(dialog).toContainText('weather');
    await dialog.getByRole('button').last().click();
    await expect(dialog).toBeHidden();
  }
  await drop(page, 'game.json', JSON.stringify(game()), 2);
  await expect(dialog.getByRole('heading')).toHaveText(en.pages.file.several);
  await expect(dialog).toContainText('one file at a time');
  await dialog.getByRole('button').last().click();
  await drop(page, 'battle.json', JSON.stringify(battle.position));
  await expect(page.getByTestId('play-it')).toBeVisible();
});

test('an older file without a version is opened, and names are only names', async ({ page }) => {
  const hostile = '<img src=x onerror=hit=1>';
  const { version: _, ...old } = whole();
  const position = { ...positionOf('spartolus') } as { armies: { name: string }[] };
  const armies = position.armies.map((army) => ({ ...army, name: hostile }));
  await page.goto('./');
  await firstOf(page).setInputFiles({
    name: 'old.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...old, battle: undefined, names: ['<b>A</b>', '&lt;i>'], position: { ...position, armies } })),
  });
  await expect(page.getByTestId('battle')).toBeVisible();
  await expect(page.getByTestId('to-act')).toContainText('<img src=x');
  await expect(page.locator('#app img, #app script')).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

const packed = (text: string) => `#/g/${deflateRawSync(text, { level: 9 }).toString('base64url')}`;

test('links that are cut, altered or hostile get a clear message, and nothing is added', async ({ page }) => {
  await lay(page, game());
  const link = await printLink(game());
  const good = link.ok ? link.value : '';
  const wrong: readonly (readonly [link: string, said: string])[] = [
    [good.slice(0, -40), 'a complete link'],
    [`${good.slice(0, 60)}${good.slice(64)}`, 'a complete link'],
    [`${good}!`, 'a complete link of letters'],
    ['#/g/AAAA', 'a complete link'],
    [packed('{"plays":[]}'), 'a value; there is none'],
    [packed(withPlays('F6-F2')), 'a list'],
    [packed(JSON.stringify({ ...whole(), version: 2 })), 'a newer program wrote this one'],
    [packed(`{"plays":"${' '.repeat(60_000_000)}"}`), 'a game of at most 5 MB'],
    [packed(deep), 'nested less deeply'],
  ];
  for (const [hash, said] of wrong) {
    await page.goto(`./${hash}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      said.includes('newer') ? en.pages.link.unopened : en.pages.link.badTitle,
    );
    await expect(page.getByRole('main')).toContainText(said);
  }
  await page.goto('./#/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.pages.notFound.title);
  await page.goto('./#/play');
  await expect(page.getByTestId('log-row')).toHaveCount(MOVES.length);
  await page.goto('./#/saves');
  await expect(page.locator('.saves-card')).toHaveCount(1);
});

test('a game that is stored but damaged is named, and the others can still be played', async ({ page }) => {
  await lay(page, game());
  await lay(page, other());
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('ancients');
        opening.onsuccess = () => {
          const db = opening.result;
          const both = db.transaction('plays', 'readwrite');
          const cursor = both.objectStore('plays').openCursor();
          // The first play of the first game.
          cursor.onsuccess = () => cursor.result?.delete();
          both.oncomplete = () => {
            db.close();
            resolve();
          };
        };
      }),
  );
  await page.goto('./#/saves');
  await page.reload();
  await expect(page.locator('.saves-card')).toHaveCount(2);
  const outcomes: string[] = [];
  const addresses: string[] = [];
  for (const card of [0, 1]) {
    await page.goto('./#/saves');
    await page.locator('.saves-card').nth(card).getByRole('link').click();
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).not.toHaveText(en.pages.saves.title);
    outcomes.push(await heading.innerText());
    addresses.push(page.url());
  }
  expect(outcomes.filter((title) => title === en.table.noGame.damaged)).toHaveLength(1);
  expect(outcomes.filter((title) => title === 'Spartolus')).toHaveLength(1);
  // Of it there is no report, for the same reason.
  await page.goto(addresses[outcomes.indexOf(en.table.noGame.damaged)]!.replace('#/play', '#/report'));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(en.table.noGame.damaged);
  await expect(page).toHaveTitle(`${en.table.noGame.title} · ${en.common.brand}`);
});
