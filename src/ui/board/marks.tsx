import { memo, type ReactNode } from 'react';
import type { Board, Hex } from '../../kernel/board';
import type { AttackFacts, Overlays, PathFacts, SightFacts, WheelFacts } from './facts';
import { centreOf, HEADINGS } from './geometry';
import { hexesPath, num, outlinePath } from './outline';
import { arrowHead, attackShape, pathShape, sightShape, trailShape, wheelSpots } from './overlayShapes';

/** Marks that mean the same over any map. */

/** Every line is drawn twice: a casing that parts it from any ground, then its colour. */
export function Line({ d, kind }: { d: string; kind: string }) {
  return (
    <>
      <path className="board-casing" d={d} />
      <path className={`board-line board-line--${kind}`} d={d} />
    </>
  );
}

type AreaProps = { board: Board; hexes: readonly Hex[] | undefined; kind: string; inset: number };

/** Hexes of one meaning: a tint, and a line round them all. */
export const Area = memo(({ board, hexes, kind, inset }: AreaProps) =>
  hexes && hexes.length > 0 ? (
    <>
      <path className={`board-tint board-tint--${kind}`} d={hexesPath(board, hexes)} />
      <Line d={outlinePath(board, hexes, inset)} kind={kind} />
    </>
  ) : null,
);

const Trail = memo(({ board, hexes }: { board: Board; hexes: readonly Hex[] }) => {
  const { line, dots, head } = trailShape(board, hexes);
  return (
    <g className="board-trail">
      <path className="board-trail__casing" d={line} />
      <path className="board-trail__line" d={line} />
      <path className="board-trail__mark" d={dots + head} />
    </g>
  );
});

/** Areas, those of the game itself among them, the last move and what is selected, under whatever stands on the map. */
export const AreaMarks = ({ board, overlays, children }: { board: Board; overlays: Overlays; children?: ReactNode }) => {
  const { selected, picked, last } = overlays;
  return (
    <>
      <Area board={board} hexes={overlays.legal} kind="legal" inset={4} />
      {children}
      <Area board={board} hexes={overlays.threats} kind="threat" inset={5} />
      {last && last.length > 0 && <Trail board={board} hexes={last} />}
      {picked && picked.length > 0 && (
        <>
          <path className="board-tint board-tint--selected" d={hexesPath(board, picked)} />
          <Line d={outlinePath(board, picked, 2.2, 5)} kind="selected" />
        </>
      )}
      <Area board={board} hexes={overlays.stays} kind="stay" inset={6} />
      {selected !== undefined && (
        <>
          <path className="board-tint board-tint--selected" d={hexesPath(board, [selected])} />
          <Line d={outlinePath(board, [selected], 2.2, 5)} kind="selected" />
        </>
      )}
    </>
  );
};

const Arrow = memo(({ board, arrow }: { board: Board; arrow: AttackFacts }) => (
  <path className={arrow.slight ? 'board-attack board-attack--slight' : 'board-attack'} d={attackShape(board, arrow)} />
));

/** An attack, and all that is advised. */
export const Arrows = ({ board, overlays: { attack, arrows } }: { board: Board; overlays: Overlays }) => (
  <>
    {arrows?.map((arrow) => (
      <Arrow key={`${arrow.from} ${arrow.to}`} board={board} arrow={arrow} />
    ))}
    {attack && <Arrow board={board} arrow={attack} />}
  </>
);

export const PathLine = ({ board, path, u }: { board: Board; path: Omit<PathFacts, 'facing'>; u: number }) => {
  const shape = pathShape(board, path, u);
  return (
    shape && (
      <>
        <Line d={shape.line} kind="path" />
        <path className="board-head board-head--path" d={shape.head} />
      </>
    )
  );
};

export const Sight = memo(({ board, sight, u }: { board: Board; sight: SightFacts; u: number }) => {
  const { free, shut, cross } = sightShape(board, sight, u);
  return (
    <>
      {sight.blocked.length > 0 && <Line d={sight.blocked.map((hex) => outlinePath(board, [hex], 3)).join('')} kind="blocker" />}
      {shut && <path className="board-shut" d={shut} />}
      <Line d={free} kind="sight" />
      {cross && <Line d={cross} kind="cross" />}
    </>
  );
});

/** Who leads those in hand: a pennant in a corner of its hex. */
export const Guide = ({ board, hex }: { board: Board; hex: Hex | undefined }) => {
  if (hex === undefined) return null;
  const { x, y } = centreOf(board, hex);
  return (
    <g className="board-guide" transform={`translate(${num(x - 25)} ${num(y - 22)})`}>
      <circle className="board-guide__disc" r="10" />
      <path className="board-guide__pennant" d="M-3.500 7V-6.500L6-3L-3.500 .5" />
    </g>
  );
};

export const Cursor = ({ board, hex }: { board: Board; hex: Hex | undefined }) =>
  hex === undefined ? null : (
    <g className="board-cursor">
      <Line d={outlinePath(board, [hex], 0.5, 4)} kind="cursor" />
    </g>
  );

/** Six arrows to point at; the one that holds now is filled. */
export const Wheel = memo(({ board, wheel, u }: { board: Board; wheel: WheelFacts; u: number }) => {
  const { spots, radius } = wheelSpots(board, wheel.hex, u);
  const centre = centreOf(board, wheel.hex);
  return (
    <g className="board-wheel">
      {spots.map((spot, d) => {
        if (!wheel.open.includes(d)) return null;
        const { x, y } = HEADINGS[d]!;
        const tip = { x: spot.x + x * radius * 0.62, y: spot.y + y * radius * 0.62 };
        return (
          <g key={`${num(x)} ${num(y)}`} className={d === wheel.current ? 'board-arrow board-arrow--current' : 'board-arrow'}>
            <circle className="board-arrow__disc" cx={num(spot.x)} cy={num(spot.y)} r={num(radius)} />
            <path className="board-arrow__head" d={arrowHead(centre, tip, radius * 1.15)} />
          </g>
        );
      })}
    </g>
  );
});
