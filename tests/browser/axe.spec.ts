import type { Page } from '@playwright/test';
import { en } from '../../src/ui/words/en/index';
import { axeOn, expect, give, lay, main, prefer, test, themesFor, wear } from './fixture';
import { type Asks, askedGame, phaseGame, played, positionOf, recordOf } from './games';
import { Hand } from './hand';

/** No serious finding in its themes. A theme is nothing but an attribute. `beside`: the map of it has been looked at in another test. */
async function expectSound(page: Page, where: string, beside?: 'beside'): Promise<void> {
  for (const [turn, theme] of themesFor(where).entries()) {
    await wear(page, theme);
    const axe = axeOn(page);
    // Only colours differ from theme to theme; letters on the map are drawings.
    if (turn > 0) axe.withRules('color-contrast');
    if (beside || turn > 0) axe.exclude('.board-sheets');
    const { violations } = await axe.analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const told = grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`).join('\n')}`);
    expect(told, `${where}, ${theme}`).toEqual([]);
  }
}

for (const route of [
  '',
  'battles',
  'set-up/spartolus',
  'battles/syracuse',
  'learn',
  'learn/counters',
  'armies',
  'design',
  'credits',
  'help',
  'lab',
  'saves',
  'nowhere',
  'g/AAAA',
  'play',
]) {
  test(`#/${route} has no serious finding`, async ({ page }) => {
    await page.goto(`./#/${route}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSound(page, route);
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

test('the optional rules have no serious finding', async ({ page }) => {
  await page.goto('./#/set-up/spartolus');
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

test('the menu has no serious finding', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: en.common.nav.more }).click();
  await expectSound(page, 'menu');
});

for (const phase of ['movement', 'leaders', 'fire', 'melee'] as const) {
  test(`the battle has no serious finding: ${phase}`, async ({ page }) => {
    await prefer(page, { handOver: false });
    await lay(page, recordOf(phaseGame(phase), 'spartolus'));
    await page.keyboard.press('f');
    await page.keyboard.press('/');
    await give(page, 'nonsense');
    await expect(page.getByTestId('refusal')).toBeVisible();
    await expectSound(page, phase, phase === 'movement' ? undefined : 'beside');
  });
}

for (const asks of ['away', 'retreat', 'press', 'advance'] satisfies Asks[]) {
  test(`the battle has no serious finding: ${asks} is asked`, async ({ page }) => {
    await lay(page, recordOf(askedGame(asks), 'spartolus'));
    await expect(page.getByTestId('question')).toHaveAttribute('data-asks', asks);
    await expectSound(page, asks, 'beside');
  });
}

test('the table’s panels, card, dialogs and result have no serious finding', async ({ page }) => {
  await lay(page, recordOf(played(positionOf('megiddo'), []), 'megiddo'));
  await page.getByRole('tab', { name: en.table.panels.armies }).click();
  await page.getByTestId('zoom-in').click();
  await page.getByTestId('zoom-in').click();
  await expect(page.getByTestId('mini-map')).toBeVisible();
  await expectSound(page, 'armies, with the overview');
  await page.getByTestId('menu').click();
  await page.getByTestId('settings-ask').click();
  await expect(page.getByTestId('settings')).toBeVisible();
  await expectSound(page, 'settings', 'beside');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expectSound(page, 'keys', 'beside');
  await page.keyboard.press('Escape');
  await page.getByTestId('menu').click();
  await expectSound(page, 'game menu', 'beside');
  await page.getByTestId('concede').click();
  await expectSound(page, 'concede', 'beside');
  await page.getByTestId('concede-yes').click();
  await expect(page.getByTestId('result')).toBeVisible();
  await expectSound(page, 'conceded', 'beside');
  // Before the first play nothing could turn.
  await expect(page.getByTestId('story')).toBeEmpty();
});

test('the card between two players, a rule and the result have no serious finding', async ({ page }) => {
  await lay(page, recordOf(played(positionOf('spartolus'), ['F6-F5', 'end', '*F5']), 'spartolus'));
  await new Hand(page).play('end');
  await expect(page.getByTestId('hand-over')).toBeVisible();
  await expectSound(page, 'hand-over');
  await page.getByTestId('hand-over-steps').click();
  await expectSound(page, 'steps', 'beside');
  await lay(page, recordOf(phaseGame('over'), 'spartolus'));
  await main(page).click();
  await expect(page.getByTestId('story').getByRole('button').first()).toBeVisible();
  await expectSound(page, 'result, with its story');
  await page.keyboard.press('Escape');
  await page.getByTestId('log').getByRole('button', { name: /^Rule/ }).first().click();
  await expect(page.getByTestId('rule-panel')).toBeVisible();
  await expectSound(page, 'rule', 'beside');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('the battle has no serious finding', async ({ page }) => {
    await lay(page, recordOf(askedGame('retreat'), 'spartolus'));
    await expectSound(page, 'question', 'beside');
    await page.locator('[data-testid="answer"][data-order="stand"]').click();
    await page.getByRole('tab', { name: en.table.panels.log }).click();
    await expectSound(page, 'log', 'beside');
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
  await expectSound(page, 'why the dice are not verified', 'beside');
  await page.goto('./#/saves');
  await expect(page.locator('.page-mark')).toBeVisible();
  await expectSound(page, 'saves');
});
