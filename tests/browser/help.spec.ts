/* Help at the table: what the phase is for, why not, what threatens, and a first battle with advice; each switched and remembered. */
import type { Page } from '@playwright/test';
import { landHelp } from '../../src/ui/systems/ancients/words/en/help';
import { seaHelp } from '../../src/ui/systems/naval/words/en/help';
import { en as sea } from '../../src/ui/systems/naval/words/en/index';
import { en } from '../../src/ui/words/en/index';
import { en as help } from '../../src/ui/words/help/en';
import { begin, expect, expectSoundNow, lay, main, prefer, record, test } from './fixture';
import { open, recordOf } from './games';
import { Hand } from './hand';
import { Keys } from './keys';

const why = (page: Page) => page.getByTestId('why');

/** A battle that has just begun, with the panels round the map there. */
async function beginReady(page: Page, battle = 'spartolus'): Promise<void> {
  await prefer(page, { language: 'en', handOver: false });
  await begin(page, battle, 7, 'solo');
  await expect(page.getByTestId('log')).toBeVisible();
}

/** Switches a kind of help in its dialog. */
async function switchHelp(page: Page, kind: 'hints' | 'whyNot' | 'threats' | 'advice'): Promise<void> {
  await page.getByTestId('menu').click();
  await page.getByTestId('help-ask').click();
  await page.getByTestId(`help-${kind}`).click();
  await page.getByRole('dialog').getByRole('button', { name: en.common.actions.close, exact: true }).last().click();
}

test('the line under the map says what the phase is for, counts who can still act, and stays away once it is switched off', async ({
  page,
}) => {
  await beginReady(page);
  const line = page.getByTestId('phase-help');
  await expect(line).toContainText(en.phase.purpose.movement);
  await expect(line).toHaveAttribute('data-left', '6');
  await line.getByRole('button', { name: en.phase.left.movement(6) }).click();
  await expect(page.getByTestId('unit-card')).toBeVisible();
  const hand = new Hand(page);
  await page.keyboard.press('Escape');
  await hand.play('D7-D6/1');
  await expect(line).toHaveAttribute('data-left', '5');
  await main(page).click();
  await expect(line).toContainText(en.phase.purpose.leaders);
  await expect(line).toHaveAttribute('data-left', '1');
  await switchHelp(page, 'hints');
  await expect(line).toHaveCount(0);
  await page.reload();
  await expect(page.getByTestId('log')).toBeVisible();
  await hand.hover('E7');
  await page.getByTestId('menu').click();
  await page.getByTestId('help-ask').click();
  await expect(page.getByTestId('help-hints')).not.toBeChecked();
  await expect(page.getByTestId('help-whyNot')).toBeChecked();
  await expect(line).toHaveCount(0);
  await expectSoundNow(page);
});

test('why not, by mouse: a right click asks of the unit in hand and leaves it there, a grey button answers too', async ({ page }) => {
  await beginReady(page);
  const hand = new Hand(page);
  await hand.click('F6');
  const { x, y } = await hand.pointOf('I3');
  await page.mouse.click(x, y, { button: 'right' });
  await expect(why(page)).toHaveAttribute('data-rule', '6.d');
  await expect(why(page)).toContainText(help.why.ask.go('I3'));
  await expect(page.getByTestId('unit-card')).toContainText('F6');
  await why(page)
    .getByRole('button', { name: en.table.ruleLink('6.d') })
    .click();
  await expect(page.getByTestId('rule-panel')).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(page.getByTestId('undo')).toBeDisabled();
  await page.getByTestId('undo').click({ force: true });
  await expect(why(page)).toContainText(help.why.disabled.undo);

  // With a unit in hand a hex that it can go to is asked about like any other.
  await hand.click('F6');
  await page.getByTestId('why-ask').click();
  await hand.click('F5');
  await expect(why(page)).toBeVisible();
  await expect(page.getByTestId('asking')).toHaveCount(0);

  // The answer is laid down first, then what is in hand.
  await page.keyboard.press('Escape');
  await expect(why(page)).toHaveCount(0);
  await expect(page.getByTestId('unit-card')).toContainText('F6');

  // Nobody in hand: of a unit of one's own, of an enemy's, of an empty hex.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  for (const [hex, text] of [
    ['F8', en.refusals.campMoves({ at: '', several: false, n: () => 0, text: '' })],
    ['F3', en.refusals.noUnitThere({ at: '', several: false, n: () => 0, text: '' })],
    ['D6', 'D7'],
  ] as const) {
    await page.getByTestId('why-ask').click();
    await expect(page.getByTestId('asking')).toBeVisible();
    await hand.click(hex);
    await expect(why(page)).toContainText(text);
  }
  await expectSoundNow(page);
  expect((await record(page)).plays).toHaveLength(0);
});

test('why not, by keyboard alone, and not once it is switched off', async ({ page }) => {
  await beginReady(page);
  const keys = new Keys(page);
  await keys.goTo('F6');
  await page.keyboard.press('Enter');
  await page.keyboard.press('y');
  await expect(page.getByTestId('asking')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('asking')).toHaveCount(0);
  await expect(page.getByTestId('unit-card')).toContainText('F6');
  await page.keyboard.press('y');
  await expect(page.getByTestId('asking')).toBeVisible();
  await keys.goTo('F8');
  await page.keyboard.press('Enter');
  await expect(why(page)).toHaveAttribute('data-rule', /^6/);
  await switchHelp(page, 'whyNot');
  await page.keyboard.press('y');
  await page.keyboard.press('t');
  await expect(page.getByTestId('threats').getByRole('button', { expanded: true })).toBeVisible();
  await expect(page.getByTestId('asking')).toHaveCount(0);
});

test('what threatens the unit in hand: named with the odds and drawn, and shown again after a reload', async ({ page }) => {
  await beginReady(page);
  const hand = new Hand(page);
  await hand.click('F6');
  await page.getByTestId('threats').getByRole('button').click();
  const threats = page.getByTestId('threat');
  await expect(threats.first()).toContainText('Heavy infantry F3');
  await expect(threats.first()).toContainText(landHelp.threats.attack('1-1'));
  await expect(page.locator('.board-danger')).not.toHaveCount(0);
  await threats.first().getByRole('button').first().click();
  await expect(page.locator('.board-attack')).toHaveCount(1);
  await expect(page.locator('.board-danger')).toHaveCount(1);
  await expectSoundNow(page);
  await page.reload();
  await expect(page.getByTestId('log')).toBeVisible();
  await hand.click('E7');
  await expect(threats.first()).toBeVisible();
  await page.keyboard.press('t');
  await expect(threats).toHaveCount(0);
  await expect(page.locator('.board-danger')).toHaveCount(0);
  await page.reload();
  await expect(page.getByTestId('log')).toBeVisible();
  await hand.click('E7');
  await expect(page.getByTestId('threats').getByRole('button', { expanded: false })).toBeVisible();
});

test('at sea: what the phase is for, why not, and what threatens a ship', async ({ page }) => {
  await beginReady(page, 'diekplus');
  await expect(page.getByTestId('phase-help')).toContainText(sea.phase.purpose.movement);
  await page.keyboard.press('t');
  await page.keyboard.press('.');
  await expect(page.getByTestId('threats')).toBeVisible();
  await page.keyboard.press('y');
  await expect(page.getByTestId('asking')).toContainText(seaHelp.why.asking);
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(why(page)).toBeVisible();
  await expectSoundNow(page);
});

test('a first battle with advice: it shows by itself with its reasons, moves nothing, and is gone once it is switched off', async ({
  page,
}) => {
  await prefer(page, { language: 'en', handOver: false });
  await page.goto('./');
  await page.getByTestId('first-battle').click();
  await expect(page.getByTestId('battle')).toBeVisible();
  const advice = page.getByTestId('advice');
  const lines = advice.getByTestId('plan');
  await expect(lines).not.toHaveCount(0, { timeout: 20_000 });
  await expect(lines.first().locator('li').first()).not.toBeEmpty();
  expect((await record(page)).plays).toHaveLength(0);
  await expectSoundNow(page);

  // At the next decision anew.
  const before = await lines.first().innerText();
  await new Hand(page).play('D7-D6/1');
  await expect(lines.first()).not.toHaveText(before, { timeout: 20_000 });
  await expect(lines).not.toHaveCount(0, { timeout: 20_000 });
  expect((await record(page)).plays).toHaveLength(1);

  await page.getByTestId('advice-off').click();
  await expect(advice).toHaveCount(0);
  await page.reload();
  await expect(page.getByTestId('log')).toBeVisible();
  await new Hand(page).click('E7');
  await expect(page.getByTestId('unit-card')).toBeVisible();
  await expect(advice).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('why not, by a long press and by the menu', async ({ page, context }) => {
    await prefer(page, { language: 'en', handOver: false });
    await begin(page, 'spartolus', 7, 'solo');
    const hand = new Hand(page);
    await hand.tap('F6');
    await expect(page.locator('.board-tint--reach')).toHaveCount(1);
    const { x, y } = await hand.pointOf('H3');
    const session = await context.newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await expect(why(page)).toHaveAttribute('data-rule', '6.d');
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // The unit is in hand still.
    await expect(page.locator('.board-tint--reach')).toHaveCount(1);
    await why(page).getByRole('button', { name: help.why.close }).tap();
    await expect(why(page)).toHaveCount(0);
    await page.getByTestId('why-ask').tap();
    await expect(page.getByTestId('asking')).toBeVisible();
    await page.getByTestId('redo').or(page.getByTestId('undo')).first().tap({ force: true });
    await expect(why(page)).toContainText(help.why.disabled.undo);
    await expectSoundNow(page);
  });

  test('a long press keeps the question and its hexes above the panel', async ({ page, context }) => {
    await prefer(page, { language: 'en', handOver: false });
    const armies = [{ units: ['LA E9/1', 'HI E8/1'] }, { units: ['HI E2/4'] }];
    await lay(page, recordOf(open({ system: 'ancients', map: { columns: 9, rows: 9 }, phase: 'melee', armies })));
    const hand = new Hand(page);
    const { x, y } = await hand.pointOf('E9');
    const session = await context.newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await expect(why(page)).toContainText(help.why.ask.act);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(why(page).getByText(help.why.ask.act)).toBeVisible();
    await expect(page.getByTestId('unit-card')).toBeVisible();
    const strip = async () => (await page.locator('.table-strip').boundingBox())!.y;
    await expect.poll(async () => (await hand.pointOf('E9')).y - (await strip())).toBeLessThan(-30);
    expect((await hand.pointOf('E9')).y).toBeGreaterThan((await page.locator('.table-field').boundingBox())!.y);
  });
});
