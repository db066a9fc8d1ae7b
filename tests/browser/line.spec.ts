/* Several pieces in hand: how few gestures a turn takes, who stays behind and why, by mouse, keyboard and touch, on land and at sea. */
import type { Page } from '@playwright/test';
import { en as sea } from '../../src/ui/systems/naval/words/en/index';
import { en } from '../../src/ui/words/en/index';
import { apart } from '../ui/systems/baw/apart';
import { squadrons } from '../ui/systems/naval/squadrons';
import { bawGame, bawRecord } from './bawGames';
import { expect, expectSoundNow, lay, main, prefer, record, said, test } from './fixture';
import { open, positionOf, recordOf } from './games';
import { Hand } from './hand';
import { seaGame, seaRecord } from './seaGames';

const line = en.table.line;
const panel = (page: Page) => page.getByTestId('line-panel');

/** A hand that counts what it does: a click, a frame, a key. */
class CountingHand {
  count = 0;
  private readonly hand: Hand;

  constructor(private readonly page: Page) {
    this.hand = new Hand(page);
  }

  async frame(first: string, last: string): Promise<void> {
    this.count++;
    await this.hand.frame(first, last);
  }

  async click(hex: string): Promise<void> {
    this.count++;
    await this.hand.click(hex);
  }

  /** All in a frame go as one of them does, to whom a hex is shown that is then confirmed. */
  async march(first: string, last: string, goal: string): Promise<void> {
    await this.frame(first, last);
    await this.click(goal);
    await this.click(goal);
  }

  async end(): Promise<void> {
    this.count++;
    await main(this.page).click();
  }
}

/** Both sides by people, as somebody plays who has changed nothing: phases in which nothing can be done pass by themselves. */
async function layBattle(page: Page, battle: 'spartolus' | 'magnesia'): Promise<void> {
  await prefer(page, { language: 'en', handOver: false, stops: false });
  await lay(page, recordOf(open(positionOf(battle)), battle));
  await expect(page.getByTestId('log')).toBeVisible();
}

/** The orders of a turn, by their kind; the enemy has the word now. */
async function expectTurn(page: Page, moves: number, leaders: number): Promise<void> {
  const { plays } = await record(page);
  const orders = plays.map(({ order }) => order);
  expect(orders.filter((order) => /^[A-Z]+\d+-/.test(order))).toHaveLength(moves);
  expect(orders.filter((order) => order.startsWith('*'))).toHaveLength(leaders);
  await expect(page.locator('.table-banner')).toHaveAttribute('data-side', '2');
}

test('a turn of Magnesia, all 18 units and four leaders, takes at most 25 gestures', async ({ page }) => {
  await layBattle(page, 'magnesia');
  const hand = new CountingHand(page);
  await hand.march('E8', 'M12', 'I8');
  await hand.march('N9', 'O10', 'N6');
  await hand.click('D9');
  await hand.click('D8');
  await hand.end();
  for (const hex of ['F7', 'H7', 'K9', 'N6']) await hand.click(hex);
  await hand.end();
  await expectTurn(page, 18, 4);
  expect(hand.count).toBeLessThanOrEqual(25);
});

test('a quiet turn of six units at Spartolus takes at most 10', async ({ page }) => {
  await layBattle(page, 'spartolus');
  const hand = new CountingHand(page);
  await hand.march('D6', 'H8', 'F5');
  await hand.end();
  await hand.click('F5');
  await hand.end();
  await expectTurn(page, 6, 1);
  expect(hand.count).toBeLessThanOrEqual(10);
});

const field = {
  system: 'ancients',
  map: { columns: 9, rows: 9 },
  armies: [{ units: ['HI E7/1', 'HI F7/1', 'LI G7/1', 'HI B9/1'] }, { units: ['HI F6/4', 'HI A1/4'] }],
};
const calm = { ...field, armies: [field.armies[0], { units: ['HI A1/4'] }] };
const ordersOf = async (page: Page) => (await record(page)).plays.map(({ order }) => order);

test('by mouse the panel says who stays and by which rule; one undo takes all back, one redo makes it again', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, recordOf(open(field)));
  await expect(page.getByTestId('log')).toBeVisible();
  const hand = new Hand(page);
  await hand.click('E7');
  await page.getByTestId('line-choose').click();
  await expect(panel(page)).toContainText(en.table.line.why(line.guide, 'Heavy infantry E7'));
  await page.getByTestId('line-step-0').click();
  await expect(page.getByTestId('line-plan')).toContainText([line.whole(2, 3), line.stay(1)].join(' '));
  const stays = page.getByTestId('line-plan').getByRole('listitem');
  await expect(stays).toContainText('F7 F6 is held by the enemy.');
  await stays.getByRole('button', { name: en.table.ruleLink('6.c') }).click();
  await expect(page.getByTestId('rule-panel')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main(page)).toHaveText(en.table.line.move(2));
  await main(page).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByTestId('log-row')).toHaveCount(2);
  await expect(page.locator('.table-strip')).toContainText(en.table.line.moved(2));
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('undo')).toBeDisabled();
  await page.getByTestId('redo').click();
  await expect(page.getByTestId('redo')).toBeDisabled();
  expect(await ordersOf(page)).toEqual(['E7-E6/1', 'G7-G6/1']);
});

test('by keyboard G and Shift+G take units in, the cursor shows and tells what becomes of them, Enter orders, Escape leaves', async ({
  page,
}) => {
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, recordOf(open(calm)));
  await expect(page.getByTestId('log')).toBeVisible();
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('f', 'g');
  await expect(said(page)).toContainText(line.added('Heavy infantry E7', 1));
  await press('Shift+G');
  await expect(said(page)).toContainText(en.table.line.title(3));
  await press('ArrowUp');
  await expect(said(page)).toContainText(line.all);
  await press(']', '[', 'Enter');
  await expect(said(page)).toContainText(en.table.line.moved(3));
  expect(await ordersOf(page)).toEqual(['E7-E6/1', 'G7-G6/1', 'F7-F6/1']);
  await press('Control+z');
  await expect(page.getByTestId('undo')).toBeDisabled();
  await press('f', 'Shift+G', '}');
  await expect(page.getByTestId('line-plan')).toBeVisible();
  await press('{');
  await expect(page.getByTestId('line-plan')).toHaveCount(0);
  await press(']', 'Escape', 'Escape');
  await expect(panel(page)).toHaveCount(0);
  await press('?');
  await expect(page.getByRole('dialog')).toContainText('⇧G');
});

test('ships in a frame take the same course by the buttons of the panel, and one undo brings them back', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, seaRecord(seaGame(squadrons)));
  await expect(page.getByTestId('log')).toBeVisible();
  await new Hand(page).frame('B4', 'F6');
  await expect(panel(page)).toContainText(sea.play.line.title(3));
  await page.getByTestId('line-step-2').click();
  await page.getByTestId('line-step-2').click();
  await expect(main(page)).toHaveText(/^Move \d ships?$/);
  await main(page).click();
  await expect(page.getByTestId('log-row')).not.toHaveCount(0);
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('undo')).toBeDisabled();
});

test('by keyboard ships are taken in, steered by the cursor and ordered, and one undo brings them back', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  const abreast = { name: 'Rome', ships: ['trireme E7/1', 'trireme F7/1', 'trireme G7/1'] };
  await lay(page, seaRecord(seaGame({ ...squadrons, fleets: [abreast, { name: 'Carthage', ships: ['five M3/5'] }] })));
  await expect(page.getByTestId('log')).toBeVisible();
  for (const key of ['f', 'g', 'Shift+G']) await page.keyboard.press(key);
  await expect(said(page)).toContainText(sea.play.line.title(3));
  await page.keyboard.press('ArrowUp');
  await expect(said(page)).toContainText(line.all);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('log-row')).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect(page.getByTestId('undo')).toBeDisabled();
});

test('in a Battle of the Ancient World leaders go with the units they are with, and one undo takes all back', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, bawRecord(bawGame([], apart)));
  await expect(page.getByTestId('log')).toBeVisible();
  const hand = new Hand(page);
  await hand.click('C8');
  await page.keyboard.press('Shift+G');
  await expect(panel(page)).toBeVisible();
  await hand.click('C6');
  await hand.click('C6');
  await expect(panel(page)).toHaveCount(0);
  expect((await ordersOf(page)).sort()).toEqual(['C8-C6', 'D8-D6', 'E9-E7', 'Gaius-C6', 'Varro-D6']);
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('undo')).toBeDisabled();
  await page.getByTestId('redo').click();
  await expect(page.getByTestId('redo')).toBeDisabled();
  expect(await ordersOf(page)).toHaveLength(5);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a long press on a unit that can move begins a line, taps add to it, one shows where and the button orders it', async ({
    page,
    context,
  }) => {
    await prefer(page, { language: 'en', handOver: false });
    await lay(page, recordOf(open(calm)));
    await expect(page.locator('.table-sheet')).toBeVisible();
    const hand = new Hand(page);
    const { x, y } = await hand.pointOf('E7');
    const session = await context.newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    const strip = page.getByTestId('line-strip');
    await expect(strip).toContainText(en.table.line.title(1));
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await hand.tap('G7');
    await expect(strip).toContainText(en.table.line.title(2));
    await hand.tap('E6');
    await expect(strip).toContainText(line.all);
    await expectSoundNow(page);
    await main(page).tap();
    await expect(strip).toHaveCount(0);
    expect(await ordersOf(page)).toEqual(['E7-E6/1', 'G7-G6/1']);
    await page.getByTestId('undo').tap();
    await expect(page.getByTestId('undo')).toBeDisabled();
  });
});
