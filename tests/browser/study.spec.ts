import type { Page } from '@playwright/test';
import { branches } from '../../src/ui/words/branches/en';
import { en } from '../../src/ui/words/en/index';
import { bawGame, bawRecord } from './bawGames';
import { expect, give, lay, main, panelTab, prefer, record, test } from './fixture';
import { phaseGame, played, positionOf, recordOf } from './games';

const overAtSpartolus = () => recordOf(phaseGame('over'), 'spartolus');
const pastMoment = (page: Page, at: number) => page.getByTestId('log-row').locator('.table-row__order').nth(at).click();
const fromHere = (page: Page) => page.getByRole('button', { name: en.table.log.fromHere }).click();

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
  [1024, 768],
] as const)
  test(`at ${width} by ${height} a note is marked by mouse beside the course of the game and its mistakes`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await prefer(page, { handOver: false, speed: 'off' });
    await lay(page, overAtSpartolus());
    await main(page).click();
    await page.getByTestId('analyse').click();
    await expect(page.getByTestId('mistakes')).toBeVisible();
    await pastMoment(page, 0);
    await page.keyboard.press('i');
    await page.getByTestId('note-text').fill('Too early');
    await page.getByTestId('mark-doubtful').click();
    await page.getByTestId('bookmark').click();
    await page.getByTestId('notes-ask').click();
    await expect(page.getByTestId('notes')).toContainText('Too early');
    const foot = (await page.locator('.table-foot').boundingBox())!;
    const tools = (await page.locator('.table-log__tools').boundingBox())!;
    expect(tools.y + tools.height).toBeLessThanOrEqual(foot.y + 1);
    // All six on one line.
    await expect(page.locator('.table-log__tools > button')).toHaveCount(6);
    expect(tools.height).toBeLessThan(50);
  });

test('points and losses of three figures stand on one line in the narrow column', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await prefer(page, { handOver: false });
  const armies = [
    { name: 'Rome', rally: 2, demoralisation: 150, disintegration: 180, lost: 142, units: ['LEG E5'] },
    { name: 'Carthage', rally: 3, demoralisation: 130, disintegration: 160, lost: 123, units: ['AUX E3'] },
  ];
  await lay(page, bawRecord(bawGame([], { map: { columns: 9, rows: 8 }, armies })));
  const standing = page.getByTestId('standing');
  await expect(standing.locator('b').first()).toHaveText('123');
  for (const points of await standing.locator('b').all()) expect((await points.boundingBox())!.height).toBeLessThan(34);
  for (const bar of await standing.locator('.table-standing__bar').all()) expect((await bar.boundingBox())!.width).toBeGreaterThan(10);
});

test('two programs wait where somebody goes on from their game, and he plays the side himself', async ({ page }) => {
  await prefer(page, { handOver: false, speed: 'off' });
  await lay(page, Object.assign(overAtSpartolus(), { seats: ['recruit:1', 'recruit:1'] }));
  await pastMoment(page, 0);
  await fromHere(page);
  await expect(page.getByTestId('opponent')).toHaveAttribute('data-waits', '');
  expect((await record(page)).branches).toHaveLength(1);
  await expect(page.getByTestId('opponent-go')).toBeVisible();
  await page.getByTestId('opponent-leave').click();
  await expect(page.getByTestId('opponent')).toBeHidden();
  await expect(main(page)).toHaveAttribute('data-does', 'end');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('what is asked of the map is whole above a sheet at a past moment', async ({ page }) => {
    await prefer(page, { handOver: false });
    await lay(page, overAtSpartolus());
    await panelTab(page, en.table.panels.log).tap();
    await pastMoment(page, 0);
    const strip = (await page.getByTestId('looking').boundingBox())!;
    const tools = (await page.locator('.table-tools > div').first().boundingBox())!;
    expect(tools.y + tools.height).toBeLessThanOrEqual(strip.y);
  });

  test('what two waiting programs can be told is written on the buttons', async ({ page }) => {
    await prefer(page, { handOver: false });
    await lay(page, Object.assign(overAtSpartolus(), { seats: ['recruit:1', 'recruit:1'] }));
    await panelTab(page, en.table.panels.log).tap();
    await pastMoment(page, 0);
    await fromHere(page);
    for (const id of ['opponent-leave', 'opponent-go']) {
      const { x, width } = (await page.getByTestId(id).locator('span').boundingBox())!;
      expect(width).toBeGreaterThan(20);
      expect(x + width).toBeLessThanOrEqual(390);
    }
  });

  test('two branches are chosen from lists as wide as the screen lets them be', async ({ page }) => {
    await prefer(page, { handOver: false });
    await lay(page, recordOf(played(positionOf('spartolus'), ['F6-F5', 'D7-D6', 'G7-G6']), 'spartolus'));
    await panelTab(page, en.table.panels.log).tap();
    await pastMoment(page, 1);
    await fromHere(page);
    await give(page, 'H7-H6');
    await panelTab(page, en.table.panels.branches).tap();
    await page.getByTestId('branch-compare').tap();
    const compared = page.getByRole('dialog', { name: branches.compareTitle });
    const table = (await compared.getByTestId('compare').boundingBox())!;
    for (const list of await compared.getByRole('combobox').all())
      expect((await list.boundingBox())!.width).toBeGreaterThan(table.width - 12);
    await expect(compared.getByRole('row', { name: branches.part })).toContainText('G7-G6');
  });
});
