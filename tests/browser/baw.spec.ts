import { en as words } from '../../src/ui/systems/baw/words/en/index';
import { en } from '../../src/ui/words/en/index';
import { bawGame, bawRecord } from './bawGames';
import { expect, expectPlayed, lay, main, panelTab, prefer, test } from './fixture';
import { Hand } from './hand';
import { Keys } from './keys';

/** Three who may attack the one enemy between them. */
const threeToOne = () =>
  bawGame([], {
    phase: 'melee',
    armies: [
      { name: 'Rome', units: ['LEG E5', 'LEG F4', 'LEG D4'] },
      { name: 'Carthage', units: ['AUX E4'] },
    ],
  });

test.beforeEach(async ({ page }) => prefer(page, { handOver: false, speed: 'off' }));

test('a turn by mouse: a shot, a march, an attack that grows with its odds, and the advance', async ({ page }) => {
  const orders = ['D5:E4', 'end', 'E6-E5', 'F6-F5', 'end', 'E5xE4'];
  const game = bawGame(orders);
  await lay(page, bawRecord(bawGame([])));
  const hand = new Hand(page);
  await hand.click('D5');
  await hand.click('E4');
  await expectPlayed(page, game.log[0]!, 1);
  await main(page).click();
  await main(page).click();
  await hand.click('E6');
  await hand.click('E5');
  await expectPlayed(page, game.log[2]!, 3);
  await hand.click('F6');
  await hand.click('F5');
  await page.getByTestId('look-ask').click();
  await page.getByTestId('look-zones-2').click();
  await main(page).click();
  await expect(page.locator('.board-tint--control')).toHaveCount(1);
  await main(page).click();
  await expect(page.locator('.board-tint--control')).toHaveCount(1);
  await page.getByTestId('look-ask').click();
  await page.getByTestId('look-zones-2').click();
  await expect(page.locator('.board-tint--control')).toHaveCount(0);
  await expect(page.getByTestId('duties')).toContainText('E5');
  await expect(main(page)).toContainText(words.table.stillDue(2, 2));
  await hand.click('E5');
  await expect(page.getByTestId('odds-column')).toHaveText('–');
  await hand.click('E4');
  await expect(page.getByTestId('odds-column')).toHaveText(/^(\d-\d|AE|DE)$/);
  await expect(page.getByTestId('member')).toHaveCount(2);
  await expect(main(page)).toHaveAttribute('data-does', 'confirm');
  await main(page).click();
  await expectPlayed(page, game.log[5]!, 6);
});

test('units that go together have nowhere to face: they step and wheel, and no turn is offered', async ({ page }) => {
  await lay(page, bawRecord(bawGame(['end'])));
  const hand = new Hand(page);
  await hand.click('E6');
  await page.getByTestId('line-choose').click();
  const panel = page.getByTestId('line-panel');
  await expect(panel.getByTestId('line-step-0')).toBeVisible();
  await expect(panel.getByTestId('line-wheel-left')).toBeVisible();
  await expect(panel.getByTestId('line-turn-left')).toHaveCount(0);
  await page.keyboard.press(']');
  await expect(main(page)).toHaveAttribute('data-does', 'end');
});

test('a question is asked in words, answered by a button, and undone', async ({ page }) => {
  const game = bawGame([], {
    phase: 'melee',
    armies: [
      { name: 'Rome', units: ['LEG E5'] },
      { name: 'Carthage', units: ['NUM E4'] },
    ],
  });
  await lay(page, bawRecord(game));
  const hand = new Hand(page);
  await hand.click('E5');
  await hand.click('E4');
  await expect(page.getByTestId('aside')).toContainText(words.odds.evades(1));
  await main(page).click();
  const question = page.getByTestId('question');
  await expect(question).toHaveAttribute('data-asks', 'evade');
  await expect(question).toContainText(words.card.questions.asks.evade(1));
  await question.locator('[data-order="evade E4-E3"]').click();
  await expect(question).toHaveAttribute('data-asks', 'advance');
  await question.locator('[data-order="hold"]').click();
  await expect(page.getByTestId('question')).toHaveCount(0);
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('question')).toHaveAttribute('data-asks', 'advance');
});

test('keyboard alone: the cursor takes up, the next who must attack is found, typed orders play, L says the sight', async ({ page }) => {
  const orders = ['end', 'E6-E5', 'F6-F5'];
  await lay(page, bawRecord(bawGame(orders)));
  const keys = new Keys(page);
  await keys.type('end');
  await expectPlayed(page, bawGame([...orders, 'end']).log.at(-1)!, orders.length + 1);
  await page.keyboard.press('Escape');
  await keys.goTo('E4');
  await page.keyboard.press('f');
  await expect(page.getByTestId('odds')).toContainText('E5');
  await keys.goTo('E4');
  await page.keyboard.press('Enter');
  await expect(main(page)).toHaveAttribute('data-does', 'confirm');
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await page.keyboard.press('ArrowUp');
  const sight = page.getByTestId('sight');
  await expect(sight.locator('p > span')).toContainText('E3');
  await expect(sight.getByRole('button', { name: en.table.ruleLink('B8.f') })).toBeVisible();
});

test('who is taken out of an attack is gone from it, and who was only pointed at does not come in', async ({ page }) => {
  await lay(page, bawRecord(threeToOne()));
  const hand = new Hand(page);
  await hand.click('E5');
  await hand.click('E4');
  const take = (hex: string) => page.locator(`[data-testid="take"][data-hex="${hex}"]`);
  const members = page.locator('.baw-party').first().getByTestId('member');
  await take('F4').click();
  await take('D4').hover();
  await expect(members).toHaveCount(3);
  const out = (hex: string) => members.and(page.locator(`[data-hex="${hex}"]`)).locator('.app-button--icon');
  await expect(out('D4')).toHaveCount(0);
  await out('E5').click();
  await expect(members).toHaveCount(1);
  await expect(members).toHaveAttribute('data-hex', 'F4');
  // By keyboard one after the other is taken in from where one is.
  await take('D4').focus();
  await page.keyboard.press('Enter');
  await expect(take('D4')).toHaveCount(0);
  await expect(take('E5')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(members).toHaveCount(3);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('taps choose and the main button attacks; nothing is wider than the screen', async ({ page }) => {
    const game = bawGame([], {
      phase: 'melee',
      armies: [
        { name: 'Rome', units: ['LEG E5', 'LEG F4'] },
        { name: 'Carthage', units: ['AUX E4'] },
      ],
    });
    await lay(page, bawRecord(game));
    const hand = new Hand(page);
    await hand.tap('E5');
    await hand.tap('E4');
    // Without F4 he would have nobody to fight: the attack as it stands is not offered.
    await expect(page.getByTestId('barred')).toBeVisible();
    await page.locator('[data-testid="take"][data-hex="F4"]').tap();
    await expect(main(page)).toHaveAttribute('data-does', 'confirm');
    await expect(page.getByTestId('odds')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await main(page).tap();
    await expect(page.getByTestId('odds')).toHaveCount(0);
  });

  test('who was begun with by his button is in no attack that is begun with another', async ({ page }) => {
    await lay(page, bawRecord(threeToOne()));
    await panelTab(page, en.table.panels.now).tap();
    await page.getByTestId('bound').filter({ hasText: 'F4' }).tap();
    await expect(page.getByTestId('odds')).toBeVisible();
    const hand = new Hand(page);
    for (const hex of ['F4', 'E5', 'E4']) await hand.tap(hex);
    await expect(page.locator('.baw-party').first().getByTestId('member')).toHaveCount(1);
  });
});
