import { memo } from 'react';
import type { Board } from '../../kernel/board';
import type { PlaceName } from './facts';
import { boundsOf, centreOf } from './geometry';
import { Layer } from './Layer';
import { num } from './outline';

/** The names of places, printed under whatever stands there. */
export const PlaceNames = memo(({ board, places }: { readonly board: Board; readonly places: readonly PlaceName[] }) => {
  const lowest = boundsOf(board).height - 6;
  return (
    <Layer board={board} name="places">
      <g className="board-places">
        {places.map(({ hex, name }) => {
          const { x, y } = centreOf(board, hex);
          return (
            <text key={hex} x={num(x)} y={num(Math.min(y + 43, lowest))}>
              {name}
            </text>
          );
        })}
      </g>
    </Layer>
  );
});
