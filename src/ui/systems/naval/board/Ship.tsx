import { memo, useLayoutEffect, useRef } from 'react';
import type { Board } from '../../../../kernel/board';
import type { Skin } from '../../../board/facts';
import { centreOf } from '../../../board/geometry';
import { num } from '../../../board/outline';
import type { Stage } from '../../../board/stage';
import type { Pose, ShipFacts } from './facts';
import { Badges, Hull } from './Hull';
import { anglesOf, trailFrom } from './trail';

const classOf = ({ side, size, damaged, sinking, captured, dimmed }: ShipFacts) =>
  `ship ship--${side + 1} ship--${size}${damaged ? ' ship--damaged' : ''}${sinking ? ' ship--sinking' : ''}${captured ? ' ship--captured' : ''}${dimmed ? ' ship--dimmed' : ''}`;

export interface ShipProps {
  readonly board: Board;
  readonly facts: ShipFacts;
  readonly skin: Skin;
  readonly stage: Stage;
}

/** Sails the way it has come, and turns on it. */
function sail(
  stage: Stage,
  board: Board,
  trail: readonly Pose[],
  takes: number | undefined,
  whole: SVGGElement | null,
  hull: SVGGElement | null,
) {
  const angles = anglesOf(trail);
  stage.glide(
    whole,
    trail.map(({ hex }) => centreOf(board, hex)),
    takes,
  );
  const turn = (element: SVGGElement | null, to: 1 | -1) =>
    stage.pass(
      element,
      angles.map((angle) => `rotate(${to * angle}deg)`),
      takes,
    );
  turn(hull, 1);
  for (const upright of hull?.querySelectorAll<SVGGElement>('.ship-upright') ?? []) turn(upright, -1);
}

/** A ship on the map. It is drawn again only when its own facts are another object. */
export const Ship = memo(({ board, facts, skin, stage }: ShipProps) => {
  const whole = useRef<SVGGElement>(null);
  const hull = useRef<SVGGElement>(null);
  const face = useRef<SVGGElement>(null);
  const before = useRef<ShipFacts | undefined>(undefined);
  const { x, y } = centreOf(board, facts.hex);
  useLayoutEffect(() => {
    const known = before.current;
    before.current = facts;
    if (known === facts) return;
    if (known && (known.damaged !== facts.damaged || known.sinking !== facts.sinking)) stage.flip(face.current);
    const trail = facts.trail === known?.trail ? undefined : trailFrom(known, facts);
    if (trail) sail(stage, board, trail, facts.takes, whole.current, hull.current);
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
      <Hull facts={facts} skin={skin} hull={hull} face={face} />
      <Badges facts={facts} />
    </g>
  );
});

/** A ship by itself, about the origin and at most 36 from it: beside the map, as a picture that says nothing more. */
export const ShipPicture = memo(({ facts, skin }: { readonly facts: ShipFacts; readonly skin: Skin }) => (
  <g className={classOf(facts)}>
    <Hull facts={facts} skin={skin} />
    <Badges facts={facts} />
  </g>
));

/** The ship as it would stand elsewhere. */
export const ShipGhost = memo(({ board, facts, skin }: Omit<ShipProps, 'stage'>) => {
  const { x, y } = centreOf(board, facts.hex);
  return (
    <g className={`${classOf(facts)} ship--ghost`} transform={`translate(${num(x)} ${num(y)})`}>
      <Hull facts={facts} skin={skin} />
    </g>
  );
});
