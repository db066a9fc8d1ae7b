import { defineHex, hexToPoint, pointToCube } from 'honeycomb-grid';
import { type Board, type Direction, type Hex, hexAt, hexAtAxial, LAYOUT, OFF_MAP } from '../../kernel/board';

/** Map units: a flat-topped hex has a side of 42, odd columns lie half a hex lower, and (0, 0) is the top left of the hexes' bounds. */
export const SIDE = 42;
const WIDTH = 2 * SIDE;
export const HEIGHT = Math.sqrt(3) * SIDE;
export const COLUMN_STEP = 1.5 * SIDE;
/** From the centre to the middle of a hexside. */
export const APOTHEM = HEIGHT / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

type Shape = Pick<Board, 'columns' | 'rows'>;

const Tile = defineHex({ ...LAYOUT, dimensions: SIDE, origin: { x: -SIDE, y: -APOTHEM } });
const { settings } = Tile;

/** The library is asked once for each place: a map's first drawing asks for some of them ten times. */
const centres = new Map<number, Point>();

export function centreOfCell(column: number, row: number): Point {
  const key = column * 1000 + row;
  const known = centres.get(key);
  if (known) return known;
  const centre = hexToPoint(new Tile({ col: column, row }));
  centres.set(key, centre);
  return centre;
}

export function centreOf(board: Pick<Board, 'columns'>, hex: Hex): Point {
  return centreOfCell(hex % board.columns, Math.floor(hex / board.columns));
}

/** Corners as offsets from the centre: clockwise, the first to the east. */
export const CORNERS: readonly Point[] = cornersFromEast();

/** The library begins one corner earlier. */
function cornersFromEast(): Point[] {
  const tile = new Tile([0, 0]);
  const [northEast, ...others] = tile.corners;
  return [...others, northEast!].map(({ x, y }) => ({ x: x - tile.x, y: y - tile.y }));
}

/** The two corners of the hexside in a direction, clockwise. */
export function hexsideOf(board: Pick<Board, 'columns'>, hex: Hex, direction: Direction): [Point, Point] {
  const { x, y } = centreOf(board, hex);
  const a = CORNERS[(direction + 4) % 6]!;
  const b = CORNERS[(direction + 5) % 6]!;
  return [
    { x: x + a.x, y: y + a.y },
    { x: x + b.x, y: y + b.y },
  ];
}

/** Unit vectors of the six directions. */
export const HEADINGS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((d) => ({
  x: Math.sin((d * Math.PI) / 3),
  y: -Math.cos((d * Math.PI) / 3),
}));

export function boundsOf({ columns, rows }: Shape): { width: number; height: number } {
  return { width: COLUMN_STEP * (columns - 1) + WIDTH, height: HEIGHT * rows + (columns > 1 ? APOTHEM : 0) };
}

/** The hex a point lies in, or `OFF_MAP`. */
export function hexAtPoint(board: Shape, x: number, y: number): Hex {
  const { q, r } = pointToCube(settings, { x, y });
  return hexAtAxial(board, q, r);
}

/** The direction from a point to another, to the nearest of the six. */
export function headingOf(dx: number, dy: number): Direction {
  return (Math.round(Math.atan2(dx, -dy) / (Math.PI / 3)) + 6) % 6;
}

/** The facing dragged to from a hex: none while the pointer is still about its middle. */
export function facingTowards(board: Pick<Board, 'columns'>, hex: Hex, x: number, y: number): Direction | undefined {
  const centre = centreOf(board, hex);
  const dx = x - centre.x;
  const dy = y - centre.y;
  return Math.hypot(dx, dy) < APOTHEM * 0.75 ? undefined : headingOf(dx, dy);
}

/** Where the hex cursor goes from a hex; it stays if that is off the map. */
export function stepCursor(board: Board, hex: Hex, step: Direction | 'left' | 'right'): Hex {
  const column = hex % board.columns;
  const row = Math.floor(hex / board.columns);
  const to =
    step === 'left' ? hexAt(board, column - 1, row) : step === 'right' ? hexAt(board, column + 1, row) : board.neighbours[hex * 6 + step];
  return to === undefined || to === OFF_MAP ? hex : to;
}
