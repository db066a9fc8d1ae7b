import { memo } from 'react';
import type { Board } from '../../../../kernel/board';
import { centreOf } from '../../../board/geometry';
import { num } from '../../../board/outline';
import { chevrons } from './doors';
import type { AncientMap, Door } from './facts';

const FLAG = 'v29m0 -29l15 5.5l-15 5.5';

/** Chevrons where an army leaves or its reserves come in. */
export const Doors = memo(({ board, doors }: { readonly board: Board; readonly doors: readonly Door[] }) =>
  doors.map((door) => {
    const d = chevrons(board, door);
    return (
      <g key={`${door.side} ${door.way} ${door.hex}`} className={`baw-door baw-door--${door.side + 1}`}>
        <path className="baw-door__casing" d={d} />
        <path d={d} />
      </g>
    );
  }),
);

/** What a battle makes of some hexes for good: a flag where one is worth something at the end, and where an army leaves. */
export const Signs = ({ map: { board, objectives, exits } }: { readonly map: AncientMap }) => (
  <g className="baw-signs">
    {objectives.map((hex) => {
      const { x, y } = centreOf(board, hex);
      return <path key={hex} className="baw-objective" d={`M${num(x - 33)} ${num(y - 16)}${FLAG}`} />;
    })}
    <Doors board={board} doors={exits} />
  </g>
);
