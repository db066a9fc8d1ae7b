import { memo, useLayoutEffect, useRef } from 'react';
import type { Board } from '../../../../kernel/board';
import type { Skin } from '../../../board/facts';
import { centreOf } from '../../../board/geometry';
import { num } from '../../../board/outline';
import { BODY, ROUNDED_BODY, STAR, TICK } from '../../../board/pieceShapes';
import type { Stage } from '../../../board/stage';
import type { LeaderFacts, UnitFacts } from './facts';

const SQUARE = `M${-BODY}${-BODY}H${BODY}V${BODY}H${-BODY}Z`;

const classOf = ({ side, disorganised, dimmed }: UnitFacts) =>
  `board-counter board-counter--${side + 1}${disorganised ? ' board-counter--disordered' : ''}${dimmed ? ' board-counter--dimmed' : ''}`;

/** What a counter prints: `6-3`, `(2)-4`. */
export const printedStrength = ({ strength, defenceOnly }: Pick<UnitFacts, 'strength' | 'defenceOnly'>): string =>
  defenceOnly ? `(${strength})` : String(strength);

/** What is printed on a unit. */
export function UnitFace({ facts, skin: _skin }: { facts: UnitFacts; skin: Skin }) {
  const body = facts.side === 1 ? ROUNDED_BODY : SQUARE;
  return (
    <>
      <path className="board-body" d={body} />
      {facts.disorganised && <path className="board-hatch" d={body} />}
      {facts.dimmed && <path className="board-veil" d={body} />}
      <text className="board-letters">{facts.letters}</text>
      <text className="board-numbers">
        {printedStrength(facts)}
        <tspan className="board-numbers__rest">-{facts.movement}</tspan>
      </text>
      {facts.light && <circle className="baw-dot" cx="-19" cy="-19" r="2.6" />}
    </>
  );
}

/** A unit on the map. It is drawn again only when its own facts are another object. */
export const Unit = memo(({ board, facts, skin, stage }: { board: Board; facts: UnitFacts; skin: Skin; stage: Stage }) => {
  const whole = useRef<SVGGElement>(null);
  const face = useRef<SVGGElement>(null);
  const before = useRef<UnitFacts | undefined>(undefined);
  const { x, y } = centreOf(board, facts.hex);
  useLayoutEffect(() => {
    const known = before.current;
    before.current = facts;
    if (known === facts) return;
    if (known && known.disorganised !== facts.disorganised) stage.flip(face.current);
    if (facts.trail && facts.trail !== known?.trail)
      stage.glide(
        whole.current,
        facts.trail.map((hex) => centreOf(board, hex)),
      );
  });
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
      <path className="board-drop" d={facts.side === 1 ? ROUNDED_BODY : SQUARE} />
      <g ref={face}>
        <UnitFace facts={facts} skin={skin} />
      </g>
      {facts.acted && (
        <g className="board-badge board-badge--acted">
          <circle className="board-disc" r="7" />
          <path className="board-mark" d={TICK} />
        </g>
      )}
    </g>
  );
});

/** The star of a leader, with his bonus. */
export const Star = ({ bonus }: { bonus: number }) => (
  <g className="board-badge board-badge--leader">
    <circle className="board-disc" r="8" />
    <path className="board-mark" d={STAR} transform="translate(-2.6 0) scale(.74)" />
    <text className="board-count" x="3.6" y="3.4">
      {bonus}
    </text>
  </g>
);

/** A leader, with a unit or alone. */
export const Leader = memo(({ board, facts, stage }: { board: Board; facts: LeaderFacts; stage: Stage }) => {
  const whole = useRef<SVGGElement>(null);
  const before = useRef<LeaderFacts | undefined>(undefined);
  const { x, y } = centreOf(board, facts.hex);
  useLayoutEffect(() => {
    const known = before.current;
    before.current = facts;
    if (known !== facts && facts.trail && facts.trail !== known?.trail)
      stage.glide(
        whole.current,
        facts.trail.map((hex) => centreOf(board, hex)),
      );
  });
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
      <Star bonus={facts.bonus} />
    </g>
  );
});

/** A unit's counter by itself, about the origin. */
export const UnitPicture = ({ facts, skin }: { facts: UnitFacts; skin: Skin }) => (
  <g className={classOf(facts)}>
    <UnitFace facts={facts} skin={skin} />
  </g>
);

/** A piece as it would stand elsewhere. */
export const Ghost = ({ board, facts, skin }: { board: Board; facts: UnitFacts; skin: Skin }) => {
  const { x, y } = centreOf(board, facts.hex);
  return (
    <g className={`${classOf(facts)} board-counter--ghost`} transform={`translate(${num(x)} ${num(y)})`}>
      <UnitFace facts={facts} skin={skin} />
    </g>
  );
};
