import { type Hex, hexAt, OFF_MAP } from '../../../kernel/board';
import type { Ground, MapFacts } from '../facts';
import { APOTHEM, COLUMN_STEP, centreOfCell, HEIGHT, hexAtPoint, type Point, SIDE } from '../geometry';
import { num } from '../outline';
import { noise } from './chance';
import { type Bump, walk } from './relief';

/** The hex of a cell, or the nearest: beyond the edge the ground goes on as at the edge, so that nothing ends there. */
function nearestHex({ board }: MapFacts, column: number, row: number): Hex {
  return hexAt(board, Math.min(board.columns - 1, Math.max(0, column)), Math.min(board.rows - 1, Math.max(0, row)));
}

export function bumpsOf(map: MapFacts, ground: Ground, weightOf: (hex: number) => number): Bump[] {
  const bumps: Bump[] = [];
  for (let row = -1; row <= map.board.rows; row++) {
    for (let column = -1; column <= map.board.columns; column++) {
      const hex = nearestHex(map, column, row);
      if (map.terrain[hex] === ground) bumps.push({ ...centreOfCell(column, row), weight: weightOf(hex) });
    }
  }
  return bumps;
}

/** What the ground is at a point, beyond the edge too. */
export function groundAt(map: MapFacts, x: number, y: number): Ground | undefined {
  const hex = hexAtPoint(map.board, x, y);
  if (hex !== OFF_MAP) return map.terrain[hex];
  const column = Math.round((x - SIDE) / COLUMN_STEP);
  return map.terrain[nearestHex(map, column, Math.round((y - APOTHEM - (column & 1 ? APOTHEM : 0)) / HEIGHT))];
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
export function outsideOf({ board }: MapFacts): string {
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
export function kept<Value>(make: (map: MapFacts) => Value): { of: (map: MapFacts) => Value; has: (map: MapFacts) => boolean } {
  const made = new WeakMap<MapFacts, Value>();
  const of = (map: MapFacts): Value => {
    const known = made.get(map);
    if (known) return known;
    const value = make(map);
    made.set(map, value);
    return value;
  };
  return { of, has: (map) => made.has(map) };
}
