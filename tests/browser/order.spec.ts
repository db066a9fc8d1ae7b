import type { Page } from '@playwright/test';
import { en } from '../../src/ui/words/en/index';
import { bawGame, bawRecord } from './bawGames';
import { expect, give, lay, main, orderInput, prefer, record, test } from './fixture';
import { askedGame, eagerGame, moments, played, positionOf, recordOf } from './games';
import { encounter, encounterAt, findSeaGame, seaGame, seaRecord } from './seaGames';

const battle = eagerGame(positionOf('megiddo'), 7, ({ log, state }) => log.length > 40 && state.phase === 'movement');

/** A ship of whoever ends his turn is sinking: its repair is rolled before the other's turn. */
const leaking = encounterAt('ballistae', {
  fleets: [
    { name: 'Rome', ships: ['five D5/2 sinking', 'trireme C3/3'] },
    { name: 'Carthage', ships: ['five F4/5', 'trireme F2/5'] },
  ],
});

/** Text lines of the log that are seen in full. */
const linesInSight = (page: Page): Promise<number> =>
  page.locator('.table-log__list').evaluate((list) => {
    const { top, bottom } = list.getBoundingClientRect();
    const range = document.createRange();
    return [...list.querySelectorAll('.table-row--head, .table-row p')].reduce((count, row) => {
      range.selectNodeContents(row);
      const lines = new Set([...range.getClientRects()].filter((box) => box.height > 12).map((box) => Math.round(box.bottom / 8)));
      const box = row.getBoundingClientRect();
      return box.top >= top - 1 && box.bottom <= bottom + 1
        ? count + Math.max(1, Math.round(box.height / 19.6), lines.size > 0 ? 1 : 0)
        : count;
    }, 0);
  });

test('beside the map: ten lines of the log, the newest in full; orders are typed by a key or the menu; at most nine lines in that', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page, { handOver: false });
  await lay(page, recordOf(battle));
  const rows = page.getByTestId('log-row');
  await expect(rows.last()).toBeInViewport({ ratio: 1 });
  expect(await linesInSight(page)).toBeGreaterThanOrEqual(10);

  await expect(page.getByTestId('order-input')).toHaveCount(0);
  await page.getByTestId('menu').click();
  const lines = page.locator('.table-menu:not(.table-look) .table-menu__item');
  expect(await lines.count()).toBeLessThanOrEqual(9);
  await page.getByTestId('type-order').click();
  await expect(page.getByTestId('order-input')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('order-input')).toHaveCount(0);
  await (await orderInput(page)).fill('end');
  await page.getByTestId('order-close').click();
  await expect(page.getByTestId('order-input')).toHaveCount(0);
});

test('zoom, hint and why not are buttons on the map; what hangs from a button closes by Escape and by a press beside it', async ({
  page,
}) => {
  await prefer(page, { handOver: false });
  await lay(page, recordOf(played(positionOf('spartolus'), [])));
  const width = () => page.locator('.board-sheets').evaluate((sheets) => sheets.getBoundingClientRect().width);
  const before = await width();
  await page.getByTestId('zoom-in').click();
  await expect.poll(width).toBeGreaterThan(before * 1.2);
  await page.getByTestId('zoom-fit').click();
  await expect.poll(width).toBeCloseTo(before, 0);
  await page.getByTestId('why-ask').click();
  await expect(page.getByTestId('why-ask')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('why-ask')).toHaveAttribute('aria-pressed', 'false');

  const text = page.locator('.table-text');
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(700, 20)]) {
    await text.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(text.getByRole('table')).toBeVisible();
    await close();
    await expect(text.getByRole('table')).toHaveCount(0);
  }
});

test('what is typed stays in its field when a rule is opened, and when a phone is turned; closed it is gone', async ({ page }) => {
  await prefer(page, { handOver: false });
  await lay(page, recordOf(played(positionOf('spartolus'), [])));
  const field = await orderInput(page);
  await give(page, 'f6-a1');
  await page.getByTestId('refusal').getByRole('button').first().click();
  await expect(page.getByTestId('rule-panel')).toBeVisible();
  await expect(field).toHaveValue('f6-a1');
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expect(field).toHaveValue('f6-a1');
  }
  await page.getByTestId('order-close').click();
  await expect(await orderInput(page)).toHaveValue('');
});

test('a question on a phone keeps the hex that it is about in sight above its sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page, { handOver: false });
  const game = moments['advance']!();
  await lay(page, recordOf(game));
  const { at } = game.state.attack!;
  const [column, row] = [at % game.context.board.columns, Math.floor(at / game.context.board.columns)];
  await expect
    .poll(() =>
      page.evaluate(
        ([x = 0, y = 0]) => {
          const sheets = document.querySelector('.board-sheets')!.getBoundingClientRect();
          const [left = 0, top = 0, across = 1] = (document.querySelector('.board-sheets svg')?.getAttribute('viewBox') ?? '')
            .split(' ')
            .map(Number);
          const scale = sheets.width / across;
          const side = 42;
          const centre = { x: side + x * 1.5 * side, y: (y + 0.5 + (x % 2) * 0.5) * side * Math.sqrt(3) };
          const spot = { x: sheets.left + (centre.x - left) * scale, y: sheets.top + (centre.y - top) * scale };
          return document.elementFromPoint(spot.x, spot.y)?.closest('.table-field') != null;
        },
        [column, row],
      ),
    )
    .toBe(true);
});

test.describe('where things may move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the card between two players waits until the last fight has been seen, and the press that ends that leaves it there', async ({
    page,
  }) => {
    await prefer(page, { speed: 'slow' });
    await lay(page, seaRecord(seaGame(leaking)));
    await give(page, 'end');
    await expect(page.getByTestId('scene')).toBeVisible();
    await expect(page.getByTestId('hand-over')).toHaveCount(0);
    await expect(main(page)).toHaveAttribute('data-does', 'begin');
    const map = (await page.locator('.table-map').boundingBox())!;
    await page.mouse.click(map.x + 40, map.y + 40);
    await expect(page.getByTestId('scene')).toHaveCount(0);
    await expect(page.getByTestId('hand-over')).toBeVisible();
    await expect(page.getByTestId('turn-roll')).toHaveCount(1);
  });
});

test('at sea too the odds keep the line that the die has chosen, and the die of the fleet stands with its name', async ({ page }) => {
  await prefer(page, { handOver: false, speed: 'off' });
  const game = findSeaGame(
    encounter,
    (orders, { log }) => orders.length > 0 && log.some(({ events }) => events.some(({ kind }) => kind === 'rammed')),
  );
  const upTo = game.log.findIndex(({ events }) => events.some(({ kind }) => kind === 'rammed'));
  const orders = game.log.slice(0, upTo + 1).map(({ order }) => order);
  await lay(page, seaRecord(seaGame(encounter, orders, game.seed)));
  const rammed = game.log[upTo]!.events.find((event) => event.kind === 'rammed');
  if (rammed?.kind !== 'rammed') throw new Error('nobody rams');
  await expect(page.getByTestId('fought').first().locator('[aria-current="true"] small')).toHaveText(String(rammed.roll.die));
});

test('dice of a whole player turn stand with the army that they fell for', async ({ page }) => {
  await prefer(page, { handOver: false });
  await lay(page, recordOf(moments['commanded']!()));
  await expect(page.getByTestId('turn-roll')).toContainText(/activation point/);
  await expect(page.getByTestId('turn-roll').getByRole('img')).toHaveAccessibleName(new RegExp(en.table.dice.die(1).slice(0, 3)));
});

test('what harms whoever decides is drawn so, on whichever side of the fight he is', async ({ page }) => {
  await prefer(page, { handOver: false });
  await lay(page, recordOf(askedGame('away'), 'spartolus'));
  await expect(page.getByTestId('question')).toHaveAttribute('data-asks', 'away');
  const bars = page.locator('.table-chances--attacked li');
  await expect(bars.first()).toBeVisible();
  const drawn = await bars.evaluateAll((all) =>
    all.map((one) => [one.getAttribute('data-key')!, getComputedStyle(one.querySelector('i')!).backgroundColor] as const),
  );
  const colourOf = (whose: string) => [...new Set(drawn.filter(([key]) => key.startsWith(whose)).map(([, colour]) => colour))];
  const wanted = await bars.first().evaluate((one) => {
    const probe = one.appendChild(document.createElement('b'));
    const shown = ['--gain', '--harm'].map((name) => {
      probe.style.background = `var(${name})`;
      return getComputedStyle(probe).backgroundColor;
    });
    probe.remove();
    return shown;
  });
  expect([colourOf('attacker'), colourOf('defender')]).toEqual(wanted.map((colour) => [colour]));
});

test('a leader is ordered by the name that the screen shows', async ({ page }) => {
  await prefer(page, { language: 'fr', handOver: false, speed: 'off' });
  await lay(page, bawRecord(bawGame(['end'])));
  const input = await orderInput(page);
  await input.fill('varro');
  const choices = page.getByTestId('order-choices').getByRole('option');
  await expect(choices.first()).toHaveText(/^Varron-/);
  await give(page, 'Varron-E7');
  await expect.poll(async () => (await record(page)).plays.map(({ order }) => order)).toEqual(['end', 'Varro-E7']);
});
