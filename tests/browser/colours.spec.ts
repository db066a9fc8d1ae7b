import { expect, lay, prefer, test } from './fixture';
import { open, recordOf } from './games';

/** How protanopia, deuteranopia, tritanopia (Machado, Oliveira and Fernandes 2009, full severity) and no colour at all show red, green and blue. */
const FILTERS = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  grey: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
};

/** A unit of each state, both sides and both faces, alike in all else: kind, ground and facing. The last is the first once more. */
const MARKS = ['', ' disordered', ' volley', ' panicked', ' disordered volley', ' disordered panicked', ''];
const units = (row: number) => MARKS.map((mark, i) => `HI ${String.fromCharCode(66 + 2 * i)}${row}/1${mark}`);

/** Two pictures are alike if fewer pixels than this differ by more than a fifth of the way from black to white. */
const FEWEST = 40;

test('every state of a unit differs from every other, whatever colours are seen', async ({ page }) => {
  await prefer(page, { handOver: false, speed: 'off' });
  const field = { system: 'ancients', map: { columns: 15, rows: 9 }, armies: [{ units: units(3) }, { units: units(6) }] };
  await lay(page, recordOf(open(field)));
  const counters = page.locator('.table-field .board-layer--pieces [data-unit]');
  await expect(counters).toHaveCount(2 * MARKS.length);
  const boxes = await counters.evaluateAll((all) =>
    all
      .map((one) => ({ unit: Number(one.getAttribute('data-unit')), box: one.getBoundingClientRect() }))
      .sort((a, b) => a.unit - b.unit)
      .map(({ box: { left, top, width, height } }) => ({ x: left, y: top, width, height })),
  );
  const side = Math.floor(Math.min(...boxes.map(({ width, height }) => Math.min(width, height))));
  const corners = boxes.map(({ x, y, width, height }) => [Math.round(x + (width - side) / 2), Math.round(y + (height - side) / 2)]);
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.locator('html').evaluate((root, name) => root.setAttribute('data-theme', name), theme);
    const shot = (await page.screenshot()).toString('base64');
    const alike = await page.evaluate(
      async ({ shot, corners, side, filters, fewest }) => {
        const bytes = Uint8Array.from(atob(shot), (sign) => sign.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const pen = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })!;
        pen.drawImage(image, 0, 0);
        const pictures = corners.map(([x = 0, y = 0]) => pen.getImageData(x, y, side, side).data);
        return Object.entries(filters).flatMap(([name, m]) => {
          const seen = pictures.map((data) =>
            Array.from({ length: data.length / 4 }, (_, i) =>
              [0, 3, 6].map((row) => [0, 1, 2].reduce((sum, column) => sum + m[row + column]! * data[4 * i + column]!, 0)),
            ),
          );
          const differing = (a: number, b: number) =>
            seen[a]!.filter((pixel, i) => Math.max(...pixel.map((value, at) => Math.abs(value - seen[b]![i]![at]!))) > 51).length;
          return seen.flatMap((_, a) => seen.flatMap((_, b) => (a < b && differing(a, b) < fewest ? [`${name}: ${a} ${b}`] : [])));
        });
      },
      { shot, corners, side, filters: FILTERS, fewest: FEWEST },
    );
    // Those that are the same are alike on any hex; no others are.
    const same = MARKS.length - 1;
    const expected = Object.keys(FILTERS).flatMap((name) => [`${name}: 0 ${same}`, `${name}: ${same + 1} ${2 * same + 1}`]);
    expect(alike, theme).toEqual(expected);
  }
});
