import type { Page } from '@playwright/test';
import { en } from '../../src/ui/words/en/index';
import { duel } from '../ui/systems/ancients/duel';
import { expect, lay, main, prefer, record, test } from './fixture';
import { open, played, recordOf } from './games';
import { Hand } from './hand';

test('a duel: nobody reads the first choice off the page before the second is made', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, recordOf(played(duel, ['E5xE4', 'away 0'])));
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

const ordered = (page: Page, order: string) => page.locator(`[data-testid="option-order"][data-order="${order}"]`);

/** Leaders with units and alone, two challenges due. */
const side = {
  options: ['13.8'],
  map: { columns: 12, rows: 9 },
  phase: 'melee',
  armies: [
    { name: 'Red', panic: 9, units: ['HI E5/4', 'LI G7/1', 'LI B7/1'], leaders: ['E5', 'H5'], ratings: [4, 3] },
    { name: 'Blue', panic: 9, units: ['LI E4/1', 'LI B2/4'], leaders: ['E4', 'H4'], ratings: [2, 1] },
  ],
};

test('the melee does not end before the challenges are made; a refusal, and what becomes of the unit', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, recordOf(open(side)));
  await expect(page.getByTestId('option-facts')).toContainText(en.options.now.mustChallenge('E5 and H5'));
  await expect(main(page)).toContainText(en.options.challengeFirst);
  await main(page).click();
  await expect(page.getByTestId('refusal')).toContainText('E5 and H5');
  await ordered(page, 'challenge E5 E4').click();
  const question = page.getByTestId('question');
  await expect(question).toHaveAttribute('data-asks', 'accept');
  await expect(question).toContainText(en.options.questions.accept('E5', 4, 'E4', 2, false));
  await ordered(page, 'away 1').click();
  await expect(question).toHaveAttribute('data-asks', 'retreat');
  await new Hand(page).click('E3');
  await expect(page.getByTestId('log')).toContainText('the challenge at E4 is refused');
  expect((await record(page)).plays.map(({ order }) => order)).toEqual(['challenge E5 E4', 'away 1', 'retreat E3']);
});

test('a leader alone is taken in hand to challenge, and one alone who refuses goes to a hex that is clicked', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, recordOf(open(side)));
  const hand = new Hand(page);
  await hand.click('H5');
  await hand.click('H4');
  const question = page.getByTestId('question');
  await expect(question).toContainText(en.options.questions.accept('H5', 3, 'H4', 1, true));
  await hand.click('H3');
  await expect(question).toBeHidden();
  expect((await record(page)).plays.map(({ order }) => order)).toEqual(['challenge H5 H4', 'away H3']);
});
