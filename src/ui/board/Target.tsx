import { memo } from 'react';
import type { Board } from '../../kernel/board';
import { Chip } from './Chip';
import type { TargetMark } from './facts';
import { centreOf } from './geometry';
import { num } from './outline';
import { BODY, RING } from './pieceShapes';

/** A ring round whoever can be attacked, and over it a chip that says with what chance. */
export const Target = memo(({ board, mark, u }: { board: Board; mark: TargetMark; u: number }) => {
  const { x, y } = centreOf(board, mark.hex);
  const size = Math.max(13, 12.5 * u);
  const width = size * (0.9 + 0.6 * mark.label.length);
  return (
    <g
      className={`board-target board-target--${mark.by}${mark.barred ? ' board-target--barred' : ''}`}
      transform={`translate(${num(x)} ${num(y)})`}
    >
      <path className="board-casing" d={RING} />
      <path className="board-line board-target__ring" d={RING} />
      {mark.label && (
        <g transform={`translate(0 ${num(-BODY - size * 0.72)})`}>
          <Chip label={mark.label} size={size} width={width} />
        </g>
      )}
    </g>
  );
});
