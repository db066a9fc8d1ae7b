import { expect, lay, prefer, test } from './fixture';
import { played, recordOf } from './games';

/** Two leaders face to face: Red's, rated 4, attacks Blue's, rated 2. */
const position = {
  options: ['13.8'],
  map: { columns: 12, rows: 9 },
  phase: 'melee',
  armies: [
    { name: 'Red', panic: 9, units: ['HI E5/1', 'LI G7/1'], leaders: ['E5'], ratings: [4] },
    { name: 'Blue', panic: 9, units: ['HI E4/4', 'LI G3/4'], leaders: ['E4'], ratings: [2] },
  ],
};

test('a duel: nobody reads the first choice off the page before the second is made', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, recordOf(played(position, ['E5xE4', 'away 0'])));
  const question = page.getByTestId('question');
  await expect(question).toHaveAttribute('data-asks', 'tactic');
  await expect(question).toContainText('Red');
  await question.getByRole('button', { name: 'Offensive' }).click();
  await expect(question).toContainText('Blue');
  const log = page.getByTestId('log');
  await expect(log).toContainText('Red has chosen a tactic');
  await expect(log).toContainText('tactic ?');
  await expect(log).not.toContainText('offensive');
  // No label and no message tells it either.
  const told = await page
    .locator('body')
    .evaluate((body) =>
      [...body.querySelectorAll('*')]
        .filter((one) => !one.closest('[data-testid="question"]'))
        .flatMap((one) => [...one.attributes].map(({ value }) => value).concat(one.children.length === 0 ? (one.textContent ?? '') : [])),
    );
  expect(told.filter((text) => /offensive/i.test(text))).toEqual([]);
  await question.getByRole('button', { name: 'Defensive' }).click();
  await expect(log).toContainText('the challenger offensive, the other defensive');
  await expect(log).toContainText('tactic offensive');
});
