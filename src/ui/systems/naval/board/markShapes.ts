import type { Board, Direction, Hex } from '../../../../kernel/board';
import type { SideFact } from '../../../board/facts';
import { APOTHEM, centreOf, HEADINGS, type Point } from '../../../board/geometry';
import { at, num, outlinePath } from '../../../board/outline';
import { arrowHead } from '../../../board/overlayShapes';
import type { ExitMark, RamFacts } from './facts';

const from = ({ x, y }: Point, { x: ux, y: uy }: Point, along: number, aside = 0): Point => ({
  x: x + ux * along - uy * aside,
  y: y + uy * along + ux * aside,
});

const towards = (a: Point, b: Point): Point => {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
};

/** Round the points left: most of a circle that ends in a barb. They are what a ship has left after turning. */
export function turnShape({ x, y }: Point, radius: number): string {
  const end = { x: x + radius * Math.sin(0.5), y: y - radius * Math.cos(0.5) };
  const start = { x: x - radius * Math.sin(0.35), y: y - radius * Math.cos(0.35) };
  const barb = radius * 0.5;
  return `M${at(end)}A${num(radius)} ${num(radius)} 0 1 1 ${at(start)}M${num(start.x - barb * 1.05)} ${num(start.y - barb * 0.35)}L${at(start)}L${num(start.x - barb * 0.3)} ${num(start.y + barb * 1.05)}`;
}

/** Under the points left: two chevrons astern. */
export function asternShape({ x, y }: Point, height: number): string {
  const w = height * 0.62;
  const row = (top: number) => `M${num(x - w)} ${num(y + top)}L${num(x)} ${num(y + top + w * 0.6)}L${num(x + w)} ${num(y + top)}`;
  return row(height * 0.8) + row(height * 1.16);
}

/** The shock where the beak strikes, about a point. */
function burst({ x, y }: Point, turn: number): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const r = i % 2 ? 6 : 14;
    const angle = turn + (i * Math.PI) / 8;
    return at({ x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) });
  });
  return `M${points.join('L')}Z`;
}

export interface RamShape {
  /** The beak's way into the other ship. */
  readonly blow: string;
  readonly burst: string;
  /** On to the far side. */
  readonly line: string;
  readonly head: string;
  /** Oars shorn off, or the steering oars. */
  readonly wreck: string;
  /** Both ships swing round: the arcs, and their heads. */
  readonly swings: string;
  readonly swingHeads: string;
}

/** By the bow, clockwise to where it will be, within its own hex. */
function swing(board: Board, hex: Hex, facing: Direction): { arc: string; head: string } {
  const centre = centreOf(board, hex);
  const radius = APOTHEM - 4;
  const angle = (facing * Math.PI) / 3;
  const place = (a: number) => ({ x: centre.x + radius * Math.sin(a), y: centre.y - radius * Math.cos(a) });
  const start = place(angle - 1.2);
  const tip = place(angle - 0.08);
  return {
    arc: `M${at(start)}A${num(radius)} ${num(radius)} 0 0 1 ${at(place(angle - 0.26))}`,
    head: arrowHead(place(angle - 0.5), tip, 15),
  };
}

export function ramShape(board: Board, { kind, from: rammer, target, through, swings = [] }: RamFacts): RamShape {
  const a = centreOf(board, rammer);
  const b = centreOf(board, target);
  const u = towards(a, b);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const tip = kind === 'flank' ? length - 13 : length * 0.66;
  const place = (along: number, aside: number) => at(from(a, u, along, aside));
  const start = Math.min(26, tip * 0.5);
  const blow = `M${place(start, -5)}L${place(tip - 15, -7)}L${place(tip - 17, -14)}L${place(tip, 0)}L${place(tip - 17, 14)}L${place(tip - 15, 7)}L${place(start, 5)}L${place(start + 5, 0)}Z`;
  const turns = swings.map(({ hex, facing }) => swing(board, hex, facing));
  const end = through === undefined ? undefined : from(centreOf(board, through), u, -30);
  let wreck = '';
  if (kind === 'oarRake') {
    for (const aside of [-17, 17])
      for (const along of [-12, -4, 4, 12])
        wreck += `M${at(from(b, u, along - 3, aside - Math.sign(aside) * 5))}L${at(from(b, u, along + 3, aside + Math.sign(aside) * 5))}`;
  }
  if (kind === 'rudder') {
    const stern = from(b, u, -24);
    wreck = `M${at(from(stern, u, -6, -15))}L${at(from(stern, u, 6, -9))}M${at(from(stern, u, -6, 15))}L${at(from(stern, u, 6, 9))}`;
  }
  return {
    blow,
    burst: burst(from(a, u, tip), Math.atan2(u.y, u.x)),
    line: end ? `M${at(from(b, u, 2))}L${at(from(end, u, -9))}` : '',
    head: end ? arrowHead(b, end, 16) : '',
    wreck,
    swings: turns.map(({ arc }) => arc).join(''),
    swingHeads: turns.map(({ head }) => head).join(''),
  };
}

/** An arrow out over the edge of the map; the one that is chosen has a bar at its foot. */
export function exitShape(board: Board, { hex, direction, chosen }: Pick<ExitMark, 'hex' | 'direction' | 'chosen'>): string {
  const u = HEADINGS[direction]!;
  const side = from(centreOf(board, hex), u, APOTHEM);
  const place = (along: number, aside: number) => at(from(side, u, along, aside));
  const bar = chosen ? `M${place(-18, -11)}L${place(-12, -11)}L${place(-12, 11)}L${place(-18, 11)}Z` : '';
  return `${bar}M${place(-9, -4.5)}L${place(4, -4.5)}L${place(4, -11)}L${place(20, 0)}L${place(4, 11)}L${place(4, 4.5)}L${place(-9, 4.5)}Z`;
}

/** Round a hex: sharp corners for the first side, a circle for the second. */
export function controlShape(board: Board, hex: Hex, side: SideFact): string {
  if (side === 0) return outlinePath(board, [hex], 3.4, 0.01);
  const { x, y } = centreOf(board, hex);
  return `M${num(x - 33)} ${num(y)}a33 33 0 1 1 66 0a33 33 0 1 1-66 0Z`;
}
