import { memo, type RefObject } from 'react';
import type { Board } from '../../../../kernel/board';
import { ActedBadge } from '../../../board/ActedBadge';
import { Figure } from '../../../board/Figure';
import type { Skin } from '../../../board/facts';
import { centreOf, type Point } from '../../../board/geometry';
import { num } from '../../../board/outline';
import { STAR } from '../../../board/pieceShapes';
import type { Stage } from '../../../board/stage';
import { useMotion } from '../../../board/useMotion';
import { BOXES, badgePlaces, barsOf, bodyOf, PROW, printedNumbers, WALL } from './counterParts';
import type { CounterFacts } from './facts';
import { SILHOUETTES } from './silhouettes';

function Kind({ facts, skin }: { facts: CounterFacts; skin: Skin }) {
  if (skin === 'letters') {
    return <text className="board-letters">{facts.kind}</text>;
  }
  return <Figure box={skin === 'boxes' ? BOXES[facts.kind] : undefined} silhouette={SILHOUETTES[facts.kind]} />;
}

/** A star for each of them, in the room of two, one over the other: a number would be too small to be read. */
export function LeaderBadge({ count }: { count: number }) {
  return (
    <g className="board-badge board-badge--leader">
      {[...Array(count).keys()].map((i) => (
        <g key={i} transform={`translate(0 ${(24 * i + 12) / count - 12})`}>
          <circle className="board-disc" r="8" />
          <path className="board-mark" d={STAR} />
        </g>
      ))}
    </g>
  );
}

/** A bar; an arrow that comes back; a running exclamation; three onward. */
const MARKS = {
  balks: 'M-4.4 0h8.8',
  turned: 'M4-1.2a4.2 4.2 0 1 0-.6 4M4.4-4.6v3.6h-3.6',
  loose: 'M0-4.8v5.4M0 4.2v.2',
  charges: 'M-5-4L-2 0L-5 4M-1-4L2 0L-1 4M3-4L6 0L3 4',
} as const;

/** What has become of a unit, the gravest alone: it has fled, it obeys no longer, it plunders, it is done. */
function StateBadge({ facts }: { facts: CounterFacts }) {
  if (facts.panicked)
    return (
      <g className="board-badge board-badge--panic">
        <path className="board-flag" d="M-5-8.5q4.5-2.4 8 0t7.5-.6l-1 8.6q-3.6 2-7.2 0t-7 .6z" />
        <path className="board-pole" d="M-5.2-9.5L-4 8.5" />
      </g>
    );
  if (facts.mark)
    return (
      <g className={`board-badge board-badge--mark board-badge--${facts.mark}`}>
        <circle className="board-disc" r="8" />
        <path className="board-mark" d={MARKS[facts.mark]} />
      </g>
    );
  if (facts.plundering || !facts.acted) return null;
  return <ActedBadge />;
}

function Badges({ facts, leaders }: { facts: CounterFacts; leaders: number }) {
  return (
    <>
      {facts.plundering && (
        <g className="board-badge board-badge--plunder">
          <circle className="board-disc" r="7.5" />
          <path
            className="board-mark"
            d="M-1.8-4.6h3.6l-1 1.8c3 1.4 4.4 3.4 4.4 5.2 0 1.9-1.8 2.6-5.2 2.6s-5.2-.7-5.2-2.6c0-1.8 1.4-3.8 4.4-5.2z"
          />
        </g>
      )}
      <StateBadge facts={facts} />
      {facts.volley && (
        <g className="board-badge board-badge--volley">
          <circle className="board-disc" r="8" />
          <path className="board-mark" d="M-4 4L3.6-3.6M-1.2-4h5.2v5.2" />
        </g>
      )}
      {leaders > 0 && <LeaderBadge count={leaders} />}
    </>
  );
}

/** What is printed on the side that is up. */
function Face({ facts, skin, face }: { facts: CounterFacts; skin: Skin; face: RefObject<SVGGElement | null> | null }) {
  const body = bodyOf(facts);
  const { strength, rest } = printedNumbers(facts);
  return (
    <g ref={face}>
      <path className="board-body" d={body} />
      {facts.disordered && <path className="board-hatch" d={body} />}
      {facts.dimmed && <path className="board-veil" d={body} />}
      <Kind facts={facts} skin={skin} />
      <text className="board-numbers">
        {strength}
        <tspan className="board-numbers__rest">{rest}</tspan>
      </text>
    </g>
  );
}

/** The one mark of where it faces; a wall if that is all round. */
const Front = ({ facts: { allRound, facing } }: { facts: CounterFacts }) =>
  allRound ? null : <path className="board-prow" d={PROW} transform={`rotate(${facing * 60})`} />;

const Wall = () => (
  <>
    <path className="board-wall board-wall--casing" d={WALL} />
    <path className="board-wall" d={WALL} />
  </>
);

/** All the hexsides that a chosen piece faces. */
function Bars({ facts, centre }: { facts: CounterFacts; centre: Point }) {
  const { bars, casing } = barsOf(facts, centre);
  return (
    <>
      <path className="board-bars board-bars--casing" d={casing} />
      <path className="board-bars" d={bars} />
    </>
  );
}

const classOf = (facts: CounterFacts) =>
  `board-counter board-counter--${facts.side + 1} ${badgePlaces(facts)}${facts.disordered ? ' board-counter--disordered' : ''}${facts.dimmed ? ' board-counter--dimmed' : ''}`;

export interface CounterProps {
  readonly board: Board;
  readonly facts: CounterFacts;
  readonly skin: Skin;
  readonly leaders: number;
  readonly shift: number;
  readonly stage: Stage;
}

const hasTurned = (before: CounterFacts, now: CounterFacts): boolean => before.disordered !== now.disordered;

/** A unit on the map. It is drawn again only when its own facts are another object. */
export const Counter = memo(({ board, facts, skin, leaders, shift, stage }: CounterProps) => {
  const { x, y } = centreOf(board, facts.hex);
  const { whole, face } = useMotion(board, facts, stage, hasTurned);
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of an SVG is no control
    <g
      ref={whole}
      className={classOf(facts)}
      transform={`translate(${num(x + shift)} ${num(y + shift)})`}
      role="img"
      aria-label={facts.name}
      data-unit={facts.id}
      data-hex={facts.hex}
    >
      {facts.allRound && <Wall />}
      <path className="board-drop" d={bodyOf(facts)} />
      <Face facts={facts} skin={skin} face={face} />
      <Front facts={facts} />
      <Badges facts={facts} leaders={leaders} />
    </g>
  );
});

const HERE: Point = { x: 0, y: 0 };

/** The unit as it would stand elsewhere. */
export const Ghost = ({ board, facts, skin }: { board: Board; facts: CounterFacts; skin: Skin }) => {
  const { x, y } = centreOf(board, facts.hex);
  return (
    <g className={`${classOf(facts)} board-counter--ghost`} transform={`translate(${num(x)} ${num(y)})`}>
      <Face facts={facts} skin={skin} face={null} />
      <Front facts={facts} />
      <Bars facts={facts} centre={HERE} />
    </g>
  );
};

/** The front of a unit that is chosen, over it. */
export const ChosenFront = memo(({ board, facts }: { readonly board: Board; readonly facts: CounterFacts }) => (
  <g className={`board-counter--${facts.side + 1}`}>
    <Bars facts={facts} centre={centreOf(board, facts.hex)} />
  </g>
));
