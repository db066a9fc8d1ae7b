import type { Hex } from '../../../kernel/board';

/** Fewer than so many hexes are told one by one. */
const LEAST = 5;

/** The first and the last of hexes that fill a block of columns and rows; undefined where they do not, or are few. */
export function blockOf(columns: number, hexes: readonly Hex[]): readonly [Hex, Hex] | undefined {
  if (hexes.length < LEAST) return undefined;
  const [across, down] = [hexes.map((hex) => hex % columns), hexes.map((hex) => Math.floor(hex / columns))];
  const [left, right, top, bottom] = [Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)];
  const isWhole = new Set(hexes).size === (right - left + 1) * (bottom - top + 1);
  return isWhole ? [top * columns + left, bottom * columns + right] : undefined;
}
