import { memo } from 'react';
import type { Board } from '../../../../kernel/board';
import { ActedBadge } from '../../../board/ActedBadge';
import { Figure } from '../../../board/Figure';
import type { Skin } from '../../../board/facts';
import { centreOf } from '../../../board/geometry';
import { num } from '../../../board/outline';
import { STAR } from '../../../board/pieceShapes';
import type { Stage } from '../../../board/stage';
import { useMotion } from '../../../board/useMotion';
import type { LeaderFacts, UnitFacts } from './facts';
import { SILHOUETTES } from './silhouettes';
import { BOXES, bodyOf, GONE, printedStrength, WEAPON_SIGNS } from './unitParts';

const classOf = ({ side, disorganised, dimmed }: UnitFacts) =>
  `board-counter board-counter--${side + 1}${disorganised ? ' board-counter--disordered' : ''}${dimmed ? ' board-counter--dimmed' : ''}`;

function Kind({ facts, skin }: { facts: UnitFacts; skin: Skin }) {
  if (skin === 'letters') return <text className="board-letters baw-letters">{facts.letters.slice(0, 4)}</text>;
  return <Figure box={skin === 'boxes' ? BOXES[facts.kind] : undefined} silhouette={SILHOUETTES[facts.kind]} />;
}

/** What is printed on a unit: who it is, its strength in brackets if it only defends, its movement, the dot of light units, its weapon until it is thrown. */
function UnitFace({ facts, skin }: { facts: UnitFacts; skin: Skin }) {
  const body = bodyOf(facts);
  const { weapon, thrown } = facts;
  return (
    <>
      <path className="board-body" d={body} />
      {facts.disorganised && <path className="board-hatch" d={body} />}
      {facts.dimmed && <path className="board-veil" d={body} />}
      <Kind facts={facts} skin={skin} />
      <text className="board-numbers">
        {printedStrength(facts)}
        <tspan className="board-numbers__rest">-{facts.movement}</tspan>
      </text>
      {facts.light && <circle className="baw-dot" cx="18" cy="-18" r="4.4" />}
      {weapon !== null && (
        <path className={thrown ? 'baw-weapon baw-weapon--thrown' : 'baw-weapon'} d={thrown ? GONE : WEAPON_SIGNS[weapon]} />
      )}
    </>
  );
}

/** The gravest that is to be said of a unit beside its face: its army is demoralised, or it is done. */
function StateBadge({ facts: { demoralised, acted } }: { facts: UnitFacts }) {
  return (
    <>
      {acted && <ActedBadge place="baw-acted" />}
      {demoralised && (
        <g className="board-badge baw-demoralised">
          <path className="baw-flag" d="M-5-8.5q4.5-2.4 8 0t7.500-.6l-1 8.600q-3.600 2-7.200 0t-7 .6z" />
          <path className="baw-pole" d="M-5.200-9.500L-4 8.500" />
        </g>
      )}
    </>
  );
}

const hasTurned = (before: UnitFacts, now: UnitFacts): boolean => before.disorganised !== now.disorganised;

/** A unit on the map. It is drawn again only when its own facts are another object. */
export const Unit = memo(({ board, facts, skin, stage }: { board: Board; facts: UnitFacts; skin: Skin; stage: Stage }) => {
  const { x, y } = centreOf(board, facts.hex);
  const { whole, face } = useMotion(board, facts, stage, hasTurned);
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of an SVG is no control
    <g
      ref={whole}
      className={classOf(facts)}
      transform={`translate(${num(x)} ${num(y)})`}
      role="img"
      aria-label={facts.name}
      data-unit={facts.id}
      data-hex={facts.hex}
    >
      <path className="board-drop" d={bodyOf(facts)} />
      <g ref={face}>
        <UnitFace facts={facts} skin={skin} />
      </g>
      <StateBadge facts={facts} />
    </g>
  );
});

/** The star of a leader, with his bonus in it. */
const Star = ({ bonus }: { bonus: number }) => (
  <g className="board-badge board-badge--leader">
    <circle className="board-disc" r="11" />
    <path className="board-mark" d={STAR} transform="scale(1.9)" />
    <text className="baw-bonus" y=".34em">
      {bonus}
    </text>
  </g>
);

interface LeaderProps {
  readonly board: Board;
  readonly facts: LeaderFacts;
  readonly shift: number;
  readonly stage: Stage;
}

/** A leader, with a unit or alone. */
export const Leader = memo(({ board, facts, shift, stage }: LeaderProps) => {
  const { x, y } = centreOf(board, facts.hex);
  const { whole } = useMotion(board, facts, stage);
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of an SVG is no control
    <g
      ref={whole}
      className={`${facts.withUnit ? 'baw-leader' : 'board-leader'} board-counter--${facts.side + 1}`}
      transform={`translate(${num(x)} ${num(y)})`}
      role="img"
      aria-label={facts.name}
      data-leader={facts.id}
      data-hex={facts.hex}
    >
      <g transform={`translate(${num(shift)} 0)`}>
        <Star bonus={facts.bonus} />
        {/* Beside a unit's own tick there is no room for his. */}
        {facts.acted && !facts.withUnit && <ActedBadge place="baw-acted" />}
      </g>
    </g>
  );
});

/** A unit's counter by itself, about the origin. */
export const UnitPicture = ({ facts, skin }: { facts: UnitFacts; skin: Skin }) => (
  <g className={classOf(facts)}>
    <UnitFace facts={facts} skin={skin} />
  </g>
);

/** A leader as he would stand elsewhere. */
export const LeaderGhost = ({ board, facts }: { board: Board; facts: LeaderFacts }) => {
  const { x, y } = centreOf(board, facts.hex);
  return (
    <g
      className={`${facts.withUnit ? 'baw-leader' : 'board-leader'} board-counter--${facts.side + 1} board-counter--ghost`}
      transform={`translate(${num(x)} ${num(y)})`}
    >
      <Star bonus={facts.bonus} />
    </g>
  );
};

/** A unit as it would stand elsewhere. */
export const Ghost = ({ board, facts, skin }: { board: Board; facts: UnitFacts; skin: Skin }) => {
  const { x, y } = centreOf(board, facts.hex);
  return (
    <g className={`${classOf(facts)} board-counter--ghost`} transform={`translate(${num(x)} ${num(y)})`}>
      <UnitFace facts={facts} skin={skin} />
    </g>
  );
};
