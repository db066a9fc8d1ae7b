import { branches as en } from '../../src/ui/words/branches/en';
import { en as words } from '../../src/ui/words/en/index';
import { axeOn, expect, give, lay, main, panelTab, prefer, record, test } from './fixture';
import { played, positionOf, recordOf } from './games';

const MOVES = ['F6-F5', 'D7-D6', 'G7-G6', 'H7-H6'];

test('a branch beside the game is gone to, named, compared, made the main line, deleted, and all that is taken back', async ({ page }) => {
  await prefer(page, { handOver: false });
  await lay(page, recordOf(played(positionOf('spartolus'), MOVES), 'spartolus'));
  await page.getByTestId('log-row').nth(1).locator('.table-row__order').click();
  await page.getByRole('button', { name: words.table.log.fromHere }).click();
  await give(page, 'H7-H6');
  await expect(page.getByTestId('branch-line')).toContainText(words.table.branches.unnamed(1));
  await panelTab(page, words.table.panels.branches).click();
  const rows = page.getByTestId('branch');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(en.here);
  expect((await axeOn(page).include('[data-testid="branches"]').analyze()).violations).toEqual([]);

  await rows.nth(1).getByTestId('branch-more').click();
  await page.getByRole('button', { name: en.rename }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('branch-name')).toHaveCount(0);
  await expect(rows.nth(1).getByTestId('branch-more')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: en.rename }).press('Enter');
  await page.getByTestId('branch-name').fill('The right first');
  await page.keyboard.press('Enter');
  await expect(rows.nth(1)).toContainText('The right first');

  await page.getByTestId('branch-compare').click();
  const compared = page.getByRole('dialog', { name: en.compareTitle });
  await expect(compared).toContainText(en.shares(2));
  await expect(compared.getByRole('row', { name: en.part })).toContainText('G7-G6');
  await page.keyboard.press('Escape');

  await rows.nth(0).locator('.branch__go').click();
  await expect(rows.nth(0)).toContainText(en.here);
  await panelTab(page, words.table.panels.log).click();
  await page.getByTestId('other-ways').getByRole('button', { name: 'The right first' }).click();
  await expect(page.getByTestId('branch-line')).toContainText('The right first');
  await panelTab(page, words.table.panels.branches).click();

  await rows.nth(1).getByTestId('branch-more').click();
  await page.getByRole('button', { name: en.promote }).press('Enter');
  await expect(rows.nth(0)).toContainText('The right first');
  await expect(rows.nth(0).locator('.branch__go')).toBeFocused();
  expect((await record(page)).plays.map(({ order }) => order)).toEqual([...MOVES.slice(0, 2), 'H7-H6']);
  await page.getByTestId('branch-restore').click();
  expect((await record(page)).plays.map(({ order }) => order)).toEqual(MOVES);

  await rows.nth(1).getByTestId('branch-more').click();
  // What is pressed there goes with it: the keyboard stays where it stood.
  await page.getByRole('button', { name: en.drop }).press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(rows.nth(0).locator('.branch__go')).toBeFocused();
  await page.getByTestId('branch-restore').press('Enter');
  await expect(rows).toHaveCount(2);
  await expect(page.getByTestId('to-drawing-table')).toBeFocused();
  await page.reload();
  await panelTab(page, words.table.panels.branches).click();
  await expect(rows.nth(1)).toContainText('The right first');

  // In a file that was made by other rules the branch is whole on the map, and goes on beside itself.
  const saved = await record(page);
  const branches = saved.branches!.map((branch) => ({ ...branch, plays: branch.plays.map((play) => ({ ...play, order: 'H7-A1' })) }));
  await page.goto('./#/saves');
  const buffer = Buffer.from(JSON.stringify({ ...saved, branches, branch: 1 }));
  await page.locator('input[type="file"]').first().setInputFiles({ name: 'old.json', mimeType: 'application/json', buffer });
  await expect(page.getByTestId('stopped')).toContainText(words.table.stop.refused(3, 'H7-A1', '6.d'));
  await page.getByTestId('see-told').click();
  await expect(page.getByTestId('told')).toContainText(words.table.stop.looking(3, 3));
  await expect(page.locator(`.board-layer--pieces [data-hex="${7 + 5 * 12}"]`)).toHaveCount(1);
  await main(page).click();
  await expect(main(page)).toHaveAttribute('data-does', 'go-on');
  await main(page).click();
  await expect(page.getByTestId('branch-line')).toContainText(words.table.branches.unnamed(2));
  await panelTab(page, words.table.panels.branches).click();
  await expect(rows.nth(1)).toContainText(en.rest(1));
  await expect(rows).toHaveCount(3);
});
