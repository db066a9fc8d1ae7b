import { centreOf } from '../../../board/geometry';
import { num } from '../../../board/outline';
import { chevrons } from './doors';
import type { AncientMap } from './facts';

const FLAG = 'v29m0 -29l15 5.5l-15 5.5';

/** What a battle makes of some hexes: a flag where one is worth something at the end, chevrons where an army leaves or its reserves come in. */
export const Signs = ({ map: { board, objectives, doors } }: { readonly map: AncientMap }) => (
  <g className="baw-signs">
    {objectives.map((hex) => {
      const { x, y } = centreOf(board, hex);
      return <path key={hex} className="baw-objective" d={`M${num(x - 33)} ${num(y - 16)}${FLAG}`} />;
    })}
    {doors.map((door) => {
      const d = chevrons(board, door);
      return (
        <g key={`${door.side} ${door.way} ${door.hex}`} className={`baw-door baw-door--${door.side + 1}`}>
          <path className="baw-door__casing" d={d} />
          <path d={d} />
        </g>
      );
    })}
  </g>
);
