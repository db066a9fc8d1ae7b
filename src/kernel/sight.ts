import { type Board, type Hex, hexAtAxial, OFF_MAP } from './board';

/**
 * What the line between the centres of two hexes crosses, as axial offsets from its start, both ends left out.
 * A line crosses `hexes` through their inside; where it only runs along a hexside it lies between a pair (`besides`).
 * A hex that is merely touched at a corner is not crossed.
 */
export interface SightLine {
  readonly hexes: readonly (readonly [q: number, r: number])[];
  readonly besides: readonly (readonly [q: number, r: number, otherQ: number, otherR: number])[];
}

/** Corners of a flat-topped hex around its centre, on a grid stretched so that all are integers. */
const CORNERS = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
] as const;
const centreX = (q: number) => 3 * q;
const centreY = (q: number, r: number) => 2 * r + q;

/** Whether a centre, by how far along the line it lies, is past the line's start and before its end. */
const isBetween = (along: number, ex: number, ey: number): boolean => along > 0 && along < ex * ex + ey * ey;

/** Exact in integers, hence the same both ways. */
export function traceSight(dq: number, dr: number): SightLine {
  const ex = centreX(dq);
  const ey = centreY(dq, dr);
  const hexes: [number, number][] = [];
  const besides: [number, number, number, number][] = [];
  const alongside = new Map<string, [number, number]>();
  // Farther from the line than this, no corner lies on its other side.
  const reach = 2 * Math.abs(ey) + Math.abs(ex);
  for (let q = Math.min(0, dq) - 1; q <= Math.max(0, dq) + 1; q++) {
    for (let r = Math.min(0, dr) - 1; r <= Math.max(0, dr) + 1; r++) {
      if ((q === 0 && r === 0) || (q === dq && r === dr)) continue;
      const cx = centreX(q);
      const cy = centreY(q, r);
      if (Math.abs(cx * ey - cy * ex) > reach || !isBetween(cx * ex + cy * ey, ex, ey)) continue;
      const sides = CORNERS.map(([x, y]) => Math.sign((cx + x) * ey - (cy + y) * ex));
      if (sides.includes(1) && sides.includes(-1)) hexes.push([q, r]);
      else if (sides.filter((s) => s === 0).length === 2) {
        const edge = CORNERS.map(([x, y]) => `${cx + x},${cy + y}`).filter((_, i) => sides[i] === 0);
        const key = edge.sort().join(' ');
        const other = alongside.get(key);
        if (other) besides.push([other[0], other[1], q, r]);
        else alongside.set(key, [q, r]);
      }
    }
  }
  return { hexes, besides };
}

/** Lines of sight by offset, traced once each. */
export function createSight(board: Board): (from: Hex, to: Hex) => SightLine {
  const width = 2 * board.columns + 1;
  const lines = new Map<number, SightLine>();
  return (from, to) => {
    const dq = board.q[to]! - board.q[from]!;
    const dr = board.r[to]! - board.r[from]!;
    const key = dr * width + dq;
    let line = lines.get(key);
    if (!line) {
      line = traceSight(dq, dr);
      lines.set(key, line);
    }
    return line;
  };
}

/**
 * The hexes that block a line of sight, empty if it is free. What lies off the map does not block;
 * a hexside blocks only if both hexes beside it do.
 */
export function blockersOf(board: Board, line: SightLine, from: Hex, blocks: (hex: Hex) => boolean): Hex[] {
  const q = board.q[from]!;
  const r = board.r[from]!;
  const found: Hex[] = [];
  for (const [hq, hr] of line.hexes) {
    const hex = hexAtAxial(board, q + hq, r + hr);
    if (hex !== OFF_MAP && blocks(hex)) found.push(hex);
  }
  for (const [aq, ar, bq, br] of line.besides) {
    const a = hexAtAxial(board, q + aq, r + ar);
    const b = hexAtAxial(board, q + bq, r + br);
    if (a !== OFF_MAP && b !== OFF_MAP && blocks(a) && blocks(b)) found.push(a, b);
  }
  return found;
}

/** Whether nothing blocks a line of sight: `blockersOf` where only that is asked. */
export function isLineFree(board: Board, line: SightLine, from: Hex, blocks: (hex: Hex) => boolean): boolean {
  const q = board.q[from]!;
  const r = board.r[from]!;
  const isBlocked = (hex: Hex): boolean => hex !== OFF_MAP && blocks(hex);
  for (const [hq, hr] of line.hexes) if (isBlocked(hexAtAxial(board, q + hq, r + hr))) return false;
  for (const [aq, ar, bq, br] of line.besides)
    if (isBlocked(hexAtAxial(board, q + aq, r + ar)) && isBlocked(hexAtAxial(board, q + bq, r + br))) return false;
  return true;
}
