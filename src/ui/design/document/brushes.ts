import { type Board, createBoard, distance, type Hex, hexAt, hexAtAxial, OFF_MAP } from '../../../kernel/board';
import { centreOf, hexAtPoint } from '../../board/geometry';
import type { Size } from './drawing';

/* What a brush covers, from where it was set down to where it is. */

export const BRUSHES = ['hex', 'line', 'ring', 'rectangle', 'fill'] as const;
export type Brush = (typeof BRUSHES)[number];
/** Those that go from one hex to another. */
export const BETWEEN_TWO: readonly Brush[] = ['line', 'ring', 'rectangle'];

const placeOf = ({ columns }: Size, hex: Hex) => ({ col: hex % columns, row: Math.floor(hex / columns) });

const boardOf = ({ columns, rows }: Size): Board => createBoard(columns, rows);

/** In map units: a line along hexsides keeps to one side of them. */
const NUDGE = 0.001;

/** The hexes on the straight line between the middles of two, as far as it is on the map. */
export function lineBetween(size: Size, from: Hex, to: Hex): Hex[] {
  const steps = distance(boardOf(size), from, to);
  const [a, b] = [centreOf(size, from), centreOf(size, to)];
  const between = (part: number) => hexAtPoint(size, a.x + (b.x - a.x) * part + NUDGE, a.y + (b.y - a.y) * part + NUDGE);
  return Array.from({ length: steps + 1 }, (_, i) => between(i / (steps || 1))).filter((hex) => hex !== OFF_MAP);
}

/** Hexes with all that are no farther from one of them than so many steps. */
function grown(size: Size, hexes: readonly Hex[], steps: number): Hex[] {
  const { neighbours } = boardOf(size);
  const found = new Set(hexes);
  for (let step = 0; step < steps; step++)
    for (const hex of [...found]) for (const next of neighbours.subarray(hex * 6, hex * 6 + 6)) if (next !== OFF_MAP) found.add(next);
  return [...found];
}

export function ringAbout(size: Size, centre: Hex, through: Hex): Hex[] {
  const board = boardOf(size);
  const radius = distance(board, centre, through);
  return Array.from({ length: board.size }, (_, hex) => hex).filter((hex) => distance(board, centre, hex) === radius);
}

/** Between two corners, however they lie. */
export function rectangleBetween(size: Size, from: Hex, to: Hex): Hex[] {
  const [a, b] = [placeOf(size, from), placeOf(size, to)];
  const [left, top] = [Math.min(a.col, b.col), Math.min(a.row, b.row)];
  const width = Math.abs(a.col - b.col) + 1;
  return Array.from({ length: width * (Math.abs(a.row - b.row) + 1) }, (_, i) =>
    hexAt(size, left + (i % width), top + Math.floor(i / width)),
  );
}

/** Hexes as they lie, taken along when one goes to another; undefined for those that leave the map. */
export function shifted(size: Size, hexes: readonly Hex[], from: Hex, to: Hex): (Hex | undefined)[] {
  const { q, r } = boardOf(size);
  return hexes.map((hex) => {
    const there = hexAtAxial(size, q[hex]! + q[to]! - q[from]!, r[hex]! + r[to]! - r[from]!);
    return there === OFF_MAP ? undefined : there;
  });
}

/** Every hex that one can come to without leaving those alike. */
function alikeAbout<Kind>(size: Size, from: Hex, kinds: readonly Kind[]): Hex[] {
  const { neighbours } = boardOf(size);
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
      return grown(size, stroke, width - 1);
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
