import { type Board, type Hex, hexAt, OFF_MAP } from '../../kernel/board';
import type { MapFacts } from '../board/facts';
import { APOTHEM, COLUMN_STEP, centreOfCell, HEIGHT, hexAtPoint, type Point, SIDE } from '../board/geometry';
import { num } from '../board/outline';
import { noise } from './chance';
import { type Bump, walk } from './relief';

/** The hex of a cell, or the nearest: beyond the edge a drawing goes on as at the edge, so that nothing ends there. */
function nearestHex(board: Board, column: number, row: number): Hex {
  return hexAt(board, Math.min(board.columns - 1, Math.max(0, column)), Math.min(board.rows - 1, Math.max(0, row)));
}

/** A bump for every hex of some weight, beyond the edge too. */
export function bumpsOf(board: Board, weightOf: (hex: Hex) => number): Bump[] {
  const bumps: Bump[] = [];
  for (let row = -1; row <= board.rows; row++) {
    for (let column = -1; column <= board.columns; column++) {
      const weight = weightOf(nearestHex(board, column, row));
      if (weight > 0) bumps.push({ ...centreOfCell(column, row), weight });
    }
  }
  return bumps;
}

/** The hex that a point lies in, or the nearest. */
export function hexNear(board: Board, x: number, y: number): Hex {
  const hex = hexAtPoint(board, x, y);
  if (hex !== OFF_MAP) return hex;
  const column = Math.round((x - SIDE) / COLUMN_STEP);
  return nearestHex(board, column, Math.round((y - APOTHEM - (column & 1 ? APOTHEM : 0)) / HEIGHT));
}

/** Strokes downhill, on the sides away from the light in the north-west. */
export function hachure(loops: readonly (readonly Point[])[]): string {
  let path = '';
  walk(loops, 5, (point, down) => {
    const shade = 0.55 * down.x + 0.83 * down.y;
    if (shade < 0.05) return;
    const length = 3 + 7 * shade * (1 + 0.5 * noise(point.x / 9, point.y / 9, 7));
    path += `M${num(point.x)} ${num(point.y)}l${num(-down.x * length)} ${num(-down.y * length)}`;
  });
  return path;
}

/** The halves of hexes along the top and bottom that belong to no hex of the map. */
export function outsideOf(board: Board): string {
  const cells: Point[] = [];
  for (let column = 0; column < board.columns; column++)
    cells.push(column & 1 ? centreOfCell(column, -1) : centreOfCell(column, board.rows));
  for (let row = -1; row <= board.rows; row++) cells.push(centreOfCell(-1, row), centreOfCell(board.columns, row));
  return cells
    .map(({ x, y }) => {
      const [s, a] = [SIDE, APOTHEM];
      return `M${num(x - s)} ${num(y)}l${s / 2} ${num(-a)}h${s}l${s / 2} ${num(a)}l${-s / 2} ${num(a)}h${-s}Z`;
    })
    .join('');
}

/** What is made of a map once and then kept as long as the map. */
export function kept<Map extends MapFacts, Value>(make: (map: Map) => Value): { of: (map: Map) => Value; has: (map: Map) => boolean } {
  const made = new WeakMap<Map, Value>();
  const of = (map: Map): Value => {
    const known = made.get(map);
    if (known) return known;
    const value = make(map);
    made.set(map, value);
    return value;
  };
  return { of, has: (map) => made.has(map) };
}
