import type { Page } from '@playwright/test';
import { odds } from '../../src/ui/systems/ancients/words/en/odds';
import { en } from '../../src/ui/words/en/index';
import { en as help } from '../../src/ui/words/help/en';
import { BESIDE, expect, expectSoundNow, lay, panelTab, prefer, test } from './fixture';
import { open, recordOf } from './games';
import { expectInSight, Hand } from './hand';
import { asked, encounter, seaGame, seaRecord } from './seaGames';

/** 13.1 Two armies near each other, so that what either can do lies over what the other can. */
const field = {
  system: 'ancients',
  map: { columns: 12, rows: 10, hill: 'E5' },
  options: ['13.1'],
  phase: 'movement',
  armies: [
    { name: 'Red', units: ['LA E7/1', 'HI G7/1', 'LC C8/1'] },
    { name: 'Blue', units: ['HI G5/4', 'LA E3/4', 'HC I5/4'] },
  ],
};

/** Light cavalry before a phalanx: it can be fired at, retreats before combat, and could not attack in its turn. */
const near = (unit: string) => ({
  system: 'ancients',
  map: { columns: 12, rows: 10 },
  turn: 1,
  armies: [
    { name: 'Red', units: [`${unit} E7/1`] },
    { name: 'Blue', units: ['LC E6/4'] },
  ],
});

const area = (page: Page, cover: string) => page.locator(`[data-testid="coverage"] [data-cover="${cover}"]`);

/** What makes a line of the map its own: its dash, its colour and where it runs. */
const lines = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.board-layer--below .board-line')
    .evaluateAll((all) =>
      all.map((line) => `${getComputedStyle(line).strokeDasharray} ${getComputedStyle(line).stroke} ${line.getAttribute('d')}`),
    );

test('what the enemy can do next turn lies over the map with one’s own move, threats and a line of sight, and nothing hides anything', async ({
  page,
}) => {
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, recordOf(open(field)));
  const hand = new Hand(page);
  await page.keyboard.press('v');
  const legend = page.getByTestId('coverage-legend');
  await expect(legend).toContainText(help.coverage.title('Blue'));
  for (const cover of ['reach', 'attack', 'hit']) await expect(area(page, cover)).toHaveCount(1);

  // A move that is thought of keeps its front, flank, arc and the enemy's zones in sight, under what threatens and what is measured; one's own zones lie
  // apart from those.
  await page.getByTestId('look-ask').click();
  await page.getByTestId('look-zones-1').click();
  await hand.click('E7');
  await page.keyboard.press('t');
  await expect(page.getByTestId('threat').first()).toBeVisible();
  await page.keyboard.press('l');
  await hand.hover('E6');
  await expect(page.getByTestId('sight')).toContainText(en.table.sight.free('E7', 'E6', 1));
  for (const kind of ['reach', 'front', 'beside', 'fire', 'zone', 'control', 'cover-reach', 'cover-attack', 'cover-hit', 'threat'])
    await expect(page.locator(`.board-layer--below .board-line--${kind}`), kind).not.toHaveCount(0);
  for (const mark of ['.board-danger', '.board-range', '.board-line--path', '.board-line--sight'])
    await expect(page.locator(mark).first(), mark).toBeAttached();
  const drawn = await lines(page);
  expect(new Set(drawn).size).toBe(drawn.length);
  await hand.hover('E3');
  await expect(page.getByTestId('sight')).toContainText(en.table.sight.blocked('E7', 'E3', 4, 'E5'));
  await expect(page.locator('.board-line--cross')).toBeAttached();

  // One's own in place of theirs, by the button; who can come to a hex where nobody stands, both sides.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByTestId('look-ask').click();
  await page.getByTestId('look-side-1').click();
  await expect(legend).toContainText(help.coverage.title('Red'));
  await hand.click('F6');
  const comers = page.getByTestId('threat');
  await expect(comers.filter({ hasText: 'G5' })).toHaveCount(1);
  await expect(comers.filter({ hasText: 'G7' })).toHaveCount(1);
  await expectSoundNow(page, BESIDE);
  await page.getByTestId('coverage-close').click();
  await expect(page.getByTestId('coverage')).toHaveCount(0);

  // At sea the move that is thought of shows what bow, flanks and stern would offer, beside how far the ship would shoot.
  await lay(page, seaRecord(seaGame(encounter)));
  await hand.click('C3');
  await hand.hover('E3');
  for (const kind of ['reach', 'front', 'beside', 'rear', 'archery'])
    await expect(page.locator(`.board-layer--below .board-line--${kind}`), kind).toHaveCount(1);
  const sea = await lines(page);
  expect(new Set(sea).size).toBe(sea.length);
  await page.keyboard.press('v');
  await expect(legend).toContainText(help.coverage.title('Carthage'));
  for (const cover of ['reach', 'attack', 'hit']) await expect(area(page, cover)).toHaveCount(1);
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the sight is measured between any two hexes that are tapped', async ({ page }) => {
    await prefer(page, { language: 'en', handOver: false });
    await lay(page, recordOf(open(field)));
    const hand = new Hand(page);
    await page.getByTestId('look-ask').tap();
    await page.getByTestId('look-sight').tap();
    const sight = page.getByTestId('sight');
    await expect(sight).toContainText(en.table.sight.choose);
    await hand.tap('E6');
    await expect(sight).toContainText(en.table.sight.point('E6'));
    await hand.tap('E4');
    await expect(sight).toContainText(en.table.sight.blocked('E6', 'E4', 2, 'E5'));
    await hand.tap('G5');
    await expect(sight).toContainText('G5');
    await expect(page.getByTestId('log-row')).toHaveCount(0);
    await hand.tap('E6');
    await expect(sight).toContainText(en.table.sight.choose);
  });

  test('fire, an attack and the answers to a question are shown first; what they are about stays in sight, clear of the sheet', async ({
    page,
  }) => {
    await prefer(page, { language: 'en', handOver: false, speed: 'off' });
    const hand = new Hand(page);
    const confirm = page.locator('[data-testid="main"][data-does="confirm"]');

    await lay(page, recordOf(open({ ...near('LA'), phase: 'fire', player: 2 })));
    await hand.tap('E7');
    await hand.tap('E6');
    await expect(confirm).toBeVisible();
    await expectInSight(hand, 'E7', 'E6');
    await expect(page.getByTestId('log-row')).toHaveCount(0);

    await lay(page, recordOf(open({ ...near('PX'), phase: 'melee', player: 1 })));
    await hand.tap('E7');
    await hand.tap('E6');
    await expect(page.getByTestId('odds')).toBeVisible();
    await expectInSight(hand, 'E7', 'E6');
    await expect(page.getByTestId('reverse')).toContainText(odds.reverseBelow);
    await expect(confirm).toBeVisible();
    await confirm.tap();

    // The enemy may retreat: by the sheet or by the map the answer is only chosen, and can be dropped.
    const answer = page.getByTestId('answer').first();
    await expect(answer).toBeVisible();
    // What else is beside the map can be read meanwhile; laid down, the question is there again.
    await panelTab(page, en.table.panels.log).tap();
    await expect(page.getByTestId('log-row').first()).toBeVisible();
    await expect(answer).toHaveCount(0);
    await page.getByRole('button', { name: en.table.closeSheet }).tap();
    await expect(answer).toBeVisible();
    await expect(page.getByRole('button', { name: en.table.closeSheet })).toHaveAttribute('aria-disabled', 'true');
    await answer.tap();
    await expect(answer).toHaveAttribute('aria-pressed', 'true');
    await expect(confirm).toBeVisible();
    await expectInSight(hand, 'E6');
    await page.getByTestId('cancel').tap();
    await expect(confirm).toHaveCount(0);
    await hand.tap('E6');
    await expect(confirm).toHaveText(en.table.questions.stand);
    await confirm.tap();
    await expect(page.getByTestId('question').filter({ hasText: en.table.questions.stand })).toHaveCount(0);

    await lay(page, seaRecord(seaGame(asked)));
    const fate = page.getByTestId('answer').first();
    await fate.tap();
    await expect(fate).toHaveAttribute('aria-pressed', 'true');
    await confirm.tap();
    await expect(fate).toHaveCount(0);
  });
});
