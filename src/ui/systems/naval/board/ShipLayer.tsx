import { memo } from 'react';
import type { Board } from '../../../../kernel/board';
import type { PiecesProps } from '../../../board/art';
import { centreOf } from '../../../board/geometry';
import { Layer } from '../../../board/Layer';
import { num } from '../../../board/outline';
import { type LandingFacts, type SeaFacts, SHIP_SIZES } from './facts';
import { hullPath } from './lines';
import { Marines, MOST_FIGURES } from './Marines';
import { Ship } from './Ship';

/** Marines ashore, on ground of their side's shape and colour. */
const Landing = memo(({ board, landing: { hex, side, count, name } }: { board: Board; landing: LandingFacts }) => {
  const { x, y } = centreOf(board, hex);
  const across = count === 1 ? 14.5 : 22;
  const down = count > 2 && count <= MOST_FIGURES ? 22 : 14.5;
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of an SVG is no control
    <g
      className={`ship-landing ship--${side + 1}`}
      transform={`translate(${num(x)} ${num(y)})`}
      role="img"
      aria-label={name}
      data-hex={hex}
    >
      <g className="ship-landing__camp">
        <rect className="ship-landing__ground" x={-across} y={-down} width={2 * across} height={2 * down} rx={side === 1 ? 10 : 1.5} />
        <g className="ship-marines">
          <Marines side={side} count={count} across={17.5} down={19} />
        </g>
      </g>
    </g>
  );
});

/** Everything that stands on a map of the sea. */
export const ShipLayer = memo(({ map: { board }, pieces: { ships, ashore }, skin, stage }: PiecesProps<SeaFacts>) => (
  <Layer board={board} name="pieces">
    <defs>
      {[1, 2].map((side) => (
        <pattern key={side} id={`ship-hatch-${side}`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={`board-hatch-line board-hatch-line--${side}`} d="M1 0v5" />
        </pattern>
      ))}
      {SHIP_SIZES.map((size) => (
        <clipPath key={size} id={`ship-clip-${size}`}>
          <path d={hullPath(1, size, -2)} />
        </clipPath>
      ))}
    </defs>
    {ashore.map((landing) => (
      <Landing key={`${landing.side} ${landing.hex}`} board={board} landing={landing} />
    ))}
    {ships.map((ship) => (ship.hex < 0 ? null : <Ship key={ship.id} board={board} facts={ship} skin={skin} stage={stage} />))}
  </Layer>
));
