import { memo } from 'react';
import type { Board } from '../../../../kernel/board';
import { centreOf } from '../../../board/geometry';
import { num } from '../../../board/outline';
import type { LyingFacts } from './facts';

const DIGIT = 6.4;
const PLATE = 6.6;

/** Volleys that lie in a hex: how many, and an arrow stuck in the ground, at the corner south-west, where no badge of a counter is. */
export const Lying = memo(({ board, hex, count }: LyingFacts & { board: Board }) => {
  const { x, y } = centreOf(board, hex);
  const half = (DIGIT * String(count).length + 6) / 2;
  return (
    <g className="board-lying" transform={`translate(${num(x)} ${num(y)})`} data-hex={hex}>
      <g className="board-lying__mark">
        <g className="board-lying__arrow" transform={`translate(${num(-half - 3)} 0)`}>
          <circle className="board-lying__plate" r={PLATE} />
          <path className="board-lying__shaft" d="M3-3.6L-3 3.4M-3.2-.4v4h4M.4-3.2l2.6-.4.4-2.4" />
        </g>
        <rect className="board-lying__plate board-lying__count" x={num(-half)} y="-6.6" width={num(2 * half)} height="13.2" rx="4" />
        <text className="board-lying__number board-lying__count" y="4">
          {count}
        </text>
      </g>
    </g>
  );
});
