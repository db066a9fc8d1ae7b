import { TICK } from './pieceShapes';

/** The tick on whoever has done what he could. `place`: the class that says where on the piece. */
export const ActedBadge = ({ place = '' }: { readonly place?: string }) => (
  <g className={`board-badge board-badge--acted ${place}`.trimEnd()}>
    <circle className="board-disc" r="7" />
    <path className="board-mark" d={TICK} />
  </g>
);
