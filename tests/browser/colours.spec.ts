import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importBundled } from '../../build/bundled';
import { expect, THEMES, test, wear } from './fixture';

/** How protanopia, deuteranopia, tritanopia (Machado, Oliveira and Fernandes 2009, full severity) and no colour at all show red, green and blue. */
const FILTERS = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  grey: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
};

/** Two pictures are alike if fewer pixels than this differ by more than a fifth of the way from black to white. */
const FEWEST = 40;

const sheetsIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file));
const styles = [
  'src/ui/app/theme.css',
  ...['board', 'systems/ancients/board', 'systems/naval/board', 'systems/baw/board'].flatMap((folder) => sheetsIn(`src/ui/${folder}`)),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('whatever colours are seen, everything that stands on the map and every mark over it differs from every other', async ({ page }) => {
  const { drawStates, WIDTH, HEIGHT } = await importBundled<typeof import('./states')>('tests/browser/states.tsx');
  for (const { group, ground, width, height, markup, cells } of drawStates())
    for (const theme of THEMES) {
      await page.setViewportSize({ width, height });
      await page.setContent(
        `<style>${styles} body { margin: 0 } .board-layer { will-change: auto !important; background: none !important }</style>
      <div class="board" style="width: ${width}px; height: ${height}px; --board-u: 1; background: var(--terrain-${ground})">
        <div class="board-sheets" data-detail="3" style="width: ${width}px; height: ${height}px">${markup}</div>
      </div>`,
      );
      await wear(page, theme);
      const shot = (await page.screenshot()).toString('base64');
      // What bears one name is alike on any hex; nothing else is.
      const wrong = await page.evaluate(
        async ({ shot, cells, width, height, filters, fewest }) => {
          const bytes = Uint8Array.from(atob(shot), (sign) => sign.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const pen = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })!;
          pen.drawImage(image, 0, 0);
          const pictures = cells.map(({ x, y }) => pen.getImageData(x, y, width, height).data);
          const found: string[] = [];
          for (const [filter, m] of Object.entries(filters)) {
            const seen = pictures.map((data) => {
              const all = new Int16Array((data.length / 4) * 3);
              for (let i = 0, to = 0; i < data.length; i += 4)
                for (let row = 0; row < 9; row += 3)
                  all[to++] = m[row]! * data[i]! + m[row + 1]! * data[i + 1]! + m[row + 2]! * data[i + 2]!;
              return all;
            });
            const differing = (a: Int16Array, b: Int16Array): number => {
              let count = 0;
              // From below, where the hex itself is: most have differed enough before the one north of it.
              for (let i = a.length - 3; i >= 0 && count < fewest; i -= 3)
                if (Math.max(Math.abs(a[i]! - b[i]!), Math.abs(a[i + 1]! - b[i + 1]!), Math.abs(a[i + 2]! - b[i + 2]!)) > 51) count++;
              return count;
            };
            for (let a = 0; a < cells.length; a++)
              for (let b = a + 1; b < cells.length; b++)
                if (differing(seen[a]!, seen[b]!) < fewest !== (cells[a]!.name === cells[b]!.name))
                  found.push(`${filter}: ${cells[a]!.name}, ${cells[b]!.name}`);
          }
          return found;
        },
        { shot, cells, width: WIDTH, height: HEIGHT, filters: FILTERS, fewest: FEWEST },
      );
      expect(wrong, `${group}, ${theme}`).toEqual([]);
    }
});
