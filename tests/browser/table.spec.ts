import { dialogs } from '../../src/ui/words/dialogs/en';
import { en } from '../../src/ui/words/en/index';
import { ancientWorld } from './bawGames';
import { expect, lay, main, panelTab, prefer, record, setUp, start, storedGames, test } from './fixture';
import { eagerGame, phaseGame, played, positionOf, recordOf } from './games';
import { Hand } from './hand';

const MOVES = ['F6-F5', 'D7-D6', 'end', '*F5'];

test('a card between two players says who is next and what has changed, and can be walked through', async ({ page }) => {
  await lay(page, { ...recordOf(played(positionOf('spartolus'), MOVES), 'spartolus'), names: ['Nikias', 'Brasidas'] });
  const card = page.getByTestId('hand-over');
  await expect(card).toBeHidden();
  await new Hand(page).play('end');
  await expect(card).toContainText(en.table.handOver.named('Chalcidians', 'Brasidas'));
  await expect(card).toContainText('F6–F5');
  await expect(card).toContainText('D7–D6');
  await expect(page.getByTestId('to-act')).toHaveAttribute('data-side', '2');

  await page.getByTestId('hand-over-steps').click();
  await expect(page.locator('[data-unit="1"]')).toHaveAttribute('data-hex', String(5 + 4 * 12));
  await expect(page.locator('[data-unit="2"]')).toHaveAttribute('data-hex', String(3 + 6 * 12));
  await page.getByRole('button', { name: en.table.log.after }).click();
  await expect(page.locator('[data-unit="2"]')).toHaveAttribute('data-hex', String(3 + 5 * 12));
  await page.keyboard.press('Escape');
  const go = page.getByTestId('hand-over-go');
  if (await go.isVisible()) await go.click();
  await expect(card).toBeHidden();
  await expect(main(page)).toContainText(en.table.end.fire);
});

test('the card and its steps tell every play, leaders’ places too, and all that came of each', async ({ page }) => {
  const armies = [
    { units: ['HI B9/1', 'LI B8/1', 'HI D9/1', 'HI F9/1', 'HI H9/1', 'LI I9/1', 'LI G9/1'], waiting: 1 },
    { units: ['HI E2/4'] },
  ];
  const moves = ['B9-B7', 'D9-D8', 'F9-F8', 'H9-H8', 'I9-I8', 'G9-G8', 'end', '*D8'];
  await lay(page, recordOf(played({ system: 'ancients', map: { columns: 9, rows: 9 }, armies }, moves)));
  await new Hand(page).play('end');
  const lines = page.getByTestId('hand-over').getByRole('listitem');
  await expect(lines).toHaveCount(7);
  await expect(lines.first()).toContainText('B9–B8–B7');
  await expect(lines.first(), 'whom it disordered as well').toContainText('The light infantry at B8 was disordered');
  await expect(lines.last()).toContainText('D8');
  await page.getByTestId('hand-over-steps').click();
  const step = page.getByTestId('hand-over-step');
  await expect(step).toContainText(en.table.handOver.step(1, 7));
  for (let n = 0; n < 6; n++) await step.getByRole('button', { name: en.table.log.after }).click();
  await expect(step).toContainText(en.table.handOver.step(7, 7));
  await expect(step).toContainText('D8');

  // In another game: who attacks whom, what came of it, and who rode along.
  await lay(page, ancientWorld(['E5xE4', 'retreat E4-E3', 'advance E5-E4']));
  await new Hand(page).play('end');
  await expect(lines).toHaveCount(3);
  await expect(lines.first()).toContainText('Rome: the legion at E5 attacks the auxiliaries at E4');
  await expect(lines.nth(1)).toContainText('E4 to E3, with Hanno');
  await page.getByTestId('hand-over-steps').click();
  for (let n = 0; n < 2; n++) await step.getByRole('button', { name: en.table.log.after }).click();
  await expect(step).toContainText('E5 to E4, with Varro');
});

test('while the card waits no key acts behind it, and the focus goes in and back', async ({ page }) => {
  await lay(page, recordOf(played(positionOf('spartolus'), MOVES), 'spartolus'));
  const map = page.getByRole('application');
  await map.focus();
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  const card = page.getByTestId('hand-over');
  await expect(card.getByTestId('hand-over-go')).toBeFocused();
  for (const key of ['n', 'f', '.', 'x', 'l', 'j', 'Control+z', 'm']) await page.keyboard.press(key);
  await expect(card).toBeVisible();
  await expect(page.getByTestId('hand-over-go')).toBeFocused();
  await expect(page.getByTestId('phase')).toHaveText(en.table.phases.fire);
  await new Hand(page).click('A1');
  await expect(card).toBeHidden();
  await expect(page.getByTestId('phase')).toHaveText(en.table.phases.fire);
  await expect(map).toBeFocused();
});

test('by the keyboard the steps of the card are gone through where they stand, and undone they are the card again', async ({ page }) => {
  await lay(page, recordOf(played(positionOf('spartolus'), MOVES), 'spartolus'));
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await page.getByTestId('hand-over-steps').press('Enter');
  const step = page.getByTestId('hand-over-step');
  await expect(step.getByRole('button', { name: en.table.log.after })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(step).toContainText(en.table.handOver.step(2, 3));
  await page.keyboard.press('Control+z');
  await expect(step).toHaveCount(0);
  await expect(page.getByTestId('hand-over-go')).toBeFocused();
});

test('without the card the next player simply goes on', async ({ page }) => {
  await prefer(page, { handOver: false });
  await lay(page, recordOf(played(positionOf('spartolus'), MOVES), 'spartolus'));
  await new Hand(page).play('end');
  await expect(page.getByTestId('to-act')).toHaveAttribute('data-side', '2');
  await expect(page.getByTestId('hand-over')).toBeHidden();
});

test('the main button says what ends and what is undone, warns once and never loops', async ({ page }) => {
  await prefer(page, { handOver: false });
  await lay(page, recordOf(phaseGame('melee'), 'spartolus'));
  await expect(main(page)).toContainText(en.table.end.melee);
  await main(page).click();
  await expect(main(page)).toContainText(en.table.reallyEnd);
  await main(page).click();
  await expect(main(page)).toContainText(en.table.end.movement);
});

test('conceding asks first, gives the battle to the other side and can be taken back', async ({ page }) => {
  await lay(page, recordOf(played(positionOf('spartolus'), MOVES), 'spartolus'));
  await page.getByTestId('menu').click();
  await page.getByTestId('concede').click();
  await expect(page.getByRole('dialog')).toContainText(dialogs.concede.text('Athens', 'Chalcidians'));
  await page.getByTestId('concede-yes').click();
  const result = page.getByTestId('result');
  await expect(result).toHaveAttribute('data-winner', '2');
  await expect(result).toContainText(en.table.result.conceded('Athens'));
  await expect.poll(async () => (await storedGames(page))[0]?.game.record.conceded).toBe(1);
  await page.reload();
  await expect(main(page)).toHaveText(en.table.result.title);
  const line = page.getByTestId('log-conceded');
  await expect(line).toHaveText(en.table.result.conceded('Athens'));
  await page.getByTestId('undo').click();
  await expect(line).toHaveCount(0);
  await expect(main(page)).toContainText(en.table.end.leaders);
});

test('the result says who has won and for what, and the battle is fought again with the sides swapped', async ({ page }) => {
  const scored = (seed: number) => eagerGame(positionOf('spartolus'), seed);
  let game = scored(1);
  for (let seed = 2; game.outcome()?.winner === 0; seed++) game = scored(seed);
  await lay(page, { ...recordOf(game, 'spartolus'), names: ['Nikias', 'Brasidas'] });
  await main(page).click();
  const { winner } = game.outcome()!;
  const result = page.getByTestId('result');
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(
    en.table.result.wins(winner === 1 ? 'Athens' : 'Chalcidians'),
  );
  await expect(result.locator('.table-point--met')).not.toHaveCount(0);
  // The story comes as it is reckoned, and moves nothing that can be pressed.
  const boxes = () => Promise.all(['analyse', 'rematch'].map((id) => page.getByTestId(id).boundingBox()));
  const told = page.getByTestId('moment').first();
  await expect(page.getByTestId('rematch')).toBeVisible();
  const places = await boxes();
  await expect(told).toBeAttached();
  for (const [i, box] of (await boxes()).entries()) expect(Math.abs(box!.y - places[i]!.y)).toBeLessThan(2);
  const before = page.url();
  await page.getByTestId('rematch').click();
  await expect(page).not.toHaveURL(before);
  await expect(main(page)).toContainText(en.table.end.movement);
  await expect(page.getByTestId('to-act')).toContainText('Brasidas');
  const again = await record(page);
  expect(again.plays).toEqual([]);
  expect(again.names).toEqual(['Brasidas', 'Nikias']);
  expect(again.position).toEqual(recordOf(game).position);
});

test('a game is renamed at the table and listed by its new name', async ({ page }) => {
  await lay(page, recordOf(played(positionOf('spartolus'), MOVES), 'spartolus'));
  await page.getByTestId('menu').click();
  await page.getByTestId('seats-ask').click();
  await page.getByTestId('rename').fill('The fields before Spartolus');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('./#/saves');
  await expect(page.locator('.saves-card').getByRole('heading')).toHaveText('The fields before Spartolus');
});

test('text that is selected beyond the edge of a dialog leaves it open; a press beside it closes it', async ({ page }) => {
  await lay(page, recordOf(played(positionOf('spartolus'), MOVES), 'spartolus'));
  await page.getByTestId('menu').click();
  await page.getByTestId('seats-ask').click();
  const dialog = page.getByRole('dialog');
  const box = (await dialog.getByRole('textbox').boundingBox())!;
  await dialog.getByRole('textbox').fill('The fields');
  await page.mouse.move(box.x + 60, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(5, box.y, { steps: 3 });
  await page.mouse.up();
  await expect(dialog.getByRole('textbox')).toHaveValue('The fields');
  await page.mouse.click(5, box.y);
  await expect(dialog).toBeHidden();
});

test('where the button goes that was pressed by keyboard, the next answer has the keyboard, or else the map', async ({ page }) => {
  await lay(page, ancientWorld(['E5xE4']));
  await main(page).waitFor();
  // Who moves by keyboard shows it by a key.
  await page.keyboard.press('Tab');
  const answer = page.locator('.table-answers button').first();
  await answer.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toContainText('E4');
  await expect(answer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.board')).toBeFocused();
});

test('while the menu is open no key acts behind it', async ({ page }) => {
  await prefer(page, { handOver: false });
  await lay(page, recordOf(played(positionOf('spartolus'), MOVES), 'spartolus'));
  await page.keyboard.press('.');
  await expect(page.getByTestId('unit-card')).toBeVisible();
  await page.getByTestId('menu').click();
  await expect(page.getByTestId('concede')).toBeVisible();
  for (const key of ['n', 'n', 'Escape']) await page.keyboard.press(key);
  await expect(page.getByTestId('concede')).toBeHidden();
  await expect(page.getByTestId('unit-card')).toBeVisible();
  await expect(page.getByTestId('phase')).toHaveText(en.table.phases.leaders);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('unit-card')).toBeHidden();
});

/** From a hill, with a leader, into the back of a village that another leader holds. */
const assault = {
  map: { columns: 9, rows: 9, hill: 'E5', village: 'E4' },
  phase: 'melee',
  armies: [
    { name: 'Red', panic: 99, units: ['HI E5/1'], leaders: ['E5'] },
    { name: 'Blue', panic: 99, units: ['HI E4/1'], leaders: ['E4'] },
  ],
};

test('odds stand beside the map with every term, and the dice fall as the log says', async ({ page }) => {
  await prefer(page, { handOver: false });
  // By this seed a 2 in the melee, then a 4 and a 5 for the leaders.
  const seed = 6;
  const { dice } = played(assault, ['E5xE4', 'away 0'], seed).log.at(-1)!;
  expect(dice).toEqual([2, 4, 5]);
  await lay(page, recordOf(played(assault, [], seed)));
  const hand = new Hand(page);
  await hand.click('E5');
  await hand.click('E4');
  const { terms } = en.odds;
  const told = page.getByTestId('odds');
  await expect(told.locator('.table-terms').first().locator('li')).toHaveText([
    `${en.odds.strength}4`,
    `${terms['attack:flank']} 9.2×2`,
    `${terms['attack:leader']} 11.c×2`,
    `${terms['attack:hill']} 9.2×2`,
    `${en.odds.attack}32`,
  ]);
  await expect(told.locator('.table-terms').last().locator('li')).toHaveText([
    `${en.odds.strength}4`,
    `${terms['defence:leader']} 11.c×2`,
    `${terms['defence:village']} 9.2×2`,
    `${en.odds.defence}16`,
  ]);
  await expect(page.getByTestId('odds-column')).toHaveText('2-1');
  await expect(told.locator('.table-chances').first().locator('b')).toHaveText([2, 3, 1].map(en.odds.chance));
  await expect(told.locator('.table-results').first().locator('li')).toHaveText(['1 M', '2 M', '3 DD', '4 DD', '5 DD', '6 DE']);

  await page.locator('[data-testid="main"][data-does="confirm"]').click();
  await hand.play('away 0');
  const row = page.getByTestId('log-row').last();
  await expect(row).toContainText('Melee at E4: 32 against 16, 2-\u20601; rolled 2: M, both disordered.');
  await expect(row).toContainText('Leader check at E5 (Red): rolled 4, the leader survived.');
  await expect(row).toContainText('Leader check at E4 (Blue): rolled 5, the leader survived.');
  for (const place of [row, page.getByTestId('dice')])
    for (const [i, face] of dice.entries()) await expect(place.getByRole('img').nth(i)).toHaveAccessibleName(en.table.dice.die(face));
  for (const place of [row, page.getByTestId('dice')]) await expect(place.getByRole('img')).toHaveCount(dice.length);
});

test('where a part of the program does not come, the table says so and tries again', async ({ page, heard }) => {
  await page.route('**/Problem-*.js', (route) => route.abort());
  await page.goto('./#/play');
  await expect(page.getByRole('heading', { name: en.common.trouble.chunkTitle })).toBeVisible();
  // As often as it was asked for: with its styles, or by itself.
  expect(new Set(heard.splice(0))).toEqual(new Set(['error: Failed to load resource: net::ERR_FAILED']));
  await page.unrouteAll();
  await page.getByRole('button', { name: en.common.actions.retry }).click();
  await expect(page.getByRole('heading', { name: en.table.noGame.title })).toBeVisible();
});

test('styles that did not come are asked for again with what wears them', async ({ page, heard }) => {
  await page.route('**/table-*.css', (route) => route.abort());
  await page.goto('./#/set-up/spartolus');
  await expect(page.getByRole('heading', { name: en.common.trouble.chunkTitle })).toBeVisible();
  // As often as they were asked for; Firefox says nothing of it.
  expect(heard.splice(0).filter((text) => text !== 'error: Failed to load resource: net::ERR_FAILED')).toEqual([]);
  await page.unrouteAll();
  await page.getByRole('button', { name: en.common.actions.retry }).click();
  await page.getByTestId('mode-two').check();
  await start(page);
  await expect(page.locator('.table-standing')).toHaveCSS('display', 'flex');
});

test('where what stands round the map does not come, the table says so and tries again', async ({ page, heard }) => {
  await setUp(page, 'spartolus', 'two');
  await page.route('**/panels-*.js', (route) => route.abort());
  await start(page);
  await expect(page.getByRole('heading', { name: en.common.trouble.chunkTitle })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: en.common.actions.retry }).click();
  await expect(page.getByTestId('log')).toBeVisible();
  // Of several files: the page says it by the first.
  expect(new Set(heard.splice(0))).toEqual(new Set(['error: Failed to load resource: net::ERR_FAILED']));
});

test('what the program did by itself is a card that Escape and a press beside it close', async ({ page }) => {
  await lay(page, recordOf(phaseGame('movement'), 'spartolus'));
  const card = page.getByTestId('happened');
  const button = page.getByTestId('happened-ask');
  await new Hand(page).hover('A1');
  await page.keyboard.press('f');
  await expect(page.getByTestId('unit-card')).toBeVisible();
  await button.click();
  await expect(card).toBeVisible();
  await card.getByRole('heading').click();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(page.getByTestId('unit-card'), 'nothing else is laid down').toBeVisible();
  await button.click();
  await expect(card).toBeVisible();
  await panelTab(page, en.table.panels.armies).click();
  await expect(card).toHaveCount(0);
  await button.click();
  await button.click();
  await expect(card).toHaveCount(0);
});

test('the main button leads back from a past moment at once, whatever is in hand there', async ({ page }) => {
  await lay(page, recordOf(played(positionOf('spartolus'), MOVES), 'spartolus'));
  await page.getByTestId('log-row').locator('.table-row__order').first().click();
  await new Hand(page).click('D7');
  await expect(page.getByTestId('unit-card')).toBeVisible();
  await expect(main(page)).toHaveAttribute('data-does', 'back');
  await main(page).click();
  await expect(page.getByTestId('looking')).toHaveCount(0);
  await expect(page.getByTestId('unit-card')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a rule that is closed leaves the sheet as it was', async ({ page }) => {
    await lay(page, recordOf(played(positionOf('spartolus'), MOVES), 'spartolus'));
    const up = page.locator('.table-sheet--up');
    const readAndClose = async () => {
      await page.getByTestId('menu').click();
      await page.getByTestId('rulebook').click();
      await expect(up.getByRole('searchbox')).toBeVisible();
      await up.locator('.learn-panel').getByRole('button', { name: en.common.actions.close }).click();
      await expect(page.locator('.learn-panel')).toHaveCount(0);
    };
    await readAndClose();
    await expect(up).toHaveCount(0);
    await panelTab(page, en.table.panels.log).click();
    await readAndClose();
    await expect(up.getByTestId('log')).toBeVisible();
  });

  test('the card between two players is whole, whatever panel was drawn up', async ({ page }) => {
    await lay(page, recordOf(played(positionOf('spartolus'), [...MOVES]), 'spartolus'));
    await panelTab(page, en.table.panels.log).tap();
    await expect(page.locator('.table-sheet--up')).toBeVisible();
    await main(page).tap();
    const card = page.getByTestId('hand-over');
    await expect(card).toBeVisible();
    await expect(page.locator('.table-sheet--up')).toHaveCount(0);
    const expectWhole = async () => {
      for (const part of [card.getByRole('heading'), card.getByRole('listitem').last(), page.getByTestId('hand-over-go')]) {
        await part.scrollIntoViewIfNeeded();
        const reached = await part.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
        expect(reached).toBe(true);
      }
    };
    await expectWhole();
    // A panel that is drawn up has the map to itself, and the card comes back when it is drawn down.
    await panelTab(page, en.table.panels.log).tap();
    await expect(page.locator('.table-sheet--up')).toBeVisible();
    await expect(card).toBeHidden();
    await page.getByRole('button', { name: en.table.closeSheet }).tap();
    await expectWhole();
    await page.getByTestId('hand-over-steps').tap();
    await expect(page.getByTestId('hand-over-step')).toBeVisible();
    await expect(page.locator('.table-sheet--up'), 'its steps have the map').toHaveCount(0);
  });
});

for (const [where, viewport] of [
  ['on a desk', { width: 1440, height: 900 }],
  ['on a tablet', { width: 900, height: 1000 }],
  ['on a phone', { width: 412, height: 823 }],
] as const) {
  test(`the map comes before what it is played with, ${where}: it stays where it is, and what is chosen meanwhile is answered`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await setUp(page, 'spartolus', 'two');
    const held: (() => unknown)[] = [];
    const free = new Promise<void>((done) => held.push(done));
    await page.route('**/live-*.js', async (route) => {
      await free;
      await route.continue();
    });
    await start(page);
    await page.locator('.table [data-unit]').first().waitFor();
    await expect(page.getByTestId('main')).toHaveCount(0);
    const field = page.locator('.table-field');
    const before = await field.boundingBox();
    await new Hand(page).click('F6');
    for (const go of held) go();
    await expect(page.getByTestId('main')).toBeVisible();
    await expect(page.getByTestId('cancel')).toBeVisible();
    expect(await field.boundingBox()).toEqual(before);
  });
}

test('where what a game is played with does not come, the table says so and tries again', async ({ page, heard }) => {
  await setUp(page, 'spartolus', 'two');
  await page.route('**/live-*.js', (route) => route.abort());
  await start(page);
  await expect(page.getByRole('heading', { name: en.common.trouble.chunkTitle })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: en.common.actions.retry }).click();
  await expect(page.getByTestId('main')).toBeVisible();
  expect(new Set(heard.splice(0))).toEqual(new Set(['error: Failed to load resource: net::ERR_FAILED']));
});
