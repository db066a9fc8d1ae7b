import type { MapSize } from './positionFields';

/** Where the hexes of a small map lie and how they are drawn. */

const SIDE = 10;
const HALF = (SIDE * Math.sqrt(3)) / 2;

export type Point = readonly [x: number, y: number];

export const short = (n: number) => Math.round(n * 10) / 10;

export const centreOf = (columns: number, hex: number): Point => {
  const column = hex % columns;
  return [SIDE + column * SIDE * 1.5, HALF + Math.floor(hex / columns) * 2 * HALF + (column % 2 === 1 ? HALF : 0)];
};

const corner = ([x, y]: Point, i: number): string =>
  `${short(x + SIDE * Math.cos((i * Math.PI) / 3))} ${short(y + SIDE * Math.sin((i * Math.PI) / 3))}`;

const hexPath = (centre: Point) => `M${[0, 1, 2, 3, 4, 5].map((i) => corner(centre, i)).join('L')}z`;

export const hexesPath = (columns: number, hexes: readonly number[]): string =>
  hexes.map((hex) => hexPath(centreOf(columns, hex))).join('');

/** Direction 0 is north: between the corners 4 and 5. */
const edgePath = (centre: Point, direction: number) => `M${corner(centre, (direction + 4) % 6)}L${corner(centre, (direction + 5) % 6)}`;

export const edgesPath = (columns: number, edges: readonly (readonly [hex: number, direction: number])[]): string =>
  edges.map(([hex, direction]) => edgePath(centreOf(columns, hex), direction)).join('');

export const allHexes = ({ columns, rows }: MapSize): number[] => Array.from({ length: columns * rows }, (_, hex) => hex);

export function viewBoxOf({ columns, rows }: MapSize): string {
  const width = short(SIDE * (1.5 * columns + 0.5));
  const height = short(HALF * (2 * rows + (columns > 1 ? 1 : 0)));
  return `-1 -1 ${width + 2} ${height + 2}`;
}
