import { en } from '../../src/ui/words/en/index';
import { opposed } from '../ui/systems/ancients/opposed';
import { expect, expectPlayed, give, lay, main, prefer, record, test } from './fixture';
import { findGame, type Game, open, ordersOf, played, positionOf, recordOf } from './games';
import { Hand } from './hand';

const WANTED = [/^\w+-\w+\/\d$/, /^\w+\/\d$/, /^\*/, /:/, /x/, /^away/, /^retreat/, /^stand$/, /^advance/];

const hasAll = (game: Game): boolean => {
  const orders = ordersOf(game);
  const { score } = game.outcome() ?? { score: [0, 0] as const };
  return orders.length < 90 && score[0] + score[1] > 0 && WANTED.every((kind) => orders.some((order) => kind.test(order)));
};

test('a battle of three turns is played by mouse, and what the page keeps of it is what the rules make of it', async ({ page }) => {
  test.setTimeout(120_000);
  const position = { ...positionOf('spartolus'), turns: 3 };
  const game = findGame(position, hasAll);
  // The card between two players waits until a fight has been seen.
  await prefer(page, { speed: 'off' });
  await lay(page, recordOf(open(position, game.seed), 'spartolus'));
  const hand = new Hand(page);
  for (const [i, entry] of game.log.entries()) {
    await hand.play(entry.order);
    await expectPlayed(page, entry, i + 1);
    if (entry.dice.length > 0) await expect(page.getByTestId('dice')).toBeVisible();
    // The card comes a moment after the play.
    if ((await main(page).getAttribute('data-does')) === 'begin') await page.getByTestId('hand-over-go').click();
  }

  const { winner, score } = game.outcome()!;
  const result = page.getByTestId('result');
  await expect(result).toHaveAttribute('data-winner', String(winner));
  for (const side of [0, 1] as const) {
    await expect(result.locator('.table-result__score').nth(side)).toHaveText(en.table.armies.points(score[side]));
  }
  await expect(result.locator('.table-point--met')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(result).toBeHidden();
  await expect(main(page)).toHaveText(en.table.result.title);

  const kept = await record(page);
  expect(kept.seed).toBe(game.seed);
  expect(kept.plays.map(({ order }) => order)).toEqual(ordersOf(game));
  expect(kept.plays.map(({ dice = [] }) => dice)).toEqual(game.log.map(({ dice }) => dice));
  expect(kept.result).toEqual({ score, winner });
});

test('the second of a double click neither overrides a warning nor takes away the card between two players', async ({ page }) => {
  await prefer(page, { stops: false, speed: 'off' });
  await lay(page, recordOf(played(opposed(['HI E6/2', 'LI F7/2'], ['HI K6/5']), [])));
  await main(page).dblclick();
  await expect(main(page)).toContainText(en.table.reallyEnd);
  for (const order of ['E6-F6', 'F7-G8']) await give(page, order);
  await main(page).dblclick();
  await expect(main(page)).toHaveAttribute('data-does', 'begin');
  await expect(page.getByTestId('hand-over')).toBeVisible();
  await main(page).click();
  await expect(page.getByTestId('hand-over')).toBeHidden();
});
