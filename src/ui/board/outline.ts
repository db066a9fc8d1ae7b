import type { Board, Hex } from '../../kernel/board';
import { CORNERS, centreOf, hexsideOf, type Point } from './geometry';

/** Whole tenths are fine enough for the eye and keep the paths short. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function at(point: Point): string {
  return `${num(point.x)} ${num(point.y)}`;
}

/** The hexes as one path, each shrunk or grown by `by` map units. */
export function hexesPath(board: Pick<Board, 'columns'>, hexes: Iterable<Hex>, by = 0): string {
  let path = '';
  for (const hex of hexes) {
    const { x, y } = centreOf(board, hex);
    const scale = 1 + by / CORNERS[1]!.y;
    path += `M${CORNERS.map((c) => at({ x: x + c.x * scale, y: y + c.y * scale })).join('L')}Z`;
  }
  return path;
}

/** Every hexside once, or those that are wanted: `other` is below 0 at the edge. */
export function gridPath(board: Board, wanted: (hex: Hex, other: Hex) => boolean = () => true): string {
  let path = '';
  for (let hex = 0; hex < board.size; hex++) {
    for (let d = 0; d < 6; d++) {
      const other = board.neighbours[hex * 6 + d]!;
      if ((d >= 3 && other >= 0) || !wanted(hex, other)) continue;
      const [a, b] = hexsideOf(board, hex, d);
      path += `M${at(a)}L${at(b)}`;
    }
  }
  return path;
}

const keyOf = (p: Point) => `${Math.round(p.x)},${Math.round(p.y)}`;

/** The closed borders of a set of hexes, clockwise round it. */
export function bordersOf(board: Board, hexes: ReadonlySet<Hex>): Point[][] {
  const next = new Map<string, { from: Point; to: Point }[]>();
  for (const hex of hexes) {
    for (let d = 0; d < 6; d++) {
      if (hexes.has(board.neighbours[hex * 6 + d]!)) continue;
      const [from, to] = hexsideOf(board, hex, d);
      const key = keyOf(from);
      next.set(key, [...(next.get(key) ?? []), { from, to }]);
    }
  }
  const loops: Point[][] = [];
  for (const edges of next.values()) {
    while (edges.length > 0) {
      const loop: Point[] = [];
      for (let edge = edges.pop(); edge; edge = next.get(keyOf(edge.to))?.pop()) loop.push(edge.from);
      loops.push(loop);
    }
  }
  return loops;
}

/** Normal of the step from a to b, to its right: into a region walked clockwise on the screen. */
function inward(a: Point, b: Point): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return { x: (a.y - b.y) / length, y: (b.x - a.x) / length };
}

function insetLoop(loop: readonly Point[], inset: number): Point[] {
  return loop.map((vertex, i) => {
    const n = inward(loop.at(i - 1)!, vertex);
    const m = inward(vertex, loop[(i + 1) % loop.length]!);
    const share = inset / (1 + n.x * m.x + n.y * m.y);
    return { x: vertex.x + (n.x + m.x) * share, y: vertex.y + (n.y + m.y) * share };
  });
}

/** The closed borders of a set of hexes, clockwise, drawn `inset` within them. */
export const insetBorders = (board: Board, hexes: ReadonlySet<Hex>, inset: number): Point[][] =>
  bordersOf(board, hexes).map((loop) => insetLoop(loop, inset));

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = Math.min(0.5, by / length);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The border of a set of hexes as a path, drawn `inset` within it and with rounded corners. */
export function outlinePath(board: Board, hexes: Iterable<Hex>, inset = 0, radius = 7): string {
  let path = '';
  for (const points of insetBorders(board, new Set(hexes), inset)) {
    path += points
      .map(
        (p, i) =>
          `${i ? 'L' : 'M'}${at(towards(p, points.at(i - 1)!, radius))}Q${at(p)} ${at(towards(p, points[(i + 1) % points.length]!, radius))}`,
      )
      .join('');
    path += 'Z';
  }
  return path;
}
