import { en } from '../../src/ui/words/en/index';
import { report } from '../../src/ui/words/report/en';
import { expect, give, lay, prefer, record, said, setUp, start, test } from './fixture';
import { played, positionOf, recordOf } from './games';

const { notes: words } = en.table;

test('what is written in one branch stays there, and the line under the map tells of the branch that is gone to', async ({ page }) => {
  await prefer(page, { handOver: false, speed: 'off' });
  await lay(page, recordOf(played(positionOf('spartolus'), ['F6-F5', 'D7-D6', 'G7-G6']), 'spartolus'));
  const line = page.locator('.table-strip .table-line');
  await expect(line).toContainText('G6');
  await page.locator('[data-testid="log-row"][data-at="2"] .table-row__order').click();
  await page.getByRole('button', { name: en.table.log.fromHere }).click();
  await give(page, 'H7-H6');
  await expect(line).toContainText('H6');
  await page.getByTestId('note-ask').click();
  await page.getByTestId('note-text').fill('The right instead.');
  await page.getByTestId('other-ways').getByRole('button').click();
  await expect(line).toContainText('G6');
  await expect(page.getByTestId('note-text')).toHaveValue('');
  await page.getByTestId('note-text').press('Escape');
  await expect(page.getByTestId('note-card')).toBeHidden();
  expect((await record(page)).notes).toEqual([{ at: 3, branch: 1, text: 'The right instead.' }]);
  await page.getByTestId('other-ways').getByRole('button').click();
  await expect(page.getByTestId('note')).toContainText('The right instead.');
  await expect(line).toContainText('H6');
});

test('a past moment is written about by keyboard alone: a word, a mark, a bookmark, a ring and an arrow; log, report and file have it', async ({
  page,
}) => {
  await prefer(page, { handOver: false, speed: 'off' });
  await lay(page, recordOf(played(positionOf('spartolus'), ['F6-F5', 'end']), 'spartolus'));
  await page.locator('[data-testid="log-row"][data-at="1"] .table-row__order').click();
  await expect(said(page)).toContainText('moved F6–F5');
  await page.keyboard.press('i');
  await page.keyboard.type('Too far.');
  await page.getByTestId('mark-doubtful').press('Enter');
  await page.getByTestId('bookmark').press('Enter');
  await page.getByTestId('draw').press('Enter');
  await expect(page.getByTestId('pencil')).toHaveText(new RegExp(words.start));
  await page.keyboard.press('m');
  for (const key of ['Enter', 'Enter', 'Enter', 'w', 'Enter', 's', 'Enter']) await page.keyboard.press(key);
  await expect(said(page)).toContainText('Arrow from');
  await expect(page.locator('.table-field .board-noted')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('pencil')).toBeHidden();

  const row = page.locator('[data-testid="log-row"][data-at="1"]');
  await expect(row.getByTestId('note')).toContainText('Too far.');
  await expect(row.getByTestId('note')).toContainText(words.marks.doubtful);
  await page.getByTestId('note-ask').click();
  await page.getByTestId('notes-ask').click();
  await expect(page.getByTestId('notes').getByRole('button')).toHaveCount(1);
  const [note] = (await record(page)).notes ?? [];
  expect(note).toMatchObject({ at: 1, text: 'Too far.', mark: 'doubtful', bookmark: true });
  expect(note?.drawn).toHaveLength(2);

  await page.getByTestId('report-log').click();
  await page.getByTestId('report-open').click();
  await expect(page.getByTestId('report-page')).toContainText(report.turn(1));
  await expect(page.locator('.report-note')).toHaveText('★ ?! Too far.');
});

for (const { what, key, field, word } of [
  { what: 'a note', key: 'i', field: 'note-text', word: 'Nor farther.' },
  { what: 'an order', key: '/', field: 'order-input', word: 'nf' },
])
  test(`what is typed before the field for ${what} is there goes into it, and is no key of the table`, async ({ page }) => {
    const come: (() => Promise<void>)[] = [];
    await page.route(/\/assets\/onDemand-[^/]*\.js$/, (route) => void come.push(() => route.continue()));
    await prefer(page, { handOver: false, speed: 'off' });
    await lay(page, recordOf(played(positionOf('spartolus'), ['F6-F5', 'end']), 'spartolus'));
    const phase = await page.getByTestId('phase').textContent();
    // Held a little long it is not written itself.
    for (const _ of [1, 2]) await page.keyboard.down(key);
    await page.keyboard.up(key);
    await page.keyboard.type(`${word}x`);
    await page.keyboard.press('Backspace');
    await expect.poll(() => come.length).toBe(1);
    await expect(page.getByTestId(field)).toBeHidden();
    for (const go of come) await go();
    await expect(page.getByTestId(field)).toBeFocused();
    await expect(page.getByTestId(field)).toHaveValue(word);
    await page.keyboard.type('!');
    await expect(page.getByTestId(field)).toHaveValue(`${word}!`);
    await expect(page.getByTestId('phase')).toHaveText(phase!);
  });

test('what is being written when the page is loaded anew is there after it', async ({ page }) => {
  await prefer(page, { handOver: false, speed: 'off' });
  await lay(page, recordOf(played(positionOf('spartolus'), ['F6-F5', 'end']), 'spartolus'));
  await page.keyboard.press('i');
  await page.getByTestId('note-text').fill('Not yet left');
  await page.reload();
  await expect(page.getByTestId('battle')).toBeVisible();
  await page.keyboard.press('i');
  await expect(page.getByTestId('note-text')).toHaveValue('Not yet left');
});

test('a note is written to its end while programs play on, and stays with the moment that it was begun at', async ({ page }) => {
  await prefer(page, { speed: 'slow' });
  await setUp(page, 'spartolus', 'watch');
  for (const side of [0, 1]) await page.locator(`#seat-${side}-player`).selectOption('recruit');
  await start(page);
  const rows = page.getByTestId('log-row');
  await expect(rows).not.toHaveCount(0);
  await page.keyboard.press('i');
  await page.keyboard.type('Half a');
  const about = await page.getByTestId('note-card').getAttribute('aria-label');
  const before = await rows.count();
  await expect.poll(() => rows.count(), { timeout: 20_000 }).toBeGreaterThan(before + 1);
  await page.keyboard.type(' sentence');
  await expect(page.getByTestId('note-text')).toHaveValue('Half a sentence');
  expect(await page.getByTestId('note-card').getAttribute('aria-label')).toBe(about);
  await page.keyboard.press('Escape');
  expect((await record(page)).notes).toEqual([{ at: expect.any(Number), text: 'Half a sentence' }]);
});
