import { en as sea } from '../../src/ui/systems/naval/words/en/index';
import { en } from '../../src/ui/words/en/index';
import { apart } from '../ui/systems/ancients/opposed';
import { expect, give, lay, main, prefer, start, test } from './fixture';
import { open, recordOf } from './games';
import { seaGame, seaRecord } from './seaGames';

test('a phase in which nothing can be done passes by itself, and the log says so', async ({ page }) => {
  await prefer(page, { handOver: false, stops: false });
  await lay(page, recordOf(open(apart())));
  // What has not moved is named first.
  await main(page).click();
  await main(page).click();
  await expect(page.getByTestId('to-act')).toHaveAttribute('data-side', '2');
  await expect(page.getByTestId('phase')).toHaveText('Movement');
  await expect(page.getByTestId('log')).toContainText('nothing was done');
});

test('at sea it passes too, though a ship might be scuttled in it', async ({ page }) => {
  const fleets = [{ ships: ['galley A1/1'] }, { ships: ['small R12/1'] }];
  const position = { system: 'naval', die: 4, types: { galley: { as: 'small', crew: 4, marines: 1 } }, fleets };
  await prefer(page, { handOver: false, stops: false });
  await lay(page, seaRecord(seaGame(position)));
  await give(page, 'A1-A2/1');
  await expect(page.getByTestId('log-row')).toHaveCount(1);
  await main(page).click();
  await expect(page.getByTestId('to-act')).toHaveAttribute('data-side', '2');
  await expect(page.getByTestId('phase')).toHaveText(sea.table.phasesShort.movement);
  await expect(page.getByTestId('log')).toContainText(en.table.log.passed);
});

test('with hidden movement every phase waits to be ended: how fast it passed would tell', async ({ page }) => {
  await prefer(page, { stops: false });
  await lay(page, recordOf(open(apart(['13.7']))));
  await page.getByTestId('hand-over-go').click();
  await main(page).click();
  await main(page).click();
  await expect(page.getByTestId('phase')).toHaveText(en.table.phases.leaders);
  await expect(page.getByTestId('to-act')).toHaveAttribute('data-side', '1');
  // The movement that was ended by hand, and nothing after it.
  await expect(page.getByTestId('log').getByText(en.table.log.passed)).toHaveCount(1);
});

test('what passes before the first order of a battle passes as it begins, and can be taken back', async ({ page }) => {
  await prefer(page, { handOver: false, stops: false });
  await page.goto('./#/set-up/baw-kadesh');
  await page.getByTestId('mode-solo').check();
  await start(page);
  // Nobody has anybody to fire at.
  await expect(page.getByTestId('phase')).toHaveText('Movement');
  await expect(page.getByTestId('log')).toContainText('nothing was done');
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('phase')).toHaveText('Fire');
  await main(page).click();
  await expect(page.getByTestId('phase')).toHaveText('Movement');
});

test('a switch in the settings brings the stop back', async ({ page }) => {
  await prefer(page, { handOver: false, stops: false });
  await lay(page, recordOf(open(apart())));
  await page.getByTestId('menu').click();
  await page.getByTestId('settings-ask').click();
  await page.getByTestId('settings-stops').check();
  await page.keyboard.press('Escape');
  // What has not moved is named first.
  await main(page).click();
  await main(page).click();
  await expect(page.getByTestId('phase')).not.toHaveText('Movement');
});
