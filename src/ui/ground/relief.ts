import { middle, type Point } from '../board/geometry';
import { at } from '../board/outline';
import { noise } from './chance';

/** Heights on a square lattice, made of one soft bump for each hex: merged hexes become one natural shape. */
export interface Relief {
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

export interface Bump extends Point {
  readonly weight: number;
}

/** Blank cells round the map, in which every shape closes. */
export const PAD = 12;
const SIGMA = 30;
const REACH = 3 * SIGMA;

export function createRelief(bumps: readonly Bump[], width: number, height: number, roughness: number, salt: number, cell = 8): Relief {
  const columns = Math.ceil(width / cell) + 2 * PAD;
  const rows = Math.ceil(height / cell) + 2 * PAD;
  const values = new Float32Array(columns * rows);
  for (const { x, y, weight } of bumps) {
    const left = Math.max(1, Math.ceil((x - REACH) / cell) + PAD);
    const right = Math.min(columns - 2, Math.floor((x + REACH) / cell) + PAD);
    const top = Math.max(1, Math.ceil((y - REACH) / cell) + PAD);
    const bottom = Math.min(rows - 2, Math.floor((y + REACH) / cell) + PAD);
    for (let j = top; j <= bottom; j++) {
      for (let i = left; i <= right; i++) {
        const dx = (i - PAD) * cell - x;
        const dy = (j - PAD) * cell - y;
        values[j * columns + i]! += weight * Math.exp(-(dx * dx + dy * dy) / (2 * SIGMA * SIGMA));
      }
    }
  }
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const value = values[j * columns + i]!;
      if (value < 0.1) continue;
      const x = (i - PAD) * cell;
      const y = (j - PAD) * cell;
      values[j * columns + i] = value * (1 + roughness * (noise(x / 42, y / 42, salt) + 0.5 * noise(x / 19, y / 19, salt + 1)));
    }
  }
  return { cell, columns, rows, values };
}

/** Edges of a cell: 0 top, 1 right, 2 bottom, 3 left. Which lead to which for every pattern of corners above the level, higher ground to the left. */
const STEPS: readonly (readonly number[])[] = [
  [],
  [3, 0],
  [0, 1],
  [3, 1],
  [1, 2],
  [3, 0, 1, 2],
  [0, 2],
  [3, 2],
  [2, 3],
  [2, 0],
  [0, 1, 2, 3],
  [2, 1],
  [1, 3],
  [1, 0],
  [0, 3],
  [],
];

/** The closed lines of one height, the higher ground always to the left. */
export function contoursOf({ cell, columns, rows, values }: Relief, level: number): Point[][] {
  // An edge is named by its lattice point and whether it runs east (0) or south (1) from there.
  const next = new Map<number, number>();
  for (let j = 0; j < rows - 1; j++) {
    for (let i = 0; i < columns - 1; i++) {
      const p = j * columns + i;
      const pattern =
        (values[p]! >= level ? 1 : 0) |
        (values[p + 1]! >= level ? 2 : 0) |
        (values[p + columns + 1]! >= level ? 4 : 0) |
        (values[p + columns]! >= level ? 8 : 0);
      const steps = STEPS[pattern]!;
      const edges = [2 * p, 2 * (p + 1) + 1, 2 * (p + columns), 2 * p + 1];
      for (let s = 0; s < steps.length; s += 2) next.set(edges[steps[s]!]!, edges[steps[s + 1]!]!);
    }
  }
  const pointOf = (edge: number): Point => {
    const p = edge >> 1;
    const q = edge & 1 ? p + columns : p + 1;
    const share = (level - values[p]!) / (values[q]! - values[p]!);
    const x = (p % columns) - PAD + (edge & 1 ? 0 : share);
    const y = Math.floor(p / columns) - PAD + (edge & 1 ? share : 0);
    return { x: x * cell, y: y * cell };
  };
  const loops: Point[][] = [];
  for (const start of [...next.keys()]) {
    const loop: Point[] = [];
    for (let edge: number | undefined = start; edge !== undefined && next.has(edge); ) {
      loop.push(pointOf(edge));
      const to: number | undefined = next.get(edge);
      next.delete(edge);
      edge = to;
    }
    if (loop.length > 4) loops.push(loop);
  }
  return loops;
}

/** Closed curves through the middles of a polygon's sides. */
export function smoothPath(loops: readonly (readonly Point[])[]): string {
  return loops
    .map((loop) => {
      const start = middle(loop.at(-1)!, loop[0]!);
      return `M${at(start)}${loop.map((p, i) => `Q${at(p)} ${at(middle(p, loop[(i + 1) % loop.length]!))}`).join('')}Z`;
    })
    .join('');
}

/** Points every `spacing` along closed lines, with the normal that points downhill. */
export function walk(loops: readonly (readonly Point[])[], spacing: number, see: (point: Point, down: Point) => void): void {
  for (const loop of loops) {
    let left = spacing;
    for (let i = 0; i < loop.length; i++) {
      const a = loop[i]!;
      const b = loop[(i + 1) % loop.length]!;
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      if (length < 1e-6) continue;
      const down = { x: (a.y - b.y) / length, y: (b.x - a.x) / length };
      for (; left <= length; left += spacing) see({ x: a.x + ((b.x - a.x) * left) / length, y: a.y + ((b.y - a.y) * left) / length }, down);
      left -= length;
    }
  }
}
