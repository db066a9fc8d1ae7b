import { memo, type ReactNode } from 'react';
import type { Board, Hex } from '../../kernel/board';
import type { AttackFacts, Cover, CoverageFacts, NotedFacts, Overlays, PathFacts, SightFacts, TargetMark, WheelFacts } from './facts';
import { centreOf, HEADINGS, hexAtPoint, type Point } from './geometry';
import { hexesPath, num, outlinePath } from './outline';
import { arrowHead, attackShape, pathShape, sightShape, trailShape } from './overlayShapes';
import { wheelSpots } from './wheelSpots';

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

/** How far within its hexes the line of each area runs, in map units: no two that can be seen together run on each other. */
export const INSETS = {
  legal: 4,
  beside: 4.8,
  rear: 4.8,
  front: 4.8,
  threat: 5.6,
  stay: 6.4,
  picked: 2.2,
  control: 9.2,
  'cover-reach': 8,
  'cover-attack': 10.4,
  'cover-hit': 12.8,
} as const;

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

/** In every hex that can be attacked two blades at its left corner, in every one that can be hit a dart at its right: beside whatever stands there. */
const SIGNS: Readonly<Partial<Record<Cover, (x: number, y: number) => string>>> = {
  attack: (x, y) => `M${num(x - 35)} ${num(y - 4)}l8 8M${num(x - 27)} ${num(y - 4)}l-8 8`,
  hit: (x, y) => `M${num(x + 26)} ${num(y)}h9M${num(x + 31)} ${num(y - 4)}l4 4l-4 4`,
};

const signsOf = (board: Board, hexes: readonly Hex[], cover: Cover): string =>
  hexes
    .map((hex) => {
      const { x, y } = centreOf(board, hex);
      return SIGNS[cover]?.(x, y) ?? '';
    })
    .join('');

/** All that a side can do next turn: an outline for each way, and a sign in each hex, so that one tells them apart without colours. */
const Coverage = memo(({ board, coverage: { areas } }: { board: Board; coverage: CoverageFacts }) => (
  <g className="board-coverage" data-testid="coverage">
    {areas.map(({ cover, hexes }) => {
      const signs = signsOf(board, hexes, cover);
      return (
        <g key={cover} data-cover={cover} data-hexes={hexes.length}>
          <Area board={board} hexes={hexes} kind={`cover-${cover}`} inset={INSETS[`cover-${cover}`]} />
          {signs && <path className="board-cover-sign board-cover-sign--casing" d={signs} />}
          {signs && <path className={`board-cover-sign board-cover-sign--${cover}`} d={signs} />}
        </g>
      );
    })}
  </g>
));

/** Hexes that are in hand, or spoken of. */
const Chosen = memo(({ board, hexes }: { board: Board; hexes: readonly Hex[] }) => (
  <>
    <path className="board-tint board-tint--selected" d={hexesPath(board, hexes)} />
    <Line d={outlinePath(board, hexes, INSETS.picked, 5)} kind="selected" />
  </>
));

/** Areas, those of the game itself among them, the last move and what is selected, under whatever stands on the map. */
export const AreaMarks = ({ board, overlays, children }: { board: Board; overlays: Overlays; children?: ReactNode }) => {
  const { selected, picked, marked, last } = overlays;
  return (
    <>
      {overlays.coverage && <Coverage board={board} coverage={overlays.coverage} />}
      <Area board={board} hexes={overlays.controlled?.hexes} kind="control" inset={INSETS.control} />
      <Area board={board} hexes={overlays.legal} kind="legal" inset={INSETS.legal} />
      {children}
      <Area board={board} hexes={overlays.beside} kind="beside" inset={INSETS.beside} />
      <Area board={board} hexes={overlays.rear} kind="rear" inset={INSETS.rear} />
      <Area board={board} hexes={overlays.front} kind="front" inset={INSETS.front} />
      <Area board={board} hexes={overlays.threats} kind="threat" inset={INSETS.threat} />
      {last && last.length > 0 && <Trail board={board} hexes={last} />}
      {marked && marked.length > 0 && <Chosen board={board} hexes={marked} />}
      {picked && picked.length > 0 && <Chosen board={board} hexes={picked} />}
      <Area board={board} hexes={overlays.stays} kind="stay" inset={INSETS.stay} />
      {selected !== undefined && <Chosen board={board} hexes={[selected]} />}
    </>
  );
};

const Arrow = memo(({ board, arrow }: { board: Board; arrow: AttackFacts }) => (
  <path className={arrow.slight ? 'board-attack board-attack--slight' : 'board-attack'} d={attackShape(board, arrow)} />
));

/** The middle line of a ring that is drawn round a hex, in map units. */
const RING = 31;

const Noted = memo(({ board, noted: { from, to } }: { board: Board; noted: NotedFacts }) => {
  if (from !== undefined) return <path className="board-noted board-noted--arrow" d={attackShape(board, { from, to })} />;
  const { x, y } = centreOf(board, to);
  return (
    <>
      <circle className="board-casing" cx={num(x)} cy={num(y)} r={RING} />
      <circle className="board-noted" cx={num(x)} cy={num(y)} r={RING} />
    </>
  );
});

/** An attack, all that is advised, and what is drawn for a note. */
export const Arrows = ({ board, overlays: { attack, arrows, noted } }: { board: Board; overlays: Overlays }) => (
  <>
    {arrows?.map((arrow, i) => (
      <Arrow key={`${i} ${arrow.from} ${arrow.to}`} board={board} arrow={arrow} />
    ))}
    {attack && <Arrow board={board} arrow={attack} />}
    {noted?.map((one, i) => (
      <Noted key={`${i} ${one.from} ${one.to}`} board={board} noted={one} />
    ))}
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

/** On the line between two hexes a place near its middle where no piece stands: a hexside. Where the middle is that of a hex, it lies before that one. */
export function besidePieces(board: Board, from: Hex, to: Hex): Point {
  const [a, b] = [centreOf(board, from), centreOf(board, to)];
  const at = (along: number): Point => ({ x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along });
  const isCentre = ({ x, y }: Point): boolean => {
    const centre = centreOf(board, hexAtPoint(board, x, y));
    return Math.hypot(x - centre.x, y - centre.y) < 1;
  };
  let place = at(0.5);
  for (let parts = 2; isCentre(place) && parts <= 64; parts *= 2) place = at(0.5 - 0.5 / parts);
  return place;
}

/** The range on a line of sight. */
function Range({ board, sight: { from, to, range }, u }: { board: Board; sight: SightFacts; u: number }) {
  const { x, y } = besidePieces(board, from, to);
  const size = Math.max(11, 10.5 * u);
  return (
    <g className="board-range" transform={`translate(${num(x)} ${num(y)})`}>
      <circle className="board-chip" r={num(size)} />
      <text className="board-chip__text" y={num(size * 0.38)} fontSize={num(size * 1.1)}>
        {range}
      </text>
    </g>
  );
}

const Sight = memo(({ board, sight, u }: { board: Board; sight: SightFacts; u: number }) => {
  const { free, shut, cross } = sightShape(board, sight, u);
  return (
    <>
      {sight.blocked.length > 0 && <Line d={sight.blocked.map((hex) => outlinePath(board, [hex], 3)).join('')} kind="blocker" />}
      {shut && <path className="board-shut" d={shut} />}
      <Line d={free} kind="sight" />
      {cross && <Line d={cross} kind="cross" />}
      {sight.range !== undefined && <Range board={board} sight={sight} u={u} />}
    </>
  );
});

/** The line of the tool in hand, and the one that is asked for. */
export const Sights = ({ board, overlays: { sight, ruler }, u }: { board: Board; overlays: Overlays; u: number }) => (
  <>
    {sight && !(ruler && ruler.from === sight.from && ruler.to === sight.to) && <Sight board={board} sight={sight} u={u} />}
    {ruler && <Sight board={board} sight={ruler} u={u} />}
  </>
);

/** What somebody can do to the piece that is asked about: a flag below him. */
export const Dangers = memo(({ board, marks, u }: { board: Board; marks: readonly TargetMark[] | undefined; u: number }) => {
  const size = Math.max(12, 11.5 * u);
  return marks?.map(({ hex, label, by }, i) => {
    const { x, y } = centreOf(board, hex);
    const width = size * (1 + 0.6 * label.length);
    const half = size * 0.7;
    return (
      <g key={`${i} ${hex} ${by}`} className={`board-danger board-target--${by}`} transform={`translate(${num(x)} ${num(y + 20 + half)})`}>
        <path
          className="board-chip"
          d={`M${num(-width / 2)} ${num(-half)}H${num(width / 2)}L${num(width / 2 + half * 0.7)} 0L${num(width / 2)} ${num(half)}H${num(-width / 2)}Z`}
        />
        <text className="board-chip__text" y={num(size * 0.35)} fontSize={num(size * 0.95)}>
          {label}
        </text>
      </g>
    );
  });
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
