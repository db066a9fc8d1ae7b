import type { Page } from '@playwright/test';
import { en } from '../../src/ui/words/en/index';
import { fr } from '../../src/ui/words/fr/index';
import { some } from '../extent';
import { expect, give, lay, prefer, test } from './fixture';
import { type Json, open, recordOf } from './games';
import { Hand } from './hand';

/** Athens about to act, with everything at hand that can be done wrong. */
const field = (phase: string, player = 1): Json => ({
  system: 'ancients',
  map: { columns: 12, rows: 9, woods: 'J2 J3', river: 'C3/4' },
  turn: 2,
  turns: 6,
  player,
  phase,
  armies: [
    {
      name: 'Athens',
      panic: 9,
      units: ['HI E5/1', 'LI E6/1', 'HI C3/4', 'LA G5/1 volley', 'LI B8/1 disordered'],
      camp: 'F8',
      leaders: [],
      waiting: phase === 'leaders' ? 1 : 0,
    },
    { name: 'Thebes', panic: 9, units: ['PX E4/4', 'HI B7/4', 'LA J1/4', 'LC G3/4'], camp: 'K1', leaders: ['E4'] },
  ],
});

type Attempt = readonly [order: string, rule: string, en: string, fr: string];
const same = { at: '', several: false, n: () => 0, text: '' };
const at = (hex: string) => ({ ...same, at: hex });
const english = { ...en.refusedAlike, ...en.refusals };
const french = { ...fr.refusedAlike, ...fr.refusals };
const both = (why: keyof typeof english, told: Parameters<(typeof english)[typeof why]>[0] = same) =>
  [english[why](told), french[why](told)] as const;

/** An order of the notation, tried with the mouse: the unit is taken up and the goal clicked. */
const byMouse: Readonly<Record<string, readonly Attempt[]>> = {
  movement: [
    ['E5-E4', '6.c', ...both('enemyThere', at('E4'))],
    ['E5-A9', '6.d', 'Too far', 'Trop loin'],
    ['C3-C4', 'T1', ...both('riverBetween')],
    ['G5-G4', '6.k', ...both('volleyMoves')],
    ['F8-F7', '6.j.1', ...both('campMoves')],
    ['G3-H3', '6.a', ...both('noUnitThere')],
  ],
  melee: [
    ['E5xE4', '9.2', 'Too weak', 'Trop faible'],
    ['E5xG3', '9.c', ...both('noEnemyAhead')],
    ['G5xG4', '6.k', ...both('volleyAttacks')],
  ],
};

const byText: Readonly<Record<string, readonly Attempt[]>> = {
  movement: [
    ['hello', 'notation', en.refusals.notation({ ...same, text: 'hello' }), fr.refusals.notation({ ...same, text: 'hello' })],
    ['E5xE4', '2', ...both('wrongPhase')],
    ['E6-E5', '6.c', ...both('friendThere', at('E5'))],
    ['E4-E3', '6.a', ...both('noUnitThere')],
    ['F8-F7', '6.j.1', ...both('campMoves')],
    ['G5-G4', '6.k', ...both('volleyMoves')],
    ['E5/1', '6.e', ...both('facesSoAlready')],
    ['LI+A9/2', '5.a', ...both('notDue')],
  ],
  leaders: [
    ['end', '7', en.refusals.leadersWait({ ...same, n: () => 1 }), fr.refusals.leadersWait({ ...same, n: () => 1 })],
    ['*E4', '7', ...both('enemyThere', at('E4'))],
  ],
  fire: [
    ['E4:E5', '8.d', ...both('noMissiles')],
    ['J1:E5', '8.d', 'Out of range', 'Hors de portée'],
    ['J1:J2', '8.h', ...both('noTarget')],
  ],
  melee: [
    ['F8xE7', '6.j.1', ...both('campAttacks')],
    ['G5xG4', '6.k', ...both('volleyAttacks')],
    ['stand', '2', ...both('notAsked')],
  ],
};

const refusal = (page: Page) => page.getByTestId('refusal');

async function expectRefused(page: Page, [order, rule, english, french]: Attempt): Promise<void> {
  await expect(refusal(page), order).toHaveAttribute('data-rule', rule);
  await expect(refusal(page), order).toContainText(english);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(refusal(page), order).toContainText(french);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(refusal(page), order).toContainText(english);
  await expect(page.getByTestId('log-row')).toHaveCount(0);
}

for (const [phase, attempts] of Object.entries(byMouse)) {
  test(`what the mouse does wrong in the ${phase} phase is answered on the spot, in both languages, with the rule`, async ({ page }) => {
    await prefer(page, { handOver: false });
    await lay(page, recordOf(open(field(phase))));
    const hand = new Hand(page);
    for (const attempt of attempts) {
      const [from = '', to = ''] = attempt[0].split(/[-x:]/);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await hand.click(from);
      await hand.click(to);
      await expectRefused(page, attempt);
      await refusal(page).getByRole('button', { name: attempt[1] }).click();
      await expect(page.getByTestId('rule-panel')).toContainText(attempt[1]);
      const [map, panel] = [await page.locator('.table-map').boundingBox(), await page.getByTestId('rule-panel').boundingBox()];
      expect(panel!.x, 'the rule stands beside the map').toBeGreaterThanOrEqual(map!.x + map!.width);
      await page.keyboard.press('Escape');
      await expect(page.getByTestId('rule-panel')).toBeHidden();
    }
  });
}

// Rules are cited in the cases and sentences in the tests of words: one phase shows how a typed order is answered.
for (const [phase, attempts] of some(Object.entries(byText), 4)) {
  test(`what is typed wrongly in the ${phase} phase is refused in both languages, with the rule`, async ({ page }) => {
    await prefer(page, { handOver: false });
    await lay(page, recordOf(open(field(phase))));
    for (const attempt of attempts) {
      await give(page, attempt[0]);
      await expectRefused(page, attempt);
      await expect(page.getByTestId('order-input'), 'the order stays to be mended').toHaveValue(attempt[0]);
    }
  });
}

test('a refusal of one line shows no edge of more below it', async ({ page }) => {
  await prefer(page, { handOver: false });
  await lay(page, recordOf(open(field('leaders'))));
  await give(page, 'end');
  const said = refusal(page).locator('p');
  await expect(said).toBeVisible();
  expect(await said.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test('the card of a unit says what it may not do and why, and each number opens its rule', async ({ page }) => {
  await lay(page, recordOf(open(field('movement'))));
  await new Hand(page).click('G5');
  const card = page.getByTestId('unit-card');
  await expect(card).toContainText(en.refusals.volleyMoves(same));
  await card
    .getByRole('button', { name: en.table.ruleLink('6.k') })
    .first()
    .click();
  await expect(page.getByTestId('rule-panel')).toContainText('6.k');
});
