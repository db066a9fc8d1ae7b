import type { Page } from '@playwright/test';
import { en } from '../../src/ui/words/en/index';
import { expect, lay, main, prefer, record, test } from './fixture';
import { type Json, open, played, recordOf } from './games';
import { Hand } from './hand';

/** Two armies face to face, on clear ground. */
const field = (options: readonly string[], armies: readonly [Json, Json], more: Json = {}): Json => ({
  options,
  map: { columns: 9, rows: 9 },
  armies: [
    { name: 'Red', panic: 99, ...armies[0] },
    { name: 'Blue', panic: 99, ...armies[1] },
  ],
  ...more,
});

const option = (page: Page, id: string) => page.locator(`[data-option="${id}"]`);
const ordered = (page: Page, order: string) => page.locator(`[data-testid="option-order"][data-order="${order}"]`);

test.beforeEach(({ page }) => prefer(page, { handOver: false }));

test('the set-up takes what goes together and says what does not', async ({ page }) => {
  await page.goto('./#/battles/spartolus');
  await page.locator('.setup-options summary').click();
  await option(page, '13.2').getByRole('checkbox').check();
  await expect(option(page, '13.13').getByRole('checkbox')).toBeDisabled();
  await expect(option(page, '13.13')).toContainText(en.options.notWith(en.options.rules['13.2'].name));
  await option(page, '13.2').getByRole('checkbox').uncheck();
  await option(page, '13.13').getByRole('checkbox').check();
  await option(page, '13.1').getByRole('checkbox').check();
  await expect(option(page, '13.2').getByRole('checkbox')).toBeDisabled();
  await page.getByRole('button', { name: en.pages.setUp.start }).click();
  await expect(page.getByTestId('battle')).toBeVisible();
  expect((await record(page)).position).toMatchObject({ options: ['13.1', '13.13'] });
});

test('an option is read about from the set-up', async ({ page }) => {
  await page.goto('./#/battles/megiddo');
  await page.locator('.setup-options summary').click();
  await option(page, '13.1').getByRole('link').click();
  await expect(page).toHaveURL(/#\/rules\/13\.1$/);
});

test('riders dismount before the battle, and may think better of it', async ({ page }) => {
  await lay(page, recordOf(open(field(['13.12'], [{ units: ['KT E6/1'] }, { units: ['HI E3/4'] }]))));
  await expect(page.getByTestId('phase')).toHaveText(en.table.phases.muster);
  await new Hand(page).click('E6');
  await ordered(page, 'dismount E6').click();
  await expect(page.getByTestId('log-row').last()).toContainText('13.12');
  await page.getByTestId('undo').click();
  await new Hand(page).click('E6');
  await expect(ordered(page, 'dismount E6')).toBeVisible();
});

test('a tactic stays secret until the other is chosen', async ({ page }) => {
  const duel = field(
    ['13.8'],
    [
      { units: ['HI E5/1'], leaders: ['E5'], ratings: [4] },
      { units: ['HI E4/4'], leaders: ['E4'], ratings: [2] },
    ],
    { phase: 'melee' },
  );
  await lay(page, recordOf(played(duel, ['E5xE4', 'away 0'])));
  await ordered(page, 'tactic offensive').click();
  await expect(page.getByTestId('to-act')).toHaveAttribute('data-side', '2');
  const lines = page.getByTestId('log-row');
  await expect(lines.last()).toContainText('tactic ?');
  expect(await lines.allInnerTexts()).not.toContain('offensive');
  await ordered(page, 'tactic defensive').click();
  await expect(lines.nth(2)).toContainText('tactic offensive');
});

test('without luck, the owner of the targets points at who is hit', async ({ page }) => {
  const position = field(['13.2'], [{ units: ['LI C3/1', 'LI G3/1'] }, { units: ['HA C2/4', 'HA B2/3', 'HA G2/4'] }], { phase: 'fire' });
  await lay(page, recordOf(played(position, ['C2:C3', 'B2:C3', 'G2:G3'])));
  await expect(page.getByTestId('option-facts')).toContainText('13.2');
  await main(page).click();
  await expect(page.getByTestId('question')).toHaveAttribute('data-asks', 'hit');
  await new Hand(page).click('G3');
  await expect(page.getByTestId('phase')).toHaveText(en.table.phases.melee);
  const units = new Hand(page);
  await units.click('G3');
  await expect(page.getByTestId('unit-card')).toContainText(en.table.marks.disordered);
});

test('the options in force are told at the table', async ({ page }) => {
  await lay(page, recordOf(open(field(['13.1', '13.14'], [{ units: ['HI E6/1'] }, { units: ['HI E3/4'] }]))));
  await page.getByRole('tab', { name: en.table.panels.armies }).click();
  const told = page.getByTestId('armies').getByTestId('options');
  await expect(told).toContainText(en.options.rules['13.1'].name);
  await expect(told).toContainText('13.14');
});
