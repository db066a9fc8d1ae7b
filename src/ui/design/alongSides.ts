import { OFF_MAP } from '../../kernel/board';
import { centreOf, facingTowards, hexAtPoint, type Point, SIDE } from '../board/geometry';
import type { Size } from './document/drawing';
import { type Hexside, hexsidesBetween, sameHexside } from './document/ground';

/* A stroke along the sides of hexes. */

/** How near to a hexside the pointer must be that draws along it, in map units. */
const NEAR = SIDE * 0.5;

/** The hexside of a hex that a point is nearest to; undefined about its middle. */
function hexsideNear(board: Size, { x, y }: Point): Hexside | undefined {
  const hex = hexAtPoint(board, x, y);
  if (hex === OFF_MAP) return undefined;
  const direction = facingTowards(board, hex, x, y);
  if (direction === undefined) return undefined;
  const centre = centreOf(board, hex);
  return Math.hypot(x - centre.x, y - centre.y) > SIDE - NEAR ? { hex, direction } : undefined;
}

/** The sides that a stroke has drawn, once the pointer has come to a point: the way there from the last of them with it. */
export function drawnAlong(size: Size, sides: readonly Hexside[], at: Point): readonly Hexside[] {
  const near = hexsideNear(size, at);
  if (!near) return sides;
  const goal = sameHexside(size, near);
  const those = new Map(sides.map((side) => [sameHexside(size, side), side]));
  const last = sides.at(-1);
  if (last && !those.has(goal)) for (const side of hexsidesBetween(size, last, near)) those.set(sameHexside(size, side), side);
  // The last is where it goes on from: who comes back over a side goes on from there.
  those.delete(goal);
  return [...those.values(), near];
}
