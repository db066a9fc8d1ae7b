import { dialogs } from '../../src/ui/words/dialogs/en';
import { en } from '../../src/ui/words/en/index';
import { axeOn, expect, give, lay, main, said, setUp, start, test } from './fixture';
import { findGame, positionOf, recordOf } from './games';

const { ownDice } = en.table;
const { proof } = dialogs;

/** A shot that hits a unit with a leader, for which two dice fall, and the game before it. */
function toAShot() {
  const two = ({ log }: { readonly log: readonly { readonly dice: readonly number[] }[] }) => (log.at(-1)?.dice.length ?? 0) > 1;
  const game = findGame(positionOf('megiddo'), two, two);
  const { order, dice } = game.log.at(-1)!;
  const { result: _, ...whole } = recordOf(game, 'megiddo');
  return { order, dice, before: { ...whole, plays: whole.plays.slice(0, -1) } };
}

test('own dice are typed one by one, by keys and by a press, and taken back; the game says so and is verified', async ({ page }) => {
  const { order, dice, before } = toAShot();
  await setUp(page, 'megiddo', 'solo');
  await page.getByTestId('setup-more').click();
  // What is not asked for any more is not wrong.
  await page.getByLabel(en.pages.setUp.seed, { exact: true }).fill('');
  await page.getByTestId('own-dice').check();
  await start(page);
  await expect(page.getByTestId('doubt')).toHaveText(en.table.doubt.ownMark);

  await lay(page, { ...before, dice: 'typed' });
  await give(page, order);
  const asked = page.getByTestId('roll-line');
  await expect(asked).toContainText('Fire');
  await expect(said(page)).toContainText((await asked.locator('p').textContent()) ?? 'a question');
  expect((await axeOn(page).include('[data-testid="roll-line"]').analyze()).violations).toEqual([]);
  await page.keyboard.press(String(dice[0]));
  await expect(asked).toContainText('Fate of a leader');
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(said(page)).toContainText(ownDice.takenBack);
  await give(page, order);
  await page.getByTestId('order-close').click();
  await page.keyboard.press(String(dice[0]));
  await expect(main(page)).toHaveText(ownDice.back);
  await asked.locator(`[data-face="${dice[1]}"]`).click();
  await expect(asked).toBeHidden();
  await expect(page.getByTestId('log-row').last().locator('.table-row__order')).toHaveText(order);

  await page.getByTestId('dice-ask').click();
  await page.getByTestId('verify').click();
  const lines = page.getByTestId('proof').getByRole('listitem');
  const fallen = [...before.plays, { dice }].reduce((sum, { dice: { length } = [] }) => sum + length, 0);
  await expect(lines).toHaveText([proof.plays(before.plays.length + 1), proof.noted(fallen), proof.same]);
  await page.keyboard.press('Escape');

  // The same game with the dice of its seed.
  await lay(page, before);
  await page.getByTestId('dice-ask').click();
  await page.getByTestId('verify').click();
  await expect(lines.nth(1)).toHaveText(proof.agree(fallen - dice.length, String(before.seed)));
});
