import fc from 'fast-check';
import { defineHex, Grid, Orientation, rectangle } from 'honeycomb-grid';
import { describe, expect, test } from 'vitest';
import { createBoard, hexAt, neighbourOf, OFF_MAP } from '../../../src/kernel/board';
import {
  APOTHEM,
  boundsOf,
  CORNERS,
  centreOf,
  facingTowards,
  HEADINGS,
  HEIGHT,
  headingOf,
  hexAtPoint,
  hexsideOf,
  SIDE,
  stepCursor,
} from '../../../src/ui/board/geometry';

const columns = 18;
const rows = 12;
const board = createBoard(columns, rows);
const Tile = defineHex({ dimensions: SIDE, orientation: Orientation.FLAT, offset: -1, origin: { x: -SIDE, y: -APOTHEM } });
const cornersOf = (hex: number) => {
  const { x, y } = centreOf(board, hex);
  return CORNERS.map((corner) => ({ x: x + corner.x, y: y + corner.y }));
};
const grid = new Grid(Tile, rectangle({ width: columns, height: rows }));

describe('geometry, held against honeycomb-grid', () => {
  test('centres and corners', () => {
    expect(grid.size).toBe(board.size);
    for (const tile of grid) {
      const hex = hexAt(board, tile.col, tile.row);
      const centre = centreOf(board, hex);
      expect(centre.x).toBeCloseTo(tile.x, 6);
      expect(centre.y).toBeCloseTo(tile.y, 6);
      const key = (p: { x: number; y: number }) => `${(p.x + 0.0001).toFixed(2)},${(p.y + 0.0001).toFixed(2)}`;
      expect(new Set(cornersOf(hex).map(key))).toEqual(new Set(tile.corners.map(key)));
    }
  });

  test('the hex at a point', () => {
    const { width, height } = boundsOf(board);
    fc.assert(
      fc.property(fc.double({ min: -60, max: width + 60, noNaN: true }), fc.double({ min: -60, max: height + 60, noNaN: true }), (x, y) => {
        const tile = grid.pointToHex({ x, y }, { allowOutside: true });
        const mine = hexAtPoint(board, x, y);
        // On a hexside either hex will do.
        if (!onEdge(x, y)) expect(mine).toBe(hexAt(board, tile.col, tile.row));
      }),
      { numRuns: 5000 },
    );
  });

  test('the bounds hold every corner and no more', () => {
    const corners = [...Array(board.size).keys()].flatMap((hex) => cornersOf(hex));
    const { width, height } = boundsOf(board);
    expect(Math.min(...corners.map((c) => c.x))).toBeCloseTo(0);
    expect(Math.min(...corners.map((c) => c.y))).toBeCloseTo(0);
    expect(Math.max(...corners.map((c) => c.x))).toBeCloseTo(width);
    expect(Math.max(...corners.map((c) => c.y))).toBeCloseTo(height);
    expect(boundsOf({ columns: 1, rows: 3 }).height).toBeCloseTo(3 * HEIGHT);
  });
});

/** Within a hair of a line where two of the three axial coordinates round alike. */
function onEdge(x: number, y: number): boolean {
  const here = hexAtPoint(board, x, y);
  return [0, 1, 2, 3, 4, 5].some((d) => {
    const heading = HEADINGS[d]!;
    return hexAtPoint(board, x + heading.x * 1e-6, y + heading.y * 1e-6) !== here;
  });
}

describe('directions', () => {
  test('the heading to a neighbour is its direction, and the hexside between is shared', () => {
    for (let hex = 0; hex < board.size; hex++) {
      for (let d = 0; d < 6; d++) {
        const other = neighbourOf(board, hex, d);
        if (other === OFF_MAP) continue;
        const from = centreOf(board, hex);
        const to = centreOf(board, other);
        expect(headingOf(to.x - from.x, to.y - from.y)).toBe(d);
        const [a, b] = hexsideOf(board, hex, d);
        const [c, e] = hexsideOf(board, other, (d + 3) % 6);
        expect(a.x).toBeCloseTo(e.x);
        expect(a.y).toBeCloseTo(e.y);
        expect(b.x).toBeCloseTo(c.x);
        expect(b.y).toBeCloseTo(c.y);
      }
    }
  });

  test('a drag says a facing once it has left the middle of the hex', () => {
    const hex = hexAt(board, 4, 4);
    const { x, y } = centreOf(board, hex);
    expect(facingTowards(board, hex, x + 5, y - 5)).toBeUndefined();
    for (let d = 0; d < 6; d++) {
      const { x: hx, y: hy } = HEADINGS[d]!;
      expect(facingTowards(board, hex, x + 40 * hx + 8 * hy, y + 40 * hy - 8 * hx)).toBe(d);
      expect(facingTowards(board, hex, x + 400 * hx, y + 400 * hy)).toBe(d);
    }
  });

  test('the cursor keeps its row sideways and stays on the map', () => {
    const hex = hexAt(board, 4, 4);
    expect(stepCursor(board, hex, 'left')).toBe(hexAt(board, 3, 4));
    expect(stepCursor(board, hex, 'right')).toBe(hexAt(board, 5, 4));
    expect(stepCursor(board, hex, 0)).toBe(hexAt(board, 4, 3));
    expect(stepCursor(board, 0, 'left')).toBe(0);
    expect(stepCursor(board, 0, 0)).toBe(0);
    expect(stepCursor(board, 17, 'right')).toBe(17);
  });
});
