import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { GameRecord, Play } from '../../src/kernel/record';
import { en } from '../../src/ui/words/en/index';
import { fr } from '../../src/ui/words/fr/index';
import { expect, give, lay, main, prefer, record, savedFile, storedGames, test } from './fixture';
import { eagerGame, type Game, played, positionOf, recordOf } from './games';

const seen = (page: Page) => page.getByTestId('doubt');
const stopped = (page: Page) => page.getByTestId('stopped');
const cards = (page: Page) => page.locator('.saves-card');

/** Opened from a file, as on another day. */
async function openFile(page: Page, text: string): Promise<void> {
  await page.goto('./#/saves');
  const before = page.url();
  // The screen before stays until this one is there, and a file chosen on a screen that goes is nobody's.
  const title = new RegExp(`^(?:${en.pages.saves.title}|${fr.pages.saves.title})$`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page).not.toHaveURL(before);
  await expect(page.getByTestId('battle')).toBeVisible();
}

const hasRolled = ({ log }: Game) => (log.at(-1)?.dice.length ?? 0) > 0;

/** A game whose last die has been written otherwise by hand, and what has to be said of it. */
function forged() {
  const { result: _, ...game } = recordOf(eagerGame(positionOf('spartolus'), 4, hasRolled), 'spartolus');
  const at = game.plays.length - 1;
  const { order, dice = [] } = game.plays[at]!;
  const [drawn = 0, ...others] = dice;
  const fell = (drawn % 6) + 1;
  const changed: GameRecord = { ...game, plays: [...game.plays.slice(0, at), { order, dice: [fell, ...others] }] };
  return { game, changed, said: [en, fr].map(({ table }) => table.doubt.stray(at + 1, order, 1, drawn, fell)) };
}

const bare = (plays: readonly Play[]) => plays.map(({ order, dice = [] }) => ({ order, dice }));

test('a forged die is named before and after its game is opened, and the mark stays with the game', async ({ page }) => {
  const { changed, said } = forged();
  await prefer(page, { handOver: false });
  await lay(page, changed);
  await expect(seen(page)).toHaveText(en.table.doubt.mark);
  await seen(page).click();
  await expect(page.getByTestId('doubt-why')).toHaveText(said[0]!);
  await page.keyboard.press('Escape');

  // It goes on, is found again, and is opened from its own file.
  await give(page, 'end');
  await expect(page.getByTestId('refusal')).toBeHidden();
  await expect.poll(async () => (await storedGames(page))[0]?.count).toBe(changed.plays.length + 1);
  await page.reload();
  await expect(seen(page)).toBeVisible();
  const { text } = await savedFile(page);
  expect(bare((JSON.parse(text) as GameRecord).plays.slice(0, changed.plays.length))).toEqual(bare(changed.plays));
  await page.goto('./#/saves');
  await expect(cards(page).getByText(en.table.doubt.mark)).toHaveAttribute('title', said[0]!);
  await page.goto('./#/');
  await expect(page.locator('.home-games').getByText(en.table.doubt.mark)).toBeVisible();
  await openFile(page, text);
  await expect(seen(page)).toBeVisible();
  await seen(page).click();
  await expect(page.getByTestId('doubt-why')).toHaveText(said[0]!);
});

test('a link says of its game whether the dice are verified, in French too', async ({ page }) => {
  const { game, changed, said } = forged();
  await prefer(page, { language: 'fr' });
  const { printLink } = await import('../../src/store/link');
  const show = async (record: object) => {
    const link = await printLink(record);
    await page.goto(`./${link.ok ? link.value : ''}`);
    await expect(page.getByRole('button', { name: fr.pages.link.open })).toBeVisible();
  };
  await show(changed);
  await expect(page.locator('.link-game')).toContainText(`${fr.table.doubt.mark}. ${said[1]}`);
  const { seed: _, dice: __, ...seedless } = game;
  await show(seedless);
  await expect(page.locator('.link-game')).toContainText(`${fr.table.doubt.mark}. ${fr.table.doubt.scripted}`);
  await show(game);
  await expect(page.locator('.link-game')).not.toContainText(fr.table.doubt.mark);
  const { dice: ___, ...earlier } = game;
  await show(earlier);
  await expect(page.locator('.link-game')).not.toContainText(fr.table.doubt.mark);
});

const MOVES = ['F6-F5', 'D7-D6', 'G7-G6'];

/** A game that the rules once allowed: its second order moves a unit again. */
function refused(): GameRecord {
  const game = recordOf(played(positionOf('spartolus'), MOVES), 'spartolus');
  const [first, ...rest] = game.plays;
  return { ...game, plays: [first!, { order: 'F5-F4' }, ...rest] };
}

test('a game with an order that is refused opens up to there; all of it stays, and it goes on as another', async ({ page }) => {
  const whole = refused();
  await lay(page, whole);
  const { stop } = en.table;
  await expect(stopped(page)).toContainText(`${stop.refused(2, 'F5-F4', '6.a')} ${stop.left(2)} ${stop.kept}`);
  await expect(page.getByTestId('log-row')).toHaveCount(1);

  // Nothing is played here, by hand or as text.
  await give(page, 'D7-D6');
  await expect(page.getByTestId('why')).toContainText(en.table.goOnApart);
  await expect(page.getByTestId('log-row')).toHaveCount(1);

  const { text } = await savedFile(page);
  expect(bare((JSON.parse(text) as GameRecord).plays)).toEqual(bare(whole.plays));
  await page.reload();
  await expect(stopped(page)).toBeVisible();

  await expect(main(page)).toHaveText(en.table.goOnApart);
  const first = page.url();
  await main(page).click();
  await expect(page).not.toHaveURL(first);
  await expect(main(page)).toHaveAttribute('data-does', 'end');
  await expect(stopped(page)).toBeHidden();
  await give(page, 'D7-D6');
  await expect(page.getByTestId('log-row')).toHaveCount(2);
  expect((await record(page)).plays.map(({ order }) => order.split('/')[0])).toEqual(['F6-F5', 'D7-D6']);

  await expect.poll(async () => (await storedGames(page)).map(({ count }) => count).sort()).toEqual([2, 4]);
  await page.goto(first);
  await expect(stopped(page)).toBeVisible();
  await page.goto('./#/saves');
  await expect(cards(page)).toHaveCount(2);
});

test('a file with such an order opens up to there too, and the saved game can be written to a file whole', async ({ page }) => {
  const whole = refused();
  await openFile(page, JSON.stringify(whole));
  await expect(stopped(page)).toContainText('6.a');
  await page.goto('./#/saves');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: en.pages.saves.toFile }).click()]);
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  expect(bare((JSON.parse(Buffer.concat(parts).toString()) as GameRecord).plays)).toEqual(bare(whole.plays));
});

test('what was kept of a game that a corrected rule refuses is looked at to its end, and the rule is named', async ({ page }) => {
  const text = readFileSync(join(process.cwd(), 'tests/replay/refused/unchallenged-told.json'), 'utf8');
  const { plays } = JSON.parse(text) as GameRecord;
  const { stop, log } = en.table;
  await prefer(page, { speed: 'off' });
  await openFile(page, text);
  await expect(stopped(page)).toContainText(stop.told(plays.length - 1, true));
  await expect(stopped(page).getByRole('button', { name: en.table.ruleLink('13.8') })).toBeVisible();
  await page.getByTestId('see-told').click();
  const told = page.getByTestId('told');
  await expect(told).toContainText(stop.looking(2, plays.length));
  await expect(page.getByRole('button', { name: log.fromHere })).toHaveCount(0);

  // To its last moment: by the log, and a step back by key.
  await page.getByTestId('log-row').last().getByRole('button').first().click();
  await expect(told).toContainText(stop.looking(plays.length, plays.length));
  await expect(page.getByTestId('told-from')).toContainText(stop.from);
  await expect(page.locator('[data-unit]')).toHaveCount(1);
  await page.keyboard.press('<');
  await expect(told).toContainText(stop.looking(plays.length - 1, plays.length));
  await told.getByRole('button', { name: en.table.ruleLink('13.8') }).click();
  await expect(page.getByTestId('rule-panel')).toContainText('13.8');
  await page.keyboard.press('Escape');

  // What is kept is in its file, and not in a link.
  const { text: saved } = await savedFile(page);
  expect((JSON.parse(saved) as GameRecord).plays).toEqual(plays);
  await main(page).click();
  await expect(stopped(page)).toBeVisible();
});

test('a program waits where its game holds no further', async ({ page }) => {
  await lay(page, refused());
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('ancients');
        opening.onsuccess = () => {
          const db = opening.result;
          const both = db.transaction('cards', 'readwrite');
          const cursor = both.objectStore('cards').openCursor();
          cursor.onsuccess = () => {
            const { value } = cursor.result!;
            cursor.result!.update({ ...value, game: { ...value.game, seats: ['recruit:1', 'person'] } });
          };
          both.oncomplete = () => {
            db.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
  await expect(stopped(page)).toBeVisible();
  await expect(main(page)).toHaveText(en.table.goOnApart);
  await main(page).click();
  await expect
    .poll(async () => (await storedGames(page)).map(({ count }) => count).sort((a, b) => a - b)[0], { timeout: 30_000 })
    .toBeGreaterThan(1);
  await expect.poll(async () => (await storedGames(page)).length).toBe(2);
});

const { stop: said } = en.table;
const broken: readonly (readonly [what: string, plays: readonly Play[], said: string])[] = [
  ['an order that cannot be read', [{ order: '<b>end</b>' }], said.unread(1, '<b>end</b>')],
  ['a die too many', [{ order: 'end', dice: [3] }], said.unread(1, 'end')],
  ['more ends than the battle has', Array.from({ length: 20_001 }, () => ({ order: 'end' })), 'more follow it'],
];

for (const [what, plays, why] of broken) {
  test(`a file with ${what} opens up to there`, async ({ page }) => {
    await openFile(page, JSON.stringify({ ...refused(), plays }));
    await expect(stopped(page)).toContainText(why);
    await expect(page.locator('#app b', { hasText: /^end$/ })).toHaveCount(0);
  });
}
