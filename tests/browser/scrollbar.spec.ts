import { test as bare } from '@playwright/test';
import { expect, lay, prefer } from './fixture';
import { eagerGame, positionOf, recordOf } from './games';

/** In pixels: where a scrollbar that takes room stands. */
const STRIP = 8;

// To take a picture Playwright writes a style into the page, which the policy refuses aloud.
bare('in the dark the scrollbar of the log is dark', async ({ page, context }) => {
  await prefer(page, { theme: 'dark', handOver: false });
  await lay(
    page,
    recordOf(
      eagerGame(positionOf('megiddo'), 7, ({ state }) => state.turn === 3),
      'megiddo',
    ),
  );
  await expect(page.getByTestId('log-row').last()).toBeVisible();
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('.table-log__list').boundingBox()) ?? {};
  const picture = await page.screenshot({ clip: { x: x + width - STRIP, y, width: STRIP, height } });
  const easel = await context.newPage();
  const lightest = await easel.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    brush?.drawImage(bitmap, 0, 0);
    return Math.max(...(brush?.getImageData(0, 0, bitmap.width, bitmap.height).data.filter((_, i) => i % 4 !== 3) ?? []));
  }, picture.toString('base64'));
  expect(lightest).toBeLessThan(0xd0);
});
