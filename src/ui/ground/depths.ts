import { PAD, type Relief } from './relief';

/** A relief of any heights, with a rim so low that every shape closes. */
export function reliefOf(width: number, height: number, cell: number, heightAt: (x: number, y: number) => number): Relief {
  const columns = Math.ceil(width / cell) + 2 * PAD;
  const rows = Math.ceil(height / cell) + 2 * PAD;
  const values = new Float32Array(columns * rows).fill(-1e6);
  for (let j = 1; j < rows - 1; j++)
    for (let i = 1; i < columns - 1; i++) values[j * columns + i] = heightAt((i - PAD) * cell, (j - PAD) * cell);
  return { cell, columns, rows, values };
}
