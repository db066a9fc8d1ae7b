import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { Balance } from '../../src/ai/balance';
import { readBalances } from '../../src/scenarios/balance';
import balances from '../../src/scenarios/balance.json' with { type: 'json' };
import { evennessOf, ofHundred } from '../../src/ui/lab/verdict';
import { en as drawing } from '../../src/ui/words/design/en';
import { en as english } from '../../src/ui/words/en/index';
import { fr as french } from '../../src/ui/words/fr/index';
import { lab as en } from '../../src/ui/words/lab/en';
import { lab as fr } from '../../src/ui/words/lab/fr';
import { expect, expectSoundNow, lay, prefer, test } from './fixture';
import { phaseGame, recordOf } from './games';

const sidesOf = (battle: string, language: 'en' | 'fr'): readonly [string, string] => {
  const { sides } = JSON.parse(readFileSync(join(process.cwd(), `src/scenarios/battles/${battle}/${language}.json`), 'utf8'));
  return sides.map(({ name }: { readonly name: string }) => name);
};

/** What the command line says of the same games. */
async function onCommandLine(command: string): Promise<Balance> {
  const args = command.split(' -- ')[1]!.split(' ');
  const { stdout } = await promisify(execFile)(process.execPath, ['src/lab/run.mjs', ...args, '--json']);
  return Object.values(JSON.parse(stdout) as Record<string, Balance>)[0]!;
}

const winsIn = (balance: Balance, battle: string) => {
  const { leader, wins, margin } = ofHundred(balance);
  return en.balance.wins(sidesOf(battle, 'en')[leader], wins[leader], margin);
};

const begin = async (page: Page, games: number, seed: number) => {
  await page.getByLabel(en.form.games).fill(String(games));
  await page.getByLabel(en.form.seed).fill(String(seed));
  await page.getByTestId('lab-run').click();
};
const progress = (page: Page) => page.getByTestId('lab-progress');
const ended = (page: Page) => expect(progress(page)).toHaveAttribute('data-stage', 'done', { timeout: 40_000 });

test('the laboratory plays a series, with an optional rule and without, and says what the command line says', async ({ page }) => {
  await prefer(page, { language: 'en' });
  await page.goto('./#/lab/spartolus');
  await page.locator('.setup-options summary').nth(1).click();
  await page.locator('[data-option="13.1"]').getByRole('checkbox').check();
  await begin(page, 12, 5);
  await ended(page);
  await expect(progress(page)).toContainText(en.progress.done(24));
  await page.getByText(en.form.command).click();
  const commands = await page.locator('.lab-command code').allInnerTexts();
  expect(commands.map((command) => command.includes('--options 13.1'))).toEqual([true, false]);
  for (const [i, options] of ['13.1', ''].entries()) {
    const said = await onCommandLine(commands[i]!);
    const column = page.locator(`[data-testid="lab-column"][data-options="${options}"]`);
    await expect(column).toContainText(winsIn(said, 'spartolus'));
    await expect(column.locator('dd').first()).toHaveText(said.points.map((n) => n.toFixed(1).replace(/\.0$/, '')).join(' : '));
    for (const [term, times] of Object.entries(said.decided))
      await expect(column.locator('.lab-decided li', { hasText: en.results.terms[term as 'camp'] })).toContainText(
        en.results.of(times, 12),
      );
    await expect(column.getByRole('img', { name: en.results.margin })).toBeVisible();
  }
  await expect(page.getByTestId('lab-verdict')).not.toBeEmpty();
  await page.locator('.lab-table summary').first().click();
  await expect(page.locator('.lab-table').first().getByRole('table')).toBeVisible();
  await expectSoundNow(page);
});

test('a series is stopped, keeps what was played, and can be begun anew', async ({ page }) => {
  await prefer(page, { language: 'en' });
  await page.goto('./#/lab');
  await begin(page, 2000, 1);
  const column = page.getByTestId('lab-column');
  await expect(column.locator('.lab-decided')).toBeVisible();
  await page.getByTestId('lab-stop').click();
  await expect(progress(page)).toHaveAttribute('data-stage', 'stopped');
  await expect(page.getByTestId('lab-stop')).toBeFocused();
  const said = await progress(page).locator('p').innerText();
  expect(said).toMatch(/^Stopped after \d+ of 2000 games$/);
  // Another language says the same of the same games, and another page and back loses nothing.
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(progress(page)).toContainText(fr.progress.stopped(Number(/\d+/.exec(said)), 2000));
  await page.getByRole('button', { name: 'English' }).click();
  await page.goto('./#/help');
  await page.goto('./#/lab');
  await expect(progress(page)).toContainText(said);
  await expect(page.getByLabel(en.form.games)).toHaveValue('2000');
  await begin(page, 3, 1);
  await ended(page);
  await expect(progress(page)).toContainText(en.progress.done(3));
});

test('a saved game is played from where it stands', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, recordOf(phaseGame('melee'), 'spartolus'));
  await page.goto('./#/lab');
  await page.locator('.lab-battles summary').click();
  const boxes = page.locator('.lab-battles').getByRole('checkbox');
  await boxes.first().uncheck();
  await boxes.last().check();
  await expect(page.locator('.lab-from select')).toHaveValue('now');
  await begin(page, 3, 1);
  await ended(page);
  await expect(page.getByTestId('lab-trial')).toHaveCount(1);
  await expect(page.getByTestId('lab-column')).toContainText(sidesOf('spartolus', 'en')[0]!);
  await expectSoundNow(page);
});

test('what cannot be played is asked for again', async ({ page }) => {
  await prefer(page, { language: 'en' });
  await page.goto('./#/lab');
  await begin(page, 0, 1);
  await expect(page.getByLabel(en.form.games)).toBeFocused();
  await expect(page.getByLabel(en.form.games)).toHaveAttribute('aria-invalid', 'true');
  await expect(progress(page)).toHaveCount(0);
});

for (const language of ['en', 'fr'] as const) {
  test(`every battle says how even it is: ${language}`, async ({ page }) => {
    await prefer(page, { language });
    const measured = readBalances(balances);
    const { values } = { en: english, fr: french }[language].pages.battles.criteria.evenness;
    await page.goto('./#/battles');
    for (const id of Object.keys(measured))
      await expect(page.locator(`a[href="#/battles/${id}"]`)).toContainText(values[evennessOf(measured[id]!)]);
    const words = { en, fr }[language].balance;
    for (const id of ['spartolus', 'megiddo', 'sluys']) {
      await page.goto(`./#/battles/${id}`);
      const { leader, wins, margin } = ofHundred(measured[id]!);
      const card = page.locator(`[data-testid="balance"][data-battle="${id}"]`);
      await expect(card).toContainText(words.wins(sidesOf(id, language)[leader], wins[leader], margin));
    }
  });
}

test('a battle’s balance leads to the laboratory with that battle', async ({ page }) => {
  await prefer(page, { language: 'en' });
  await page.goto('./#/battles/megiddo');
  await page.getByRole('link', { name: en.balance.more }).click();
  await expect(page.locator('.lab-battles summary')).toContainText('Megiddo');
});

test('the drawing table asks it by one button, which keeps the keyboard, and says how the games ended', async ({ page }) => {
  await prefer(page, { language: 'en' });
  await page.goto('./#/design');
  await page.getByTestId('begin-house').selectOption('spartolus');
  await page.getByTestId('begin-chosen').click();
  await page.getByTestId('panel-lab').click();
  const button = page.getByTestId('ask-lab');
  await button.press('Enter');
  await expect(page.getByTestId('design-lab').locator('[aria-live="polite"]')).toHaveText(en.progress.done(40), { timeout: 40_000 });
  await expect(button).toBeFocused();
  await expect(button).toHaveText(drawing.lab.again);
});
