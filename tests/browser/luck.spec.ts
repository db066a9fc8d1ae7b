import { luck as words } from '../../src/ui/words/luck/en';
import { expect, expectSoundNow, lay, main, prefer, test } from './fixture';
import { eagerGame, positionOf, recordOf } from './games';

const game = eagerGame(positionOf('spartolus'), 4);

test('the luck of the dice: in the log, and for both sides as sentence, number and curve that lead to its moments; by the chance to win too', async ({
  page,
}) => {
  await prefer(page, { language: 'en', handOver: false, speed: 'off' });
  await lay(page, recordOf(game, 'spartolus'));
  await expect(page.getByTestId('luck-row').first()).toContainText(/[▴▾]\d.*Luck of the dice, (Athens|Chalcidians)/);
  await page.getByTestId('luck-log').click();
  const sides = page.getByTestId('luck-side');
  await expect(sides).toHaveCount(2);
  await expect(sides.first().getByTestId('luck-sentence')).toContainText('The dice gave');
  await expectSoundNow(page);
  const curve = sides.last().getByTestId('luck-curve');
  await curve.focus();
  await page.keyboard.press('Home');
  await expect(curve).toHaveAttribute('aria-valuetext', /^Turn 1: .*In all [+−]?\d/);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('luck')).toHaveCount(0);
  await expect(page.getByTestId('looking')).toBeVisible();

  // The end leads there as well; what helped most by the chance to win is the same die in both.
  await main(page).click();
  await main(page).click();
  const best = page.getByTestId('luckiest');
  await expect(best).toBeVisible();
  const change = /\(\+(\d+)/.exec(await best.innerText())![1]!;
  await page.getByTestId('luck-ask').click();
  await page.getByTestId('luck-by-chance').check();
  await expect(page.getByTestId('luck')).toContainText(words.chance.counted);
  const first = sides
    .and(page.locator(`[data-side="${game.outcome()!.winner - 1}"]`))
    .getByTestId('luck-roll')
    .first();
  const share = Number.parseFloat((await first.locator('b').innerText()).slice(1));
  expect(Math.abs(share - Number(change))).toBeLessThanOrEqual(0.5);
  await first.click();
  await expect(page.getByTestId('looking')).toBeVisible();
});
