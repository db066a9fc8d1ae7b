import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { en } from '../../src/ui/words/en/index';
import { report } from '../../src/ui/words/report/en';
import { type BawGame, bawRecord, wholeBattle } from './bawGames';
import { expect, lay, main, prefer, test } from './fixture';
import { eagerGame, played, positionOf, recordOf } from './games';
import { encounter, findSeaGame, seaRecord } from './seaGames';

const game = eagerGame(positionOf('spartolus'), 4);

interface Log {
  readonly log: readonly { readonly order: string; readonly events: readonly { readonly kind: string }[] }[];
}

/** What the report tells of plays: each under its order, and by itself what a player turn began with. */
const toldParts = ({ log }: Log) =>
  log
    .flatMap(({ order, events }) => {
      const began = events.findLastIndex(({ kind }) => kind === 'turnBegan');
      const own = began < 0 ? events.length : began;
      return [
        { order, events: events.slice(0, own) },
        { order: undefined, events: events.slice(own) },
      ];
    })
    .filter(({ events }) => events.some(({ kind }) => kind !== 'phaseBegan' && kind !== 'turnBegan'));

/** What is copied can be asked for; pictures cannot be copied. */
const mayCopy = (page: Page) =>
  page.addInitScript(() => {
    const writeText = async (text: string) => void Object.assign(document, { copied: text });
    Object.defineProperty(navigator, 'clipboard', { value: { write: () => Promise.reject(new Error('no')), writeText } });
  });

/** The lines of the report as they are copied out of the result. */
async function copyReport(page: Page): Promise<readonly string[]> {
  await page.getByTestId('report-ask').click();
  await page.getByTestId('report-copy').click();
  await expect(page.locator('.app-toast')).toContainText(report.text.copied);
  return (await page.evaluate(() => (document as Document & { copied?: string }).copied ?? '')).split('\n');
}

/** It tells of a game by its name, and of every play in which something happened. */
function expectTold(lines: readonly string[], played: Log, name: string): void {
  expect(lines).toContain(`${report.rules}: ${name}`);
  const plays = toldParts(played).filter(({ order }) => order !== undefined);
  expect(lines.filter((line) => /^ {2}\S/.test(line) && plays.some(({ order }) => line === `  ${order}`))).toHaveLength(plays.length);
}

/** Out of the report and back to the result, from which the next battle is set up. */
async function goOn(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('report')).toHaveCount(0);
  await main(page).click();
  await page.getByTestId('next-battle').click();
  await expect(page).toHaveURL(/#\/set-up\/\S+$/);
}

test('the end tells the battle: losses, the turning point, two dice, three moments that can be gone to; and goes on to the next', async ({
  page,
}) => {
  await prefer(page, { handOver: false, speed: 'off' });
  await lay(page, recordOf(game, 'spartolus'));
  await main(page).click();
  const result = page.getByTestId('result');
  await expect(result).toHaveAttribute('data-winner', String(game.outcome()!.winner));
  await expect(result.locator('.table-result__losses')).toHaveCount(2);
  await expect(page.getByTestId('luckiest').or(page.getByTestId('unluckiest')).first()).toBeVisible();
  const moments = page.getByTestId('moment');
  await expect(moments).toHaveCount(3);
  await expect(moments.first().locator('.board-layer--pieces')).toBeAttached();
  await expect(page.getByTestId('turning-point')).toBeVisible({ timeout: 40_000 });

  await moments.first().click();
  await expect(result).toHaveCount(0);
  await expect(page.getByTestId('looking')).toBeVisible();
  await main(page).click();
  await main(page).click();
  await page.getByTestId('analyse').click();
  await expect(page.getByTestId('course')).toBeVisible();
  await main(page).click();
  await page.getByTestId('next-battle').click();
  await expect(page).toHaveURL(/megiddo$/);
});

test('a great moment at sea has its words and its map, and is none of those that lie nowhere', async ({ page }) => {
  const fought = findSeaGame(encounter, (_, { log }) => log.filter(({ dice }) => dice.length > 0).length > 8);
  await mayCopy(page);
  await prefer(page, { handOver: false, speed: 'off' });
  await lay(page, seaRecord(fought));
  await main(page).click();
  await expect(page.getByTestId('result').locator('.table-result__losses')).toHaveCount(2);
  const moments = page.getByTestId('moment');
  await expect(moments.first().locator('.board-layer--pieces')).toBeAttached();
  for (const moment of await moments.all()) {
    await expect(moment.locator('.board-layer--pieces')).toBeAttached();
    await expect(moment.locator('span').last()).toHaveText(/\S/);
  }
  const lines = await copyReport(page);
  expectTold(lines, fought, en.pages.battles.games.naval);
  await goOn(page);
});

/** A whole battle in which somebody is lost: where nobody is no fight is a great moment. */
function bloodyBattle(from = 1): BawGame {
  const { game: found, seed } = wholeBattle(from);
  return found.log.some(({ events }) => events.some(({ kind }) => kind === 'eliminated')) ? found : bloodyBattle(seed + 1);
}

test('the end of a Battle of the Ancient World is told, copied and drawn as any other, and leads on', async ({ page }) => {
  const fought = bloodyBattle();
  await mayCopy(page);
  await prefer(page, { handOver: false, speed: 'off' });
  await lay(page, bawRecord(fought));
  await main(page).click();
  const result = page.getByTestId('result');
  await expect(result).toHaveAttribute('data-winner', String(fought.outcome()!.winner));
  await expect(result.locator('.table-result__losses')).toHaveCount(2);
  await expect(page.getByTestId('luckiest').or(page.getByTestId('unluckiest')).first()).toBeVisible();
  await expect(page.getByTestId('moment').first().locator('.board-layer--pieces')).toBeAttached();
  for (const part of ['end-course', 'turning-point']) await expect(page.getByTestId(part)).toBeVisible();
  expectTold(await copyReport(page), fought, en.pages.battles.games.baw);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('report-svg').click()]);
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/^<svg /);
  await goOn(page);
});

test('the report is copied in the reader’s language, turn by turn, and the map with it is saved as a picture that stands alone', async ({
  page,
}) => {
  await mayCopy(page);
  await prefer(page, { handOver: false, speed: 'off' });
  await lay(page, recordOf(game, 'spartolus'));
  await main(page).click();
  const lines = await copyReport(page);
  // Over the dialog, and not behind it.
  await page.locator('.app-toast').getByRole('button', { name: en.common.actions.dismiss }).click();
  await expect(page.locator('.app-toast')).toHaveCount(0);
  const text = lines.join('\n');
  expect(text).toContain('Athens');
  expect(text).toContain(en.table.armies.losses.units);
  // Turn by turn, every play in its order.
  expect(lines).toContain(report.turn(1).toUpperCase());
  expectTold(lines, game, en.pages.battles.games.ancients);

  const [png] = await Promise.all([page.waitForEvent('download'), page.getByTestId('report-png').click()]);
  expect(png.suggestedFilename()).toMatch(/^spartolus.*\.png$/);
  const drawn = readFileSync(await png.path());
  expect(drawn.subarray(1, 4).toString()).toBe('PNG');
  expect(drawn.readUInt32BE(16)).toBeGreaterThan(1000);

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('report-svg').click()]);
  expect(download.suggestedFilename()).toMatch(/^spartolus.*\.svg$/);
  const picture = readFileSync(await download.path(), 'utf8');
  expect(picture).toContain(lines[0]);
  // Its place is named, as on the table.
  expect(picture).toMatch(/>Spartolus<\/text>/);
  expect(picture).toMatch(/^<svg /);
  // Its ground and its letters are of one theme, wherever it is looked at.
  expect(picture).toMatch(/<rect [^>]*fill="#[0-9a-f]{6}"/i);
  expect(picture).not.toMatch(/ (?:class|style)="/);
  expect(picture.match(/<path /g)!.length).toBeGreaterThan(40);

  // A leader's star lies at the corner of its unit, as on the table, where the style sheet puts it.
  const star = page.locator('.table-field .board-badge--leader').first();
  const told = await star.evaluate((element) => {
    const [outer, own] = [(element.parentNode as SVGGraphicsElement).getCTM()!, (element as SVGGraphicsElement).getCTM()!];
    const { e, f } = outer.inverse().multiply(own);
    return `${Number(e.toFixed(3))} ${Number(f.toFixed(3))})`;
  });
  expect(told).not.toBe('0 0)');
  expect(picture).toContain(told);

  // The same as a page, with maps drawn as on the table, which prints once they are all there; and back.
  await page.getByTestId('report-open').click();
  for (const [language, title] of [
    ['Français', 'Spartolos'],
    ['English', 'Spartolus'],
  ] as const) {
    await page.getByRole('button', { name: language, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(title));
  }
  await expect(page.getByTestId('report-play')).toHaveCount(toldParts(game).length);
  await expect(page.locator('[data-testid="report-print"][aria-disabled="false"]')).toBeVisible();
  expect(await page.locator('.report-map .board-layer--pieces').count()).toBeGreaterThan(2);
  await expect(page.locator('.report-map .board-places').first()).toHaveText('Spartolus');
  await page.goBack();
  await expect(main(page)).toBeVisible();
});

test('beneath a picture nothing runs out of it, however wide its letters are', async ({ page, context }) => {
  await prefer(page, { handOver: false, speed: 'off' });
  await lay(page, { ...recordOf(game, 'spartolus'), names: ['W'.repeat(40), '戦'.repeat(40)] });
  await main(page).click();
  await page.getByTestId('report-ask').click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('report-svg').click()]);
  const viewer = await context.newPage();
  await viewer.setContent(readFileSync(await download.path(), 'utf8'));
  const lines = await viewer.evaluate(async () => {
    await document.fonts.ready;
    const picture = document.querySelector('svg')!;
    const { x, width } = picture.viewBox.baseVal;
    return [...picture.querySelectorAll<SVGTextElement>(':scope > text')].map((line) => {
      const box = line.getBBox();
      return { said: line.textContent, isIn: box.x >= x && box.x + box.width <= x + width };
    });
  });
  for (const letter of ['W', '戦'])
    expect(
      lines
        .map(({ said }) => said)
        .join('')
        .split(letter).length,
    ).toBeGreaterThan(40);
  expect(lines.filter(({ isIn }) => !isIn)).toEqual([]);
});

test('the battle becomes a film that a browser plays, or none where it is stopped', async ({ page, context }) => {
  // A film is recorded in the time that it takes: here its pictures stand for a quarter of it.
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (done: () => void, ms = 0) => wait(done, ms === 100 ? 25 : ms) });
  });
  await prefer(page, { handOver: false, speed: 'off' });
  await lay(page, recordOf(played(positionOf('spartolus'), ['end']), 'spartolus'));
  await page.getByTestId('report-log').click();
  const make = page.getByTestId('report-film');
  const downloads: string[] = [];
  page.on('download', (one) => downloads.push(one.suggestedFilename()));
  await make.click();
  await expect(page.getByTestId('film-progress')).toBeVisible();
  await page.getByTestId('film-stop').click();
  await expect(make).toBeVisible();
  expect(downloads).toEqual([]);

  const [film] = await Promise.all([page.waitForEvent('download'), make.click()]);
  expect(film.suggestedFilename()).toMatch(/^spartolus.*\.(webm|mp4)$/);
  await expect(page.locator('.app-toast')).toContainText(report.film.saved);
  // The page's own policy plays no films.
  const viewer = await context.newPage();
  const shown = await viewer.evaluate(
    (source) =>
      new Promise<{ width: number; height: number; duration: number }>((resolve, reject) => {
        const video = document.createElement('video');
        video.muted = true;
        video.onerror = () => reject(new Error(video.error?.message));
        // Browsers write no duration into what they record: it is known when the end has been sought.
        video.onloadedmetadata = () => {
          video.currentTime = 1e6;
        };
        video.onseeked = () => resolve({ width: video.videoWidth, height: video.videoHeight, duration: video.currentTime });
        video.src = source;
      }),
    `data:video/webm;base64,${readFileSync(await film.path()).toString('base64')}`,
  );
  expect(shown.width).toBe(1280);
  expect(shown.height).toBeGreaterThan(300);
  expect(shown.duration).toBeGreaterThan(1);
});
