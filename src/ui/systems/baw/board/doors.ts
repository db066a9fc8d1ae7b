import { type Board, DIRECTIONS, type Hex, neighbourOf } from '../../../../kernel/board';
import { centreOf, HEADINGS, type Point } from '../../../board/geometry';
import { num } from '../../../board/outline';
import type { Door } from './facts';

/** The unit vector from a hex at the edge to what lies off the map; none in the middle of it. */
function outwards(board: Board, hex: Hex): Point | undefined {
  const off = DIRECTIONS.filter((direction) => neighbourOf(board, hex, direction) < 0).map((direction) => HEADINGS[direction]!);
  const x = off.reduce((sum, one) => sum + one.x, 0);
  const y = off.reduce((sum, one) => sum + one.y, 0);
  const length = Math.hypot(x, y);
  return length > 0.01 ? { x: x / length, y: y / length } : undefined;
}

/** Of a hex in the middle of the map, from which nothing leads off: both sides of whoever stands there. */
const BOTH: readonly Point[] = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
];

/** Two chevrons at the edge of the map, that point the way who goes through; elsewhere on both sides of the hex, away from it or to it. */
export function chevrons(board: Board, { hex, way }: Door): string {
  const out = outwards(board, hex);
  const { x, y } = centreOf(board, hex);
  const [back, tip] = way === 'out' ? [-4, 4] : [4, -4];
  return (out ? [out] : BOTH)
    .flatMap((u) => {
      const at = (along: number, aside: number) => `${num(x + u.x * along - u.y * aside)} ${num(y + u.y * along + u.x * aside)}`;
      return [18, 28].map((along) => `M${at(along + back, -9)}L${at(along + tip, 0)}L${at(along + back, 9)}`);
    })
    .join('');
}
