import { Direction as Compass, defineHex, neighborOf, Orientation, offsetToCubeFlat } from 'honeycomb-grid';

/**
 * The topology of a hex map as integer tables, built from honeycomb-grid once for each size: rules and simulations read the tables alone.
 *
 * Hexes are flat-topped; every second column (B, D, …) lies half a hex lower. A hex is an index, row by row:
 * `row * columns + column`. Directions and facings are 0..5, clockwise from north.
 */
export interface Board {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  /** `neighbours[hex * 6 + direction]`, or `OFF_MAP`. */
  readonly neighbours: Int16Array;
  /** Axial coordinates: `q` is the column, `r` counts along it. */
  readonly q: Int16Array;
  readonly r: Int16Array;
}

export type Hex = number;
export type Direction = number;

export const OFF_MAP = -1;
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

/** Axial steps of the six directions: N, NE, SE, S, SW, NW. */
export const STEP_Q: readonly number[] = [0, 1, 1, 0, -1, -1];
export const STEP_R: readonly number[] = [-1, -1, 0, 1, 1, 0];

export const LARGEST_SIDE = 60;

/** How hexes lie on every map, as the library has it: flat-topped, the second column half a hex lower. */
export const LAYOUT = { orientation: Orientation.FLAT, offset: -1 } as const;

const Tile = defineHex(LAYOUT);
const COMPASS = [Compass.N, Compass.NE, Compass.SE, Compass.S, Compass.SW, Compass.NW] as const;

/** The steps to the six neighbours from a column of either kind: columns lie alike two by two, so that the library need not be asked for each hex. */
const STEPS = [0, 1].map((column) => {
  const tile = new Tile({ col: column, row: 0 });
  return COMPASS.map((direction) => {
    const { col, row } = neighborOf(tile, direction);
    return { columns: col - column, rows: row };
  });
});

const boards = new Map<number, Board>();

/** The board of a size; boards are never changed, so those of one size are one. */
export function createBoard(columns: number, rows: number): Board {
  const key = columns * (LARGEST_SIDE + 1) + rows;
  const known = boards.get(key);
  if (known) return known;
  const board = buildBoard(columns, rows);
  boards.set(key, board);
  return board;
}

function buildBoard(columns: number, rows: number): Board {
  const size = columns * rows;
  const board = { columns, rows, size, neighbours: new Int16Array(size * 6), q: new Int16Array(size), r: new Int16Array(size) };
  for (let hex = 0; hex < size; hex++) {
    const column = hex % columns;
    const row = Math.floor(hex / columns);
    const { q, r } = offsetToCubeFlat(column, row, LAYOUT.offset);
    board.q[hex] = q;
    board.r[hex] = r;
    for (const [d, step] of STEPS[column % 2]!.entries()) {
      board.neighbours[hex * 6 + d] = hexAt(board, column + step.columns, row + step.rows);
    }
  }
  return board;
}

/** The hex at a column and row counted from 0, or `OFF_MAP`. */
export function hexAt(board: Pick<Board, 'columns' | 'rows'>, column: number, row: number): Hex {
  return column >= 0 && column < board.columns && row >= 0 && row < board.rows ? row * board.columns + column : OFF_MAP;
}

export function hexAtAxial(board: Pick<Board, 'columns' | 'rows'>, q: number, r: number): Hex {
  return hexAt(board, q, r + (q >> 1));
}

export function neighbourOf(board: Board, hex: Hex, direction: Direction): Hex {
  return board.neighbours[hex * 6 + direction]!;
}

/** Distance in hexes. */
export function distance(board: Board, a: Hex, b: Hex): number {
  const dq = board.q[a]! - board.q[b]!;
  const dr = board.r[a]! - board.r[b]!;
  const ds = dq + dr;
  return Math.max(dq < 0 ? -dq : dq, dr < 0 ? -dr : dr, ds < 0 ? -ds : ds);
}

/** Fills in the distances to the nearest of the hexes that stand first in a queue, each 0 in `distances`; what is no farther already stays. */
export function spread({ neighbours }: Board, distances: Int16Array, queue: Int16Array, count: number): void {
  let tail = count;
  for (let head = 0; head < tail; head++) {
    const from = queue[head]! * 6;
    const next = distances[queue[head]!]! + 1;
    for (let at = from; at < from + 6; at++) {
      const hex = neighbours[at]!;
      if (hex < 0 || distances[hex]! <= next) continue;
      distances[hex] = next;
      queue[tail++] = hex;
    }
  }
}

/** The direction of a step between two neighbours, or -1 if they are none. */
export function directionTo(board: Board, from: Hex, to: Hex): Direction {
  for (let d = 0; d < 6; d++) if (board.neighbours[from * 6 + d] === to) return d;
  return -1;
}

export function opposite(direction: Direction): Direction {
  return (direction + 3) % 6;
}

/** How far two directions lie apart, 0..3. */
export function turnBetween(a: Direction, b: Direction): number {
  const turn = (a - b + 6) % 6;
  return turn > 3 ? 6 - turn : turn;
}

/** The column's letters: A … Z, AA, AB … */
export function columnName(column: number): string {
  return column < 26 ? String.fromCharCode(65 + column) : columnName(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26));
}

/** The number of a column by its letters, from 1. */
export function columnNumber(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

export function printHex(board: Pick<Board, 'columns'>, hex: Hex): string {
  return columnName(hex % board.columns) + (Math.floor(hex / board.columns) + 1);
}

/** `undefined`: no hex name at all. `OFF_MAP`: a hex name, but off this map. */
export function parseHex(board: Pick<Board, 'columns' | 'rows'>, text: string): Hex | undefined {
  const match = /^([A-Z]{1,2})([1-9][0-9]{0,2})$/.exec(text);
  return match ? hexAt(board, columnNumber(match[1]!) - 1, Number(match[2]) - 1) : undefined;
}
