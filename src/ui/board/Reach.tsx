import { memo } from 'react';
import type { Board } from '../../kernel/board';
import { numberPath } from './digits';
import type { ReachMark } from './facts';
import { centreOf } from './geometry';
import { Line } from './marks';
import { hexesPath, num, outlinePath } from './outline';

/** How far within its hexes the line round all that can be reached runs. */
export const REACH_INSET = 1.5;

/** Where a piece on land may go, with the points left. */
export const Reach = memo(({ board, marks, u }: { board: Board; marks: readonly ReachMark[]; u: number }) => {
  const hexes = marks.map((mark) => mark.hex);
  const height = Math.min(24, Math.max(12.5, 9.6 * u));
  const numbers = marks.map(({ hex, left }) => (left === undefined ? '' : numberPath(left, centreOf(board, hex), height))).join('');
  return (
    <>
      <path className="board-tint board-tint--reach" d={hexesPath(board, hexes, -2.5)} data-hexes={hexes.join(' ')} />
      <Line d={outlinePath(board, hexes, REACH_INSET)} kind="reach" />
      <path className="board-points board-points--casing" d={numbers} strokeWidth={num(height * 0.46)} />
      <path className="board-points" d={numbers} strokeWidth={num(height * 0.17)} />
    </>
  );
});
