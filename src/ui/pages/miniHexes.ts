import { boundsOf, CORNERS, SIDE, centreOf as spotOf } from '../board/geometry';
import type { MapSize } from './positionFields';

/** The board's hexes on a small map: where they lie and how they are drawn, with a side of 10. */

const SCALE = 10 / SIDE;

export type Point = readonly [x: number, y: number];

export const short = (n: number) => Math.round(n * 10) / 10;

export function centreOf(columns: number, hex: number): Point {
  const { x, y } = spotOf({ columns }, hex);
  return [x * SCALE, y * SCALE];
}

const cornersOf = ([x, y]: Point): string[] => CORNERS.map((corner) => `${short(x + corner.x * SCALE)} ${short(y + corner.y * SCALE)}`);

export const hexesPath = (columns: number, hexes: readonly number[]): string =>
  hexes.map((hex) => `M${cornersOf(centreOf(columns, hex)).join('L')}z`).join('');

/** Direction 0 is north: between the corners 4 and 5. */
function edgePath(centre: Point, direction: number): string {
  const corners = cornersOf(centre);
  return `M${corners[(direction + 4) % 6]}L${corners[(direction + 5) % 6]}`;
}

export const edgesPath = (columns: number, edges: readonly (readonly [hex: number, direction: number])[]): string =>
  edges.map(([hex, direction]) => edgePath(centreOf(columns, hex), direction)).join('');

export const allHexes = ({ columns, rows }: MapSize): number[] => Array.from({ length: columns * rows }, (_, hex) => hex);

export function viewBoxOf(size: MapSize): string {
  const { width, height } = boundsOf(size);
  return `-1 -1 ${short(width * SCALE) + 2} ${short(height * SCALE) + 2}`;
}
