import { defineHex, Grid, line, rectangle, ring, spiral, type Traverser } from 'honeycomb-grid';
import { createBoard, distance, type Hex, hexAt, LAYOUT, OFF_MAP } from '../../../kernel/board';
import type { Size } from './drawing';

/* What a brush covers, from where it was set down to where it is. The library goes over the hexes. */

export const BRUSHES = ['hex', 'line', 'ring', 'rectangle', 'fill'] as const;
export type Brush = (typeof BRUSHES)[number];
/** Those that go from one hex to another. */
export const BETWEEN_TWO: readonly Brush[] = ['line', 'ring', 'rectangle'];

const Tile = defineHex(LAYOUT);
type Tile = InstanceType<typeof Tile>;

const placeOf = ({ columns }: Size, hex: Hex) => ({ col: hex % columns, row: Math.floor(hex / columns) });

/** Those on the map that a traverser comes over, each once. */
function over(size: Size, traverser: Traverser<Tile>): Hex[] {
  const hexes = new Set<Hex>();
  for (const { col, row } of new Grid(Tile, traverser)) {
    const hex = hexAt(size, col, row);
    if (hex !== OFF_MAP) hexes.add(hex);
  }
  return [...hexes];
}

export const lineBetween = (size: Size, from: Hex, to: Hex): Hex[] =>
  from === to ? [from] : over(size, line({ start: placeOf(size, from), stop: placeOf(size, to) }));

/** All within so many hexes. */
const spot = (size: Size, hex: Hex, radius: number): Hex[] =>
  radius === 0 ? [hex] : over(size, spiral({ start: placeOf(size, hex), radius }));

export function ringAbout(size: Size, centre: Hex, through: Hex): Hex[] {
  const radius = distance(createBoard(size.columns, size.rows), centre, through);
  return radius === 0 ? [centre] : over(size, ring({ center: placeOf(size, centre), radius }));
}

/** Between two corners, however they lie. */
export function rectangleBetween(size: Size, from: Hex, to: Hex): Hex[] {
  const [a, b] = [placeOf(size, from), placeOf(size, to)];
  const start = { col: Math.min(a.col, b.col), row: Math.min(a.row, b.row) };
  return over(size, rectangle({ start, width: Math.abs(a.col - b.col) + 1, height: Math.abs(a.row - b.row) + 1 }));
}

/** Hexes as they lie, taken along when one goes to another; undefined for those that leave the map. */
export function shifted(size: Size, hexes: readonly Hex[], from: Hex, to: Hex): (Hex | undefined)[] {
  const tileOf = (hex: Hex) => new Tile(placeOf(size, hex));
  const [first, last] = [tileOf(from), tileOf(to)];
  return hexes.map((hex) => {
    const { q, r } = tileOf(hex);
    const { col, row } = new Tile({ q: q + last.q - first.q, r: r + last.r - first.r });
    const there = hexAt(size, col, row);
    return there === OFF_MAP ? undefined : there;
  });
}

/** Every hex that one can come to without leaving those alike. */
export function alikeAbout<Kind>(size: Size, from: Hex, kinds: readonly Kind[]): Hex[] {
  const { neighbours } = createBoard(size.columns, size.rows);
  const found = new Set([from]);
  for (const hex of found) {
    for (let d = 0; d < 6; d++) {
      const next = neighbours[hex * 6 + d]!;
      if (next !== OFF_MAP && kinds[next] === kinds[from]) found.add(next);
    }
  }
  return [...found];
}

/** What a stroke has covered: its hexes in the order in which the pointer came over them. `width`: of the brush `hex`, 1 to 3. */
export function covered<Kind>(brush: Brush, size: Size, stroke: readonly Hex[], width: number, kinds: readonly Kind[]): Hex[] {
  const [from, to] = [stroke[0], stroke.at(-1)];
  if (from === undefined || to === undefined) return [];
  switch (brush) {
    case 'hex':
      return [...new Set(stroke.flatMap((hex) => spot(size, hex, width - 1)))];
    case 'line':
      return lineBetween(size, from, to);
    case 'ring':
      return ringAbout(size, from, to);
    case 'rectangle':
      return rectangleBetween(size, from, to);
    case 'fill':
      return alikeAbout(size, to, kinds);
  }
}
