import { CORNERS } from './geometry';
import { num } from './outline';

/** Half the body of a square piece: as large as it may be in a hex with a mark beside it. */
export const BODY = 25;
const ROUND = 12;

/** The body of the side that is drawn light. */
export const ROUNDED_BODY = `M${-BODY} ${ROUND - BODY}a${ROUND} ${ROUND} 0 0 1 ${ROUND} ${-ROUND}H${BODY - ROUND}a${ROUND} ${ROUND} 0 0 1 ${ROUND} ${ROUND}V${BODY - ROUND}a${ROUND} ${ROUND} 0 0 1 ${-ROUND} ${ROUND}H${ROUND - BODY}a${ROUND} ${ROUND} 0 0 1 ${-ROUND} ${-ROUND}Z`;

/** A box in the manner of NATO, 30 wide and 20 high about the origin. */
export const BOX = 'M-15-10h30v20h-30z';

/** The outline of a hex about the origin, drawn within it. */
export const within = (share: number) => `M${CORNERS.map(({ x, y }) => `${num(x * share)} ${num(y * share)}`).join('L')}Z`;

/** About a target, within its hex and outside all that the piece there bears. */
export const RING = within(0.95);

/** The tick of whoever has done what he could. */
export const TICK = 'M-3.4.2L-.9 2.8 3.6-2.6';

/** A star: five-pointed, about the origin, 6 from the centre to a point. */
export const STAR = 'M0-6L1.6-2 5.7-1.9 2.5.8 3.5 4.9 0 2.6-3.5 4.9-2.5.8-5.7-1.9-1.6-2Z';

/** Side of the square in which silhouettes are drawn. */
export const SILHOUETTE_SIZE = 512;

/** How large a figure stands on a piece, and the transform that brings a silhouette there. */
const FIGURE = 30;
export const FIGURE_SCALE = `translate(${-FIGURE / 2} ${-FIGURE / 2}) scale(${FIGURE / SILHOUETTE_SIZE})`;
