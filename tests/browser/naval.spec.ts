import { en as sea } from '../../src/ui/systems/naval/words/en/index';
import { fr as mer } from '../../src/ui/systems/naval/words/fr/index';
import { en } from '../../src/ui/words/en/index';
import { BESIDE, expect, expectPlayed, expectSound, give, lay, main, panelTab, prefer, record, test } from './fixture';
import { Hand } from './hand';
import { Keys } from './keys';
import { asked, encounter, encounterAt, findSeaGame, SeaHand, seaGame, seaRecord } from './seaGames';

test.beforeEach(async ({ page }) => prefer(page, { handOver: false }));

const KINDS = [
  /^\w+-\w+\/\d$/,
  /^\w+\/\d$/,
  /^\w+(-\w+)?x\w+$/,
  /^\w+(-\w+)?x\w+-\w+$/,
  /^\w\d-\w\d$/,
  />/,
  /:/,
  /^(capture|scuttle)$/,
  /^(marine|hull)$/,
];

test('a whole battle at sea is played by mouse, and what the page keeps of it is what the rules make of it', async ({ page }) => {
  test.setTimeout(90_000);
  const game = findSeaGame(encounter, (orders) => orders.length < 42 && KINDS.every((kind) => orders.some((order) => kind.test(order))));
  await lay(page, seaRecord(seaGame(encounter, [], game.seed)));
  const hand = new SeaHand(page);
  for (const [i, entry] of game.log.entries()) {
    await hand.play(entry.order, game.stateAt(i));
    await expectPlayed(page, entry, i + 1);
  }
  const { winner, score } = game.outcome()!;
  const result = page.getByTestId('result');
  await expect(result).toHaveAttribute('data-winner', String(winner));
  for (const side of [0, 1] as const)
    await expect(result.locator('.table-result__score').nth(side)).toHaveText(en.table.armies.points(score[side]));
  const kept = await (async () => {
    await page.keyboard.press('Escape');
    return record(page);
  })();
  expect(kept.plays.map(({ order, dice = [] }) => [order, dice])).toEqual(game.log.map(({ order, dice }) => [order, dice]));
  expect(kept.result).toEqual({ score, winner });
});

test('a battle at sea is played by keyboard and typed orders to its end', async ({ page }) => {
  const game = findSeaGame({ ...encounter, turns: 1 }, (orders) => orders.length < 30 && orders.some((order) => order.includes('x')));
  await lay(page, seaRecord(seaGame({ ...encounter, turns: 1 }, [], game.seed)));
  const keys = new Keys(page);
  await keys.goTo('C3');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('unit-card')).toContainText('C3');
  await page.keyboard.press(']');
  await expect(page.locator('.table-strip')).toContainText(sea.table.path.facing(3));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  for (const [i, entry] of game.log.entries()) {
    await keys.type(entry.order);
    await expectPlayed(page, entry, i + 1);
  }
  await expect(page.getByTestId('result')).toHaveAttribute('data-winner', String(game.outcome()!.winner));
});

test('a ram shows its exact chances before the dice fall, comes out on the far side if that is chosen, and is ordered by one button', async ({
  page,
}) => {
  await lay(
    page,
    seaRecord(
      seaGame(
        encounterAt('movement', {
          fleets: [
            { name: 'Rome', ships: ['trireme C4/3'] },
            { name: 'Carthage', ships: ['trireme D4/6'] },
          ],
        }),
      ),
    ),
  );
  const hand = new Hand(page);
  await hand.click('C4');
  await hand.hover('D4');
  const panel = page.getByTestId('ram');
  await expect(panel).toHaveAttribute('data-kind', 'oarRake');
  await hand.click('D4');
  await expect(panel).toContainText(sea.table.rams.oarRake.name);
  await expect(page.getByTestId('chances-theirs')).toContainText(sea.table.ram.chance(4));
  await expect(page.getByTestId('chances-yours')).toContainText(sea.table.ram.chance(4));
  await expect(page.getByTestId('reverse')).toHaveCount(0);
  await page.getByTestId('ram-through').click();
  await expect(main(page)).toHaveText(sea.play.confirm.ramThrough('D4', 'E5'));
  await hand.click('E5');
  await expect(main(page)).toHaveText(sea.play.confirm.ram('D4'));
  await hand.click('E5');
  await main(page).click();
  await expect(page.getByTestId('log-row').last().locator('.table-row__order')).toHaveText('C4xD4-E5');
  await expect(page.getByTestId('dice').locator('svg')).toHaveCount(2);
});

test('a ram that the other does not answer is shown with the ships exchanged', async ({ page }) => {
  const fleets = [
    { name: 'Rome', ships: ['trireme C4/3'] },
    { name: 'Carthage', ships: ['five D4/3'] },
  ];
  await lay(page, seaRecord(seaGame(encounterAt('movement', { fleets }))));
  const hand = new Hand(page);
  await hand.click('C4');
  await hand.click('D4');
  await expect(page.getByTestId('ram')).toHaveAttribute('data-kind', 'rudder');
  const back = page.getByTestId('reverse');
  await expect(back).toContainText(`${sea.play.ram.reverse} 4/6`);
  await back.locator('summary').click();
  await expect(back).toContainText(sea.play.ram.reverseBarred);
  await expect(back.getByTestId('chances-yours')).toContainText(sea.table.ram.chance(4));
});

test('attacks are ticked, declared by one button and made one by one', async ({ page }) => {
  await lay(
    page,
    seaRecord(seaGame(encounterAt('attacks', { fleets: [encounter.fleets[0], { name: 'Carthage', ships: ['five E5/5'] }] }))),
  );
  await new Hand(page).click('E5');
  const ticks = page.getByTestId('attacker');
  await expect(ticks).toHaveCount(2);
  const back = page.getByTestId('reverse');
  await expect(back).toContainText(`${sea.play.assault.reverse} 2×4+`);
  await back.locator('summary').click();
  await expect(back.getByRole('listitem')).toContainText([/^D5/]);
  await ticks.first().uncheck();
  await expect(main(page)).toHaveText(sea.play.confirm.declare(1, 'E5'));
  await ticks.first().check();
  await main(page).click();
  await expect(page.getByTestId('attack')).toHaveCount(2);
  await expect(main(page)).toHaveText(sea.table.assault.make('D5', sea.table.assault.boarding));
  await page.getByTestId('attack').first().click();
  await expect(page.getByTestId('attack').or(page.getByTestId('question')).first()).toBeVisible();
  await expect(page.getByTestId('dice')).toBeVisible();
});

test('a question is kept through a reload and answered in words', async ({ page }) => {
  await lay(page, seaRecord(seaGame(asked)));
  const question = page.getByTestId('question');
  await expect(question).toHaveAttribute('data-asks', 'loss');
  await expect(page.getByTestId('to-act')).toHaveAttribute('data-side', '2');
  await page.reload();
  await expect(question).toContainText(sea.table.questions.loss.hullNote.sound);
  await page.locator('[data-testid="answer"][data-order="hull"]').click();
  await expect(question).toBeHidden();
  await expect(page.getByTestId('log-row').last()).toContainText('F4');
  await panelTab(page, sea.table.fleets.tab).click();
  await expect(page.getByTestId('armies')).toContainText(sea.table.fleets.damaged);
});

test('a side that commands nothing ends its phases, and the battle goes on until the other has left', async ({ page }) => {
  const alone = {
    victory: [
      { term: 'exit', by: 1, points: 1, at: 'C1 D1 E1' },
      { term: 'sunk', by: 2, points: 2 },
    ],
    turns: 5,
    fleets: [
      { name: 'Athens', ships: ['trireme D1/1', 'trireme C4/1'] },
      { name: 'Syracuse', ships: ['trireme I4/3'] },
    ],
  };
  await lay(page, seaRecord(seaGame(encounterAt('movement', alone), ['C4-C1-off', 'end', 'end', 'end', 'I4-off'])));
  const endTurn = async () => {
    for (const name of [sea.table.end.movement, sea.table.end.marines, sea.play.endTurn]) {
      await expect(main(page)).toContainText(name);
      await main(page).click();
    }
  };
  await endTurn();
  await expect(page.getByTestId('to-act')).toHaveAttribute('data-side', '1');
  await new Keys(page).type('D1-D2');
  await endTurn();
  await expect(page.getByTestId('to-act')).toHaveAttribute('data-side', '2');
  await endTurn();
  await expect(page.getByTestId('to-act')).toHaveAttribute('data-side', '1');
  await new Keys(page).type('D2-off');
  await endTurn();
  await expect(page.getByTestId('result')).toHaveAttribute('data-winner', '1');
});

test('a refusal says why, with the rule a tap away, in both languages', async ({ page }) => {
  await lay(page, seaRecord(seaGame(encounter)));
  await new Hand(page).click('D5');
  await new Hand(page).click('A3');
  const refusal = page.getByTestId('refusal');
  await expect(refusal).toHaveAttribute('data-rule', '14.5');
  await expect(refusal).toContainText(
    sea.refusals.tooFar({ at: '', several: false, n: (name) => (name === 'need' ? 19 : 8), text: '' }).slice(0, 8),
  );
  await refusal.locator('.table-rule').click();
  await expect(page.getByTestId('rule-panel')).toContainText('14.5');
  await page.keyboard.press('Escape');
  await page
    .getByRole('radio', { name: 'FR' })
    .or(page.getByRole('button', { name: 'FR' }))
    .first()
    .click();
  await expect(main(page)).toContainText(mer.table.end.movement);
  await expect(page.getByTestId('to-act')).toContainText(mer.table.duty.movement(false));
  await expect(refusal).toContainText('Trop loin');
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a choice is shown first and then confirmed', async ({ page }) => {
    await lay(page, seaRecord(seaGame(encounter)));
    const hand = new Hand(page);
    await hand.tap('D5');
    await hand.tap('D4');
    await expect(page.getByTestId('log-row')).toHaveCount(0);
    await expect(main(page)).toHaveText(sea.table.confirmMove('D4'));
    await main(page).tap();
    await expect(main(page)).toContainText(sea.table.end.movement);
    await expect(page.locator('[data-unit="0"]')).toHaveAttribute('data-hex', String(3 + 3 * 9));
  });
});

test('the table at sea has no serious finding', async ({ page }) => {
  for (const [where, game, hex] of [
    ['movement', seaGame(encounter), 'D5'],
    ['attacks', seaGame(encounterAt('attacks')), 'E6'],
    ['question', seaGame(asked), undefined],
  ] as const) {
    await lay(page, seaRecord(game));
    if (hex) await new Hand(page).click(hex);
    await expect(page.getByTestId('unit-card').or(page.getByTestId('target')).or(page.getByTestId('question')).first()).toBeVisible();
    await expectSound(page, `${where} at sea`, BESIDE);
  }
});

for (const { width, height, language, theme } of [
  { width: 1440, height: 900, language: 'fr', theme: 'light' },
  { width: 1440, height: 900, language: 'fr', theme: 'contrast' },
  { width: 1024, height: 768, language: 'en', theme: 'light' },
  { width: 390, height: 844, language: 'fr', theme: 'light' },
] as const)
  test(`the map keeps still when the die for movement is shown, at ${width} by ${height} (${language}, ${theme})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await prefer(page, { handOver: false, language, theme });
    const ends: string[] = [];
    // No die has fallen for the first fleet: the position begins with it.
    while (seaGame(encounter, ends).state.player === 0) ends.push('end');
    await lay(page, seaRecord(seaGame(encounter)));
    const roll = page.getByTestId('turn-roll');
    const box = () => page.locator('.table-field').boundingBox();
    await expect(roll).toBeHidden();
    const before = await box();
    for (const end of ends) await give(page, end);
    await expect(roll).toBeVisible();
    expect(await box()).toEqual(before);
  });
