import fc from 'fast-check';
import { Direction, defineHex, Grid, Orientation, rectangle } from 'honeycomb-grid';
import { describe, expect, test } from 'vitest';
import {
  columnName,
  columnNumber,
  createBoard,
  DIRECTIONS,
  directionTo,
  distance,
  hexAt,
  LARGEST_SIDE,
  neighbourOf,
  OFF_MAP,
  opposite,
  parseHex,
  printHex,
  turnBetween,
} from '../../src/kernel/board';
import { aheadOfAny, FRONT, isAhead } from '../../src/rules/ancients/model/front';

/** The published grid library as an oracle: flat-topped, every second column half a hex lower. */
const Tile = defineHex({ orientation: Orientation.FLAT, offset: -1 });
const COMPASS = [Direction.N, Direction.NE, Direction.SE, Direction.S, Direction.SW, Direction.NW];

const sides = fc.tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 }));

describe('the board agrees with honeycomb-grid', () => {
  test('as to every neighbour', () => {
    for (const [columns, rows] of [
      [18, 12],
      [7, 9],
      [1, 3],
      [2, 1],
    ] as const) {
      const board = createBoard(columns, rows);
      const grid = new Grid(Tile, rectangle({ width: columns, height: rows }));
      for (let hex = 0; hex < board.size; hex++) {
        const from: [number, number] = [hex % columns, Math.floor(hex / columns)];
        for (const d of DIRECTIONS) {
          const beyond = grid.neighborOf(new Tile({ col: from[0], row: from[1] }), COMPASS[d]!, { allowOutside: true })!;
          expect(neighbourOf(board, hex, d)).toBe(hexAt(board, beyond.col, beyond.row));
        }
      }
    }
  });

  test('as to every distance', () => {
    const board = createBoard(18, 12);
    const grid = new Grid(Tile, rectangle({ width: 18, height: 12 }));
    const tiles = [...grid];
    const at = ({ col, row }: { col: number; row: number }) => hexAt(board, col, row);
    const wrong = tiles.flatMap((from) => tiles.filter((to) => distance(board, at(from), at(to)) !== grid.distance(from, to)));
    expect(wrong).toEqual([]);
  });
});

describe('the board by itself', () => {
  test('a column is counted by its letters as it is named, beyond Z too', () => {
    expect(['A', 'Z', 'AA', 'AZ', 'BA', 'BH'].map(columnNumber)).toEqual([1, 26, 27, 52, 53, 60]);
    for (let column = 0; column < LARGEST_SIDE; column++) expect(columnNumber(columnName(column))).toBe(column + 1);
  });

  test('a way there is a way back', () => {
    fc.assert(
      fc.property(sides, fc.nat(), fc.integer({ min: 0, max: 5 }), ([columns, rows], seed, d) => {
        const board = createBoard(columns, rows);
        const hex = seed % board.size;
        const next = neighbourOf(board, hex, d);
        if (next === OFF_MAP) return;
        expect(neighbourOf(board, next, opposite(d))).toBe(hex);
        expect(directionTo(board, hex, next)).toBe(d);
        expect(distance(board, hex, next)).toBe(1);
      }),
    );
  });

  test('names are read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: LARGEST_SIDE }), fc.integer({ min: 1, max: LARGEST_SIDE }), fc.nat(), (columns, rows, seed) => {
        const size = { columns, rows };
        const hex = seed % (columns * rows);
        expect(parseHex(size, printHex(size, hex))).toBe(hex);
      }),
    );
  });

  test('names follow the map', () => {
    const board = createBoard(30, 12);
    expect([0, 1, 25, 26, 27, 30].map((hex) => printHex(board, hex))).toEqual(['A1', 'B1', 'Z1', 'AA1', 'AB1', 'A2']);
    expect(parseHex(board, 'AE1')).toBe(OFF_MAP);
    expect(parseHex(board, 'A13')).toBe(OFF_MAP);
    for (const text of ['', 'A', '1', 'A0', 'A01', 'a1', 'A1 ', 'AAA1', 'A1/2', 'A1000']) expect(parseHex(board, text)).toBeUndefined();
  });

  test('from A1, 3 is B1 and 2 is off the map; from B1, 6 is A1 and 5 is A2', () => {
    const board = createBoard(18, 12);
    const at = (name: string) => parseHex(board, name)!;
    expect(neighbourOf(board, at('A1'), 2)).toBe(at('B1'));
    expect(neighbourOf(board, at('A1'), 1)).toBe(OFF_MAP);
    expect(neighbourOf(board, at('B1'), 5)).toBe(at('A1'));
    expect(neighbourOf(board, at('B1'), 4)).toBe(at('A2'));
  });

  test('three hexes lie ahead, three do not', () => {
    for (const f of DIRECTIONS) {
      const ahead = DIRECTIONS.filter((d) => isAhead(f, d));
      expect(ahead).toHaveLength(3);
      expect(ahead.reduce<number>((set, d) => set | (1 << d), 0)).toBe(FRONT[f]);
      expect(isAhead(f, opposite(f))).toBe(false);
      for (const d of DIRECTIONS) expect(turnBetween(f, d)).toBe(turnBetween(d, f));
    }
    for (let set = 0; set < 64; set++) {
      const ahead = DIRECTIONS.filter((d) => DIRECTIONS.some((f) => (set >> f) & 1 && isAhead(f, d)));
      expect(aheadOfAny[set]).toBe(ahead.reduce<number>((bits, d) => bits | (1 << d), 0));
    }
  });
});
