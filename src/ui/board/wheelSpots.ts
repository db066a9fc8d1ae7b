import type { Board, Hex } from '../../kernel/board';
import { APOTHEM, centreOf, HEADINGS, type Point } from './geometry';

/** Centres and radius of the wheel's arrows, and how far all reach from the middle; on small maps they grow to the size of a finger. */
export function wheelSpots(board: Pick<Board, 'columns'>, hex: Hex, u: number): { spots: Point[]; radius: number; reach: number } {
  const centre = centreOf(board, hex);
  const radius = Math.max(15, 22 * u);
  const distance = Math.max(APOTHEM + 18, radius * 2 + 2);
  const spots = HEADINGS.map(({ x, y }) => ({ x: centre.x + x * distance, y: centre.y + y * distance }));
  return { spots, radius, reach: distance + radius };
}
