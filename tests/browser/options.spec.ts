import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parseHex } from '../../src/kernel/board';
import { en } from '../../src/ui/words/en/index';
import { dist } from '../bench/serve';
import { begin, expect, lay, main, panelTab, prefer, record, setUp, start, test } from './fixture';
import { type Json, open, played, recordOf, seedFor } from './games';
import { Hand } from './hand';
import { Keys } from './keys';

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
  await setUp(page, 'spartolus', 'solo');
  await page.locator('.setup-options summary').click();
  await option(page, '13.2').getByRole('checkbox').check();
  await expect(option(page, '13.13').getByRole('checkbox')).toBeDisabled();
  await expect(option(page, '13.13')).toContainText(en.options.notWith(en.options.rules['13.2'].name));
  await option(page, '13.2').getByRole('checkbox').uncheck();
  await option(page, '13.13').getByRole('checkbox').check();
  await option(page, '13.1').getByRole('checkbox').check();
  await expect(option(page, '13.2').getByRole('checkbox')).toBeDisabled();
  await start(page);
  await expect(page.getByTestId('battle')).toBeVisible();
  expect((await record(page)).position).toMatchObject({ options: ['13.1', '13.13'] });
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

test('reserves dismount from beside the map', async ({ page }) => {
  const reserves = [{ turn: 3, at: 'A9', units: ['LC'] }];
  await lay(page, recordOf(open(field(['13.12'], [{ units: ['HI E6/1'], reserves }, { units: ['HI E3/4'] }]))));
  await page.getByTestId('reserve').first().click();
  await expect(ordered(page, 'dismount LC+1')).toHaveText(en.options.orders.dismount('MM'));
  await ordered(page, 'dismount LC+1').click();
  await expect(main(page)).toContainText(en.table.nothingUndone);
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
  for (const line of await lines.allInnerTexts()) expect(line).not.toMatch(/offensive/i);
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
  await panelTab(page, en.table.panels.armies).click();
  const told = page.getByTestId('armies').getByTestId('options');
  await expect(told).toContainText(en.options.rules['13.1'].name);
  await expect(told).toContainText('13.14');
});

const host = [
  { units: ['LI A1/1', 'LI B1/1', 'HI C1/1'], camp: 'E8', leaders: ['A1', 'A1'] },
  { units: ['HI A9/1'], camp: 'E2', leaders: ['A9'] },
] as const;
/** Player 1 is to place his camp after the die. */
const deploying = () =>
  recordOf(
    open(
      field(['13.3'], host),
      seedFor(
        (done, seed) => played(field(['13.3'], host), done, seed),
        ['roll'],
        (events) => events.some((event) => event.kind === 'firstRolled' && event.side === 0),
      ),
    ),
  );
const orders = async (page: Page) => (await record(page)).plays.map(({ order }) => order);

test('an army is deployed by pointing, its leaders too, and the next player sees what stands there', async ({ page }) => {
  await page.addInitScript(
    () => origin !== 'null' && localStorage.setItem('ancients.preferences', JSON.stringify({ handOver: true, stops: true })),
  );
  await lay(page, deploying());
  const hand = new Hand(page);
  await main(page).click();
  await expect(main(page)).toContainText(en.options.first.firstCamp);
  await hand.click('E7');
  await expect(page.getByTestId('undeployed')).toContainText(en.options.undeployed(3, 2));
  await hand.click('A1');
  await expect(page.getByTestId('refusal')).toHaveAttribute('data-rule', '13.3');
  for (const hex of ['E6', 'D6', 'F6']) await hand.click(hex);
  await expect(page.getByTestId('undeployed')).toContainText(en.options.undeployed(0, 2));
  await expect(main(page)).toContainText(en.table.undone.deploy(2));
  await hand.click('A1');
  await expect(page.getByTestId('refusal')).toHaveAttribute('data-rule', '13.3');
  await main(page).click();
  await expect(page.getByTestId('refusal')).toHaveAttribute('data-rule', '7');
  await hand.click('E6');
  await hand.click('E7');
  await expect(page.getByTestId('undeployed')).toHaveCount(0);
  await expect(main(page)).toContainText(en.table.nothingUndone);
  await main(page).click();
  await expect(main(page)).toContainText(en.options.first.secondCamp);
  await hand.click('E2');
  const card = page.getByTestId('hand-over');
  await expect(card).toContainText('E6');
  await page.getByTestId('hand-over-go').click();
  await expect(main(page)).toContainText(en.options.leaveCamp);
  await hand.click('F2');
  await hand.aim('F3', 3);
  await hand.click('F3');
  await main(page).click();
  await expect(page.getByTestId('phase')).toHaveText(en.table.phases.movement);
  const heads = page.locator('.table-row--head', { hasText: en.table.phases.deploy });
  await expect(heads).toHaveCount(2);
  expect(await orders(page)).toEqual(expect.arrayContaining(['HI@F3/4', '*E6', '*E7', '*F3']));
  await page.getByTestId('hand-over-go').click();
  await main(page).click();
  await main(page).click();
  await expect(page.getByTestId('phase')).toHaveText(en.table.phases.leaders);
  await expect(page.getByTestId('option-facts')).toContainText(en.options.now.leadersStand);
});

test('a leader is taken before the units are placed, and laid down again for a unit', async ({ page }) => {
  await lay(page, deploying());
  const hand = new Hand(page);
  await main(page).click();
  await hand.click('E7');
  await page.getByTestId('undeployed-leader').click();
  await expect(page.getByTestId('undeployed-leader')).toHaveAttribute('aria-pressed', 'true');
  await hand.click('E6');
  await expect(page.getByTestId('undeployed')).toContainText(en.options.undeployed(3, 1));
  for (const hex of ['E6', 'D6', 'F6']) await hand.click(hex);
  await page.getByTestId('undeployed-leader').click();
  await hand.click('F6');
  await hand.click('F7');
  expect(await orders(page)).toEqual(['roll', 'camp E7', '*E6', 'LI@E6/1', 'LI@D6/1', 'HI@F6/1', 'F6@F7/1']);
});

test('an army is deployed by keyboard alone', async ({ page }) => {
  await lay(page, deploying());
  const keys = new Keys(page);
  await main(page).press('Enter');
  for (const hex of ['E7', 'E6', 'D6', 'F6', 'F6']) {
    await keys.goTo(hex);
    await page.keyboard.press('Enter');
  }
  await page.getByTestId('undeployed-leader').press('Enter');
  await expect(page.getByTestId('undeployed-leader')).toHaveAttribute('aria-pressed', 'false');
  await page.getByTestId('undeployed-leader').press('Enter');
  await keys.goTo('E7');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('undeployed')).toHaveCount(0);
  expect(await orders(page)).toEqual(['roll', 'camp E7', 'LI@E6/1', 'LI@D6/1', 'HI@F6/1', '*F6', '*E7']);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const confirm = (page: Page) => page.locator('[data-testid="main"][data-does="confirm"]');

  test('an army is deployed by taps: the first shows, the second places', async ({ page }) => {
    await lay(page, deploying());
    const hand = new Hand(page);
    await main(page).tap();
    await hand.tap('E7');
    await expect(confirm(page)).toHaveText(en.options.campAt('E7'));
    await page.getByTestId('cancel').tap();
    await expect(confirm(page)).toHaveCount(0);
    for (const hex of ['E7', 'E6', 'D6', 'F6', 'F6']) {
      await hand.tap(hex);
      await expect(confirm(page)).toBeVisible();
      await hand.tap(hex);
      await expect(confirm(page)).toHaveCount(0);
    }
    await hand.tap('E7');
    await expect(confirm(page)).toHaveText(en.options.placeAt('E7'));
    await confirm(page).tap();
    await expect(main(page)).toContainText(en.table.nothingUndone);
    expect(await orders(page)).toEqual(['roll', 'camp E7', 'LI@E6/1', 'LI@D6/1', 'HI@F6/1', '*F6', '*E7']);
  });

  test('what an optional rule lets one do is shown first, with the odds of its dice', async ({ page }) => {
    const armies = [
      { units: ['HI E5/1'], leaders: ['E5'], ratings: [4] },
      { units: ['HI E4/4'], leaders: ['E4'], ratings: [2] },
    ] as const;
    await lay(page, recordOf(open(field(['13.8'], armies, { phase: 'melee' }))));
    const effect = page.getByTestId('effect');
    const challenge = ordered(page, 'challenge E5 E4');
    await panelTab(page, en.table.panels.now).tap();
    await challenge.tap();
    await expect(challenge).toHaveAttribute('aria-pressed', 'true');
    await expect(effect).toHaveText(en.options.effects.challenge);
    await expect(page.locator('.board-attack')).toBeAttached();
    await page.getByTestId('cancel').tap();
    await expect(confirm(page)).toHaveCount(0);
    await expect(page.locator('.board-attack')).toHaveCount(0);
    await challenge.tap();
    await expect(confirm(page)).toHaveText(en.options.orders.challenge('E5', 4, 'E4', 2));
    await confirm(page).tap();
    const accept = ordered(page, 'accept');
    await accept.tap();
    await expect(effect).toHaveText(en.options.effects.accept);
    await accept.tap();
    const offensive = ordered(page, 'tactic offensive');
    await offensive.tap();
    const { tactic } = en.options.orders;
    // Four against two: +2, and what the tactics give.
    await expect(effect.getByRole('listitem')).toHaveText([
      en.options.effects.duel(tactic('offensive'), 0, 3),
      en.options.effects.duel(tactic('prudent'), 0, 2),
      en.options.effects.duel(tactic('defensive'), 0, 4),
    ]);
    await offensive.tap();
    await expect(effect).toHaveCount(0);
    expect(await orders(page)).toEqual(['challenge E5 E4', 'accept', 'tactic offensive']);
  });
});

test('the barbarian charge is declared, and the odds show it', async ({ page }) => {
  const warband = { types: { warband: { as: 'LI', traits: 'barbarian' } }, phase: 'melee' };
  await lay(page, recordOf(open(field(['13.10'], [{ units: ['warband E6/1'] }, { units: ['HI E5/4'] }], warband))));
  await ordered(page, 'charge').click();
  await expect(page.getByTestId('option-facts')).toContainText('13.10');
  const hand = new Hand(page);
  await hand.click('E6');
  await expect(page.getByTestId('unit-card')).toContainText(en.options.traits.barbarian);
  await expect(page.getByTestId('unit-card')).toContainText(en.table.marks.charges);
  await hand.click('E5');
  await expect(page.getByTestId('odds')).toContainText('×3');
  await expect(page.getByTestId('odds-column')).toHaveText('1-1');
});

test('elephants balk and turn, and wear it', async ({ page }) => {
  const armies = [{ units: ['HI F8/1'], waiting: 1 }, { units: ['EL D3/4', 'EL F3/4', 'EL H3/4'] }] as const;
  const position = field(['13.11'], armies, { phase: 'command' });
  const seed = seedFor(
    (done, seed) => played(position, done, seed),
    ['aside'],
    (events) => {
      const dice = events.flatMap((event) => (event.kind === 'elephantsTried' ? [event.die] : []));
      return dice.filter((die) => die === 6).length === 1 && dice.filter((die) => die === 4 || die === 5).length === 1;
    },
  );
  await lay(page, recordOf(open(position, seed)));
  await expect(main(page)).not.toContainText(en.table.nothingUndone);
  await ordered(page, 'aside').click();
  await expect(page.locator('.board-badge--balks')).toHaveCount(1);
  await expect(page.locator('.board-badge--turned')).toHaveCount(1);
  await expect(page.getByTestId('option-facts')).toContainText('13.11');
});

test('out of control, knights go first and must attack', async ({ page }) => {
  const armies = [{ units: ['KT E6/1', 'LI B6/1'] }, { units: ['HI E3/4'] }] as const;
  const position = field(['13.9'], armies, { phase: 'command' });
  await lay(page, recordOf(open(position)));
  await expect(page.getByTestId('option-facts')).toContainText(en.options.now.controlDie(0));
  await main(page).click();
  await expect(page.getByTestId('option-facts')).toContainText(en.options.now.looseFirst('E6'));
  const hand = new Hand(page);
  await hand.click('B6');
  await expect(page.getByTestId('unit-card')).toContainText('13.9');
  await hand.click('B5');
  await expect(page.getByTestId('refusal')).toHaveAttribute('data-rule', '13.9');
  await expect(page.locator('.board-badge--loose')).toHaveCount(1);
});

for (const width of [1440, 1024, 390])
  test(`an army keeps its whole name, where it is, beside the die of its turn, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const armies = [{ name: 'Gauls and Britons', units: ['KT E6/1', 'LI B6/1'] }, { units: ['HI E3/4'] }] as const;
    await lay(page, recordOf(open(field(['13.9'], armies, { phase: 'command' }))));
    const name = page.getByTestId('to-act').locator('b');
    const placed = () =>
      name.evaluate((element) => ({
        isCut: element.scrollWidth > element.clientWidth,
        top: element.getBoundingClientRect().top,
        map: document.querySelector('.table-field')!.getBoundingClientRect().top,
      }));
    const before = await placed();
    await expect(page.getByTestId('turn-roll')).toHaveCount(0);
    await main(page).click();
    await expect(page.getByTestId('turn-roll')).toBeVisible();
    expect(await placed()).toEqual({ ...before, isCut: false });
  });

test('a way out of an enemy zone is told before it is gone', async ({ page }) => {
  await lay(page, recordOf(open(field(['13.1'], [{ units: ['LC C4/1'] }, { units: ['HI C3/4'] }]))));
  const hand = new Hand(page);
  await hand.click('C4');
  await hand.hover('B3');
  await expect(page.locator('.table-strip')).toContainText(en.table.path.clean);
  await hand.hover('A3');
  await expect(page.locator('.table-strip')).toContainText(en.table.path.harm['13.1']);
});

test('a way round an enemy zone is taken where there is one', async ({ page }) => {
  const armies = [{ units: ['LC C5/1'] }, { units: ['HI C3/4', 'HI D3/4'] }] as const;
  await lay(page, recordOf(open(field(['13.1'], armies))));
  const hand = new Hand(page);
  await hand.click('C5');
  await hand.hover('B3');
  await expect(page.locator('.table-strip')).toContainText(en.table.path.clean);
  await hand.click('B3');
  expect((await record(page)).plays.at(-1)?.order).toMatch(/^C5-B4-B3/);
  await hand.click('B3');
  await expect(page.getByTestId('unit-card')).not.toContainText(en.table.marks.barred);
});

test('the players agree when night falls', async ({ page }) => {
  await setUp(page, 'spartolus', 'solo');
  await page.locator('.setup-options summary').click();
  await option(page, '13.4').getByRole('checkbox').check();
  await option(page, '13.4').getByLabel(en.options.nightfall).selectOption('8');
  await option(page, '13.4').getByLabel(en.options.lastTurn, { exact: true }).selectOption('9');
  await start(page);
  await expect(page.getByTestId('battle')).toBeVisible();
  expect((await record(page)).position).toMatchObject({ options: ['13.4'], nightfall: 8, turns: 9 });
});

test('by night the table says so', async ({ page }) => {
  const dark = { phase: 'fire', turn: 3, turns: 12, nightfall: 2 };
  await lay(page, recordOf(open(field(['13.4'], [{ units: ['LI E6/1'] }, { units: ['HA E4/4'] }], dark))));
  await expect(page.locator('.table-track')).toContainText(en.table.night);
  await expect(page.getByTestId('option-facts')).toContainText(en.options.now.dark);
});

test('arrows lie where they fell, and are gathered there in place of a shot', async ({ page }) => {
  const shot = { phase: 'fire', player: 2, optional: { volleys: 'E6=2', arrows: 'C3=1 E6=4' } };
  await lay(page, recordOf(open(field(['13.6'], [{ units: ['LA E6/1'] }, { units: ['HA E4/4'] }], shot))));
  const lying = (hex: string) => page.locator(`.board-lying[data-hex="${parseHex({ columns: 9, rows: 9 }, hex)}"]`);
  await expect(lying('C3')).toHaveText('1');
  await expect(lying('E6')).toHaveText('4');
  await expect(page.getByTestId('option-facts')).toContainText(en.options.now.mayGather('E6'));
  await expect(main(page)).toContainText(en.options.fireOrGather(1));
  await new Hand(page).click('E6');
  await expect(page.getByTestId('unit-card')).toContainText(en.table.volleysLie(4));
  await ordered(page, 'gather E6').click();
  await expect(lying('E6')).toHaveCount(0);
  await expect(lying('C3')).toHaveCount(1);
  await new Hand(page).click('E6');
  await expect(page.getByTestId('unit-card')).toContainText(en.options.volleys(4, 6));
  await expect(page.locator('[data-mark="volley"]')).toBeVisible();
  await expect(ordered(page, 'gather E6')).toHaveCount(0);
  await page.getByTestId('undo').click();
  await expect(lying('E6')).toHaveCount(1);
  await page.locator('.table-text summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /^C3/ })).toContainText(en.table.volleysLie(1));
});

/** The built file of a module that is fetched apart, or of a chunk by its name. */
function fileOf(module: string): string {
  const chunks: Record<string, { readonly file: string; readonly name?: string }> = JSON.parse(
    readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
  );
  const found = chunks[module] ?? Object.values(chunks).find(({ name, file }) => name === module && file.endsWith('.js'));
  if (!found) throw new Error(`the build has no chunk of ${module}`);
  return found.file;
}

test('what optional rules do is fetched for the games played by them, and waited for', async ({ page, browser, hear, baseURL }) => {
  const stranger = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  hear(stranger);
  const other = await stranger.newPage();
  await prefer(other, { handOver: false });
  await lay(page, recordOf(open(field(['13.12'], [{ units: ['KT E6/1'] }, { units: ['HI E3/4'] }]))));
  // Nothing is kept of the page's files, and these come late.
  const fetched: string[] = [];
  await page.context().route(`**/${fileOf('src/rules/ancients/index.ts')}`, async (route) => {
    fetched.push(route.request().url());
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.reload();
  await expect(page.getByTestId('phase')).toHaveText(en.table.phases.muster);
  expect(fetched).toHaveLength(1);

  const plain: string[] = [];
  other.on('request', (request) => plain.push(request.url()));
  await begin(other, 'spartolus', 5, 'solo');
  expect(plain.some((url) => url.endsWith(fileOf('start')))).toBe(true);
  expect(plain.filter((url) => url.endsWith(fileOf('src/rules/ancients/index.ts')))).toEqual([]);
  await stranger.close();
});
