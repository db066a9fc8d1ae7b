import { type Board, type Hex, neighbourOf } from '../../src/kernel/board';

export interface Corner {
  /** The same for each of the hexes that meet there. */
  readonly name: string;
  /** The hexes that meet there; `OFF_MAP` beyond the edge. */
  readonly hexes: readonly Hex[];
}

/** From the centre of a hex, on a grid stretched so that all are whole numbers. */
const AROUND = [
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
] as const;

/** The two corners of a hexside. */
export function cornersOf(board: Board, hex: Hex, direction: number): [Corner, Corner] {
  const [x, y] = [3 * board.q[hex]!, 2 * board.r[hex]! + board.q[hex]!];
  const corner = (i: number): Corner => ({
    name: `${x + AROUND[i]![0]},${y + AROUND[i]![1]}`,
    hexes: [hex, neighbourOf(board, hex, (i + 5) % 6), neighbourOf(board, hex, i)],
  });
  return [corner(direction), corner((direction + 1) % 6)];
}
