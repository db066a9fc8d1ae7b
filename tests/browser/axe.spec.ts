import { en } from '../../src/ui/words/en/index';
import { bawRecord } from './bawGames';
import { bawMoments } from './bawMoments';
import { BESIDE, expect, expectSound, give, lay, main, panelTab, prefer, test, visit } from './fixture';
import { type Asks, askedGame, phaseGame, played, positionOf, recordOf } from './games';
import { Hand } from './hand';

const PAGES = {
  'about battles': ['', 'battles', 'set-up/spartolus', 'battles/syracuse', 'armies'],
  'to learn and to draw': ['learn', 'learn/counters', 'design', 'help', 'lab'],
  'of games and of none': ['saves', 'credits', 'nowhere', 'g/AAAA', 'play'],
};
for (const [which, routes] of Object.entries(PAGES)) {
  test(`pages ${which} have no serious finding`, async ({ page }) => {
    for (const route of routes) {
      await visit(page, route);
      await expectSound(page, route);
    }
  });
}

test('a lesson has no serious finding, whatever it says', async ({ page }) => {
  await page.goto('./#/learn/counters');
  await page.getByTestId('lesson-text').waitFor();
  const hand = new Hand(page);
  await hand.click('B5');
  await expect(page.getByTestId('lesson-wrong')).toBeVisible();
  await expectSound(page, 'wrong');
  await hand.click('F5');
  await expect(page.getByTestId('lesson-done')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page, 'done, on a phone');
});

test('the menu and the optional rules have no serious finding', async ({ page }) => {
  await visit(page, '');
  await page.getByRole('button', { name: en.common.nav.more }).click();
  await expectSound(page, 'menu');
  await page.keyboard.press('Escape');
  await visit(page, 'set-up/spartolus');
  await page.locator('.setup-options summary').click();
  await page.locator('[data-option="13.4"]').getByRole('checkbox').check();
  await expectSound(page, 'options');
});

test('a deployment has no serious finding', async ({ page }) => {
  await prefer(page, { handOver: false });
  await lay(page, recordOf(played({ ...positionOf('spartolus'), options: ['13.3'] }, ['roll'])));
  await expectSound(page, 'camp');
  await page.getByTestId('main').click();
  await new Hand(page).click('H6');
  await expect(page.getByTestId('undeployed')).toBeVisible();
  await expectSound(page, 'units');
});

test('the list of games and what it asks have no serious finding', async ({ page }) => {
  await lay(page, recordOf(phaseGame('over'), 'spartolus'));
  await lay(page, recordOf(phaseGame('fire'), 'spartolus'));
  await page.goto('./#/saves');
  await expect(page.locator('.saves-card')).toHaveCount(2);
  await expectSound(page, 'saves');
  await page.getByRole('button', { name: en.common.actions.rename }).first().click();
  await expectSound(page, 'rename');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: en.common.actions.delete }).first().click();
  await expectSound(page, 'delete');
});

test('the battle has no serious finding in any phase', async ({ page }) => {
  await prefer(page, { handOver: false });
  for (const phase of ['movement', 'leaders', 'fire', 'melee'] as const) {
    await lay(page, recordOf(phaseGame(phase), 'spartolus'));
    await page.keyboard.press('f');
    await page.keyboard.press('/');
    await give(page, 'nonsense');
    await expect(page.getByTestId('refusal')).toBeVisible();
    await expectSound(page, phase, phase === 'movement' ? {} : BESIDE);
  }
});

test('the battle has no serious finding, whatever is asked', async ({ page }) => {
  for (const asks of ['away', 'retreat', 'press', 'advance'] satisfies Asks[]) {
    await lay(page, recordOf(askedGame(asks), 'spartolus'));
    await expect(page.getByTestId('question')).toHaveAttribute('data-asks', asks);
    await expectSound(page, asks, BESIDE);
  }
});

for (const [moment, { game, chosen, shows }] of Object.entries(bawMoments)) {
  test(`a Battle of the Ancient World has no serious finding: ${moment}`, async ({ page }) => {
    await prefer(page, { handOver: false, speed: 'off' });
    await lay(page, bawRecord(game()));
    const hand = new Hand(page);
    for (const hex of chosen) await hand.click(hex);
    await expect(page.locator(shows).first()).toBeVisible();
    await expectSound(page, moment, BESIDE);
  });
}

test('the table’s panels, card, dialogs and result have no serious finding', async ({ page }) => {
  await lay(page, recordOf(played(positionOf('megiddo'), []), 'megiddo'));
  await panelTab(page, en.table.panels.armies).click();
  await page.getByTestId('zoom-in').click();
  await page.getByTestId('zoom-in').click();
  await expect(page.getByTestId('mini-map')).toBeVisible();
  await expectSound(page, 'armies, with the overview');
  await page.getByTestId('menu').click();
  await page.getByTestId('settings-ask').click();
  await expect(page.getByTestId('settings')).toBeVisible();
  await expectSound(page, 'settings', BESIDE);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expectSound(page, 'keys', BESIDE);
  await page.keyboard.press('Escape');
  await page.getByTestId('menu').click();
  await expectSound(page, 'game menu', BESIDE);
  await page.getByTestId('concede').click();
  await expectSound(page, 'concede', BESIDE);
  await page.getByTestId('concede-yes').click();
  await expect(page.getByTestId('result')).toBeVisible();
  await expectSound(page, 'conceded', BESIDE);
  // Before the first play nothing could turn.
  await expect(page.getByTestId('story')).toBeEmpty();
});

test('the card between two players, a rule and the result have no serious finding', async ({ page }) => {
  await lay(page, recordOf(played(positionOf('spartolus'), ['F6-F5', 'end', '*F5']), 'spartolus'));
  await new Hand(page).play('end');
  await expect(page.getByTestId('hand-over')).toBeVisible();
  await expectSound(page, 'hand-over');
  await page.getByTestId('hand-over-steps').click();
  await expectSound(page, 'steps', BESIDE);
  await lay(page, recordOf(phaseGame('over'), 'spartolus'));
  await main(page).click();
  await expect(page.getByTestId('story').getByRole('button').first()).toBeVisible();
  await expectSound(page, 'result, with its story');
  await page.keyboard.press('Escape');
  await page.getByTestId('log').getByRole('button', { name: /^Rule/ }).first().click();
  await expect(page.getByTestId('rule-panel')).toBeVisible();
  await expectSound(page, 'rule', BESIDE);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('the battle has no serious finding', async ({ page }) => {
    await lay(page, recordOf(askedGame('retreat'), 'spartolus'));
    await expectSound(page, 'question', BESIDE);
    await page.locator('[data-testid="answer"][data-order="stand"]').click();
    await panelTab(page, en.table.panels.log).click();
    await expectSound(page, 'log', BESIDE);
  });
});

test('a game whose dice are not verified, and one that holds no further, have no serious finding', async ({ page }) => {
  const game = recordOf(played(positionOf('spartolus'), ['F6-F5']), 'spartolus');
  await lay(page, { ...game, dice: 'scripted', plays: [...game.plays, { order: 'F5-F4' }] });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByTestId('stopped')).toBeVisible();
    await expect(page.getByTestId('doubt')).toBeVisible();
    await expectSound(page, `stopped, ${width} wide`);
  }
  await page.getByTestId('doubt').click();
  await expect(page.getByTestId('doubt-why')).toBeVisible();
  await expectSound(page, 'why the dice are not verified', BESIDE);
  await page.goto('./#/saves');
  await expect(page.locator('.app-mark')).toBeVisible();
  await expectSound(page, 'saves');
});
