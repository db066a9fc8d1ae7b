import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { controlOf } from '../../src/rules/naval/play/ground';
import { readyPieces as readyUnits } from '../../src/ui/systems/baw/ready';
import { readyPieces as readyShips } from '../../src/ui/systems/naval/ready';
import { bawGame } from './bawGames';
import { begin, expect, give, test } from './fixture';
import { seaGame } from './seaGames';

/** How wide the map is, drawn anew or not, in pixels. */
const widthOf = async (page: Page) => (await page.locator('.board-sheets').boundingBox())?.width ?? 0;

/** As a wheel or a trackpad tells it, in the middle of the map. */
const tell = (page: Page, kind: string, facts: { readonly deltaY?: number; readonly deltaMode?: number; readonly scale?: number }) =>
  page.locator('.board').evaluate(
    (box, [name, { scale, ...wheel }]) => {
      const { left, top, width, height } = box.getBoundingClientRect();
      const where = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true };
      const event = name === 'wheel' ? new WheelEvent(name, { ...where, ...wheel }) : Object.assign(new MouseEvent(name, where), { scale });
      box.dispatchEvent(event);
      return event.defaultPrevented;
    },
    [kind, facts] as const,
  );

/** By what factor the map grows. */
async function growth(page: Page, act: () => Promise<unknown>): Promise<number> {
  const before = await widthOf(page);
  await act();
  // The frame in which the last of it is shown may still be to come.
  let now = before;
  await expect
    .poll(async () => {
      const last = now;
      now = await widthOf(page);
      return now !== before && now === last;
    })
    .toBe(true);
  return now / before;
}

test('a notch of the wheel zooms by as much whether it is told in pixels or in lines', async ({ page }) => {
  await begin(page, 'spartolus', 1);
  const pixels = await growth(page, () => tell(page, 'wheel', { deltaY: -100, deltaMode: 0 }));
  const lines = await growth(page, () => tell(page, 'wheel', { deltaY: -3, deltaMode: 1 }));
  expect(pixels).toBeGreaterThan(1.1);
  expect(lines).toBeCloseTo(pixels, 2);
});

test('two fingers on a trackpad zoom the map in Safari too, and not the page', async ({ page }) => {
  await begin(page, 'spartolus', 1);
  expect(await tell(page, 'gesturestart', { scale: 1 })).toBe(true);
  const grown = await growth(page, async () => {
    for (const scale of [1.1, 1.3, 1.5]) expect(await tell(page, 'gesturechange', { scale })).toBe(true);
  });
  expect(grown).toBeCloseTo(1.5, 1);
  await tell(page, 'gesturestart', { scale: 1 });
  expect(await growth(page, () => tell(page, 'gesturechange', { scale: 0.8 }))).toBeCloseTo(0.8, 1);
});

test('a map that is dragged follows the mouse beyond its edge, however fast it goes there, until it is let go', async ({ page }) => {
  await begin(page, 'spartolus', 1);
  await page.locator('.board').focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press('+');
  await expect(page.getByTestId('mini-map')).toBeVisible();
  const { mouse } = page;
  // What is measured is where it rests.
  await expect(page.locator('.board-sheets--gliding')).toHaveCount(0);
  const box = (await page.locator('.board').boundingBox())!;
  const left = async () => Math.round((await page.locator('.board-sheets').boundingBox())!.x);
  const before = await left();
  const x = box.x + box.width / 2;
  await mouse.move(x, box.y + 8);
  await mouse.down();
  await mouse.move(x, box.y - 30);
  await mouse.move(x + 90, box.y - 30);
  await expect.poll(left).toBe(before + 90);
  await mouse.up();
  await mouse.move(x + 200, box.y + 60);
  await mouse.move(x + 260, box.y + 90);
  await expect(page.locator('.board--panning')).toHaveCount(0);
  expect(await left()).toBe(before + 90);
});

test('where only a part of the map is seen, the whole is in a corner: a press or a key moves the view, and it can be hidden', async ({
  page,
}) => {
  await begin(page, 'spartolus', 1);
  const overview = page.getByTestId('mini-map');
  const place = async () => {
    const box = await page.locator('.board-sheets').boundingBox();
    return [Math.round(box?.x ?? 0), Math.round(box?.y ?? 0)];
  };
  await page.locator('.board').focus();
  await expect(overview).toHaveCount(0);
  for (let i = 0; i < 3; i++) await page.keyboard.press('+');
  await expect(overview).toBeVisible();
  const first = await place();
  const field = overview.getByRole('application');
  const { width, height } = (await field.boundingBox())!;
  await field.click({ position: { x: width * 0.8, y: height * 0.8 } });
  await expect.poll(place).not.toEqual(first);
  const second = await place();
  await field.press('ArrowLeft');
  await expect.poll(async () => (await place())[0]).toBeGreaterThan(second[0]!);
  await page.getByTestId('mini-map-hide').click();
  await expect(overview).toHaveCount(0);
});

/** In shares of the map: far from its edges, beyond which it is not moved. */
const PRESSED = { x: 0.4, y: 0.3 };

test('a press on the overview of a map that is far wider than high shows what lies there', async ({ page }) => {
  await begin(page, 'trasimene', 1);
  await page.locator('.board').focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press('+');
  const field = page.getByTestId('mini-map').getByRole('application');
  await expect(field).toBeVisible();
  const drawn = await field.locator('svg').evaluate((svg: SVGSVGElement, shares) => {
    const { x, y, width, height } = svg.viewBox.baseVal;
    const at = new DOMPoint(x + width * shares.x, y + height * shares.y).matrixTransform(svg.getScreenCTM()!);
    return { ratio: width / height, at: { x: at.x, y: at.y } };
  }, PRESSED);
  const { width, height } = (await field.boundingBox())!;
  expect(width / height).toBeCloseTo(drawn.ratio, 1);
  await page.mouse.click(drawn.at.x, drawn.at.y);
  /** In the middle of what is seen, in shares of the map. */
  const middle = async () => {
    const [board, sheets] = [(await page.locator('.board').boundingBox())!, (await page.locator('.board-sheets').boundingBox())!];
    const x = (board.x + board.width / 2 - sheets.x) / sheets.width;
    const y = (board.y + board.height / 2 - sheets.y) / sheets.height;
    return Math.max(Math.abs(x - PRESSED.x), Math.abs(y - PRESSED.y));
  };
  await expect.poll(middle).toBeLessThan(0.02);
});

const positionOf = (battle: string) =>
  JSON.parse(readFileSync(join(process.cwd(), `src/scenarios/battles/${battle}/battle.json`), 'utf8')).position;

/** Who of a side can do nothing now. */
function idleShips(orders: readonly string[]): number {
  const { context, state } = seaGame(positionOf('mylae'), orders);
  const own = state.ships.filter((ship) => ship.hex >= 0 && controlOf(ship) === state.player);
  return own.filter(({ id }) => !readyShips(context, state).has(id)).length;
}
function idleUnits(orders: readonly string[]): number {
  const { context, state } = bawGame(orders, positionOf('baw-cannae'));
  const own = state.units.filter(({ hex, side }) => hex >= 0 && side === state.player);
  return own.filter(({ id }) => !readyUnits(context, state).has(id)).length;
}

for (const { battle, faint, idle, orders } of [
  { battle: 'mylae', faint: '.ship--dimmed', idle: idleShips, orders: ['F13-F12/1', 'end', 'end'] },
  { battle: 'baw-cannae', faint: '.board-counter--dimmed', idle: idleUnits, orders: ['end', 'J6-J5', 'end'] },
]) {
  test(`at ${battle} who can act is brighter than who cannot, and the whole map is in a corner where only a part is seen`, async ({
    page,
  }) => {
    await begin(page, battle, 1);
    const dimmed = page.locator(`.board-layer--pieces ${faint}`);
    const counts = [...orders.keys(), orders.length].map((played) => idle(orders.slice(0, played)));
    // None, the one who has moved, and all.
    expect(new Set(counts).size).toBe(3);
    for (const [played, count] of counts.entries()) {
      if (played > 0) await give(page, orders[played - 1]!);
      await expect(dimmed, `after ${played} orders`).toHaveCount(count);
    }
    for (let n = 0; n < 3; n++) await page.getByTestId('zoom-in').click();
    const overview = page.getByTestId('mini-map').getByRole('application');
    const place = async () => {
      const box = await page.locator('.board-sheets').boundingBox();
      return [Math.round(box?.x ?? 0), Math.round(box?.y ?? 0)];
    };
    await expect(overview).toBeVisible();
    const before = await place();
    const { width, height } = (await overview.boundingBox())!;
    await overview.click({ position: { x: width * 0.1, y: height * 0.1 } });
    await expect.poll(place).not.toEqual(before);
  });
}

test('the frame on the overview lies about what is seen, while the map is zoomed and when it rests', async ({ page }) => {
  await begin(page, 'magnesia', 1);
  await page.locator('.board').focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('+');
  await expect(page.getByTestId('mini-map')).toBeVisible();
  /** In every frame: how far the overview's frame is from where the window lies on the map, in shares of it; and how its lines are stretched. */
  const frames = await page.evaluateHandle(() => {
    const seen: { away: number; stretched: number; width: number }[] = [];
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const shares = (of: DOMRect, whole: DOMRect) => [
      (of.left - whole.left) / whole.width,
      (of.top - whole.top) / whole.height,
      of.width / whole.width,
      of.height / whole.height,
    ];
    const look = () => {
      const frame = box('.mini-map__seen');
      const [asked, drawn] = [shares(box('.board'), box('.board-sheets')), shares(frame, box('.mini-map__field'))];
      const { offsetWidth } = document.querySelector<HTMLElement>('.mini-map__seen')!;
      const away = Math.max(...asked.map((share, at) => Math.abs(share - drawn[at]!)));
      seen.push({ away, stretched: Math.abs(frame.width / offsetWidth - 1), width: frame.width });
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  const last = () => frames.evaluate((seen) => seen.at(-1)!);
  await expect.poll(async () => (await last()).away).toBeLessThan(0.02);
  const [from, { width }] = [await frames.evaluate((seen) => seen.length), await last()];
  const board = (await page.locator('.board').boundingBox())!;
  await page.mouse.move(board.x + board.width / 2, board.y + board.height / 2);
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await last()).width).toBeLessThan(0.9 * width);
  await expect.poll(async () => (await last()).stretched).toBeLessThan(0.02);
  const zoomed = await frames.evaluate((seen, at) => seen.slice(at), from);
  expect(Math.max(...zoomed.map(({ stretched }) => stretched))).toBeGreaterThan(0.05);
  expect(Math.max(...zoomed.map(({ away }) => away))).toBeLessThan(0.02);
});
