import type { Page } from '@playwright/test';
import { begin, expect, test } from './fixture';

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
