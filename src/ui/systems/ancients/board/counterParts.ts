import type { Direction } from '../../../../kernel/board';
import { HEADINGS, type Point } from '../../../board/geometry';
import { at, num } from '../../../board/outline';
import { BODY, ROUNDED_BODY, within } from '../../../board/pieceShapes';
import type { CounterFacts, Kind, LandPieces, LeaderFacts } from './facts';

/** From the centre to the base of the front mark; a corner that reaches farther that way is cut off. */
const CUT = 26.6;

const square = (): readonly Point[] => [
  { x: -BODY, y: -BODY },
  { x: BODY, y: -BODY },
  { x: BODY, y: BODY },
  { x: -BODY, y: BODY },
];

/** A polygon without what lies beyond a line across a direction. */
function cut(points: readonly Point[], direction: Direction, at: number): Point[] {
  const { x: ux, y: uy } = HEADINGS[direction]!;
  const over = ({ x, y }: Point) => x * ux + y * uy - at;
  return points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length]!;
    const [from, to] = [over(a), over(b)];
    const share = from / (from - to);
    const crossing = from > 0 === to > 0 ? [] : [{ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }];
    return from > 0 ? crossing : [a, ...crossing];
  });
}

const SQUARES = [undefined, 0, 1, 2, 3, 4, 5].map(
  (facing) => `M${(facing === undefined ? square() : cut(square(), facing, CUT)).map(at).join('L')}Z`,
);

/** The body's outline: square corners, or round ones. */
export const bodyOf = ({ side, facing, allRound }: Pick<CounterFacts, 'side' | 'facing' | 'allRound'>): string =>
  side === 1 ? ROUNDED_BODY : SQUARES[allRound ? 0 : facing + 1]!;

/** From the centre to the middle of a front bar: inset, so that two enemies face to face both show theirs. */
const BAR = 32.4;
const HALF_BAR = 13.8;
const CASING = 1.3;

function bar(direction: number, half: number, centre: Point): string {
  const { x, y } = HEADINGS[direction % 6]!;
  const end = (along: number) => `${num(centre.x + x * BAR + y * along)} ${num(centre.y + y * BAR - x * along)}`;
  return `M${end(half)}L${end(-half)}`;
}

/** Bars on all the hexsides that a piece faces whose centre is given: where they lie, for Chromium works out the layers of the page anew with each new transform. */
export function barsOf({ facing, allRound }: Pick<CounterFacts, 'facing' | 'allRound'>, centre: Point) {
  const ahead = allRound ? [0, 1, 2, 3, 4, 5] : [facing + 5, facing, facing + 1];
  const drawn = (half: number) => ahead.map((direction) => bar(direction, half, centre)).join('');
  return { bars: drawn(HALF_BAR), casing: drawn(HALF_BAR + CASING) };
}

/** Where a piece faces, here north: a broad point that ends within its own hex, so that two enemies face to face both show theirs. */
export const PROW = 'M-15-26.2H15L0-35.2Z';

/** A front all round: a wall along the hexsides, within the hex. */
export const WALL = within(0.9);

/**
 * Where badges stand, by the front: the leader at the corner, west or east, that the front is turned from; what has become of the unit at the
 * other one, below or above the front if that is there.
 */
export function badgePlaces({ facing, allRound }: Pick<CounterFacts, 'facing' | 'allRound'>): string {
  const leader = !allRound && (facing === 1 || facing === 2) ? 'west' : 'east';
  const state = allRound || facing === 0 || facing === 3 ? 'middle' : facing === 1 || facing === 5 ? 'low' : 'high';
  return `board-counter--${leader} board-counter--${state}`;
}

/** What a counter prints: `4-2`, `1A3`, `6*1`; the letter or the star in the slot of the dash. */
export function printedNumbers({ strength, movement, missile, star }: Pick<CounterFacts, 'strength' | 'movement' | 'missile' | 'star'>): {
  strength: string;
  rest: string;
} {
  const slot = `${missile ?? ''}${star ? '*' : ''}` || '-';
  return { strength: String(strength), rest: `${slot}${movement}` };
}

/** Boxes in the manner of NATO, 30 wide and 20 high about the origin: what is stroked, what is filled. */
export const BOXES: Readonly<Record<Kind, { readonly lines: string; readonly solid: string }>> = {
  LI: { lines: 'M-15-10L15 10M15-10L-15 10', solid: '' },
  HI: { lines: 'M-15-10L15 10M15-10L-15 10', solid: 'M-15-10h5v20h-5z' },
  PX: { lines: 'M-15-10L15 10M15-10L-15 10', solid: 'M-15-10h5v20h-5zM10-10h5v20h-5z' },
  LA: { lines: 'M-15-10L15 10M15-10L-15 10', solid: 'M0-8l4 7h-8z' },
  HA: { lines: 'M-15-10L15 10M15-10L-15 10', solid: 'M-15-10h5v20h-5zM0-8l4 7h-8z' },
  MM: { lines: 'M-15-10L15 10M15-10L-15 10', solid: 'M0-8l4 7h-8zM0 8l4-7h-8z' },
  LC: { lines: 'M-15 10L15-10', solid: '' },
  HC: { lines: 'M-15 10L15-10', solid: 'M-15-10h5v20h-5z' },
  KT: { lines: 'M-15 10L15-10', solid: 'M-15-10h5v20h-5zM10-10h5v20h-5z' },
  CH: { lines: 'M-15 10L15-10M-7 0a7 7 0 1 1 14 0a7 7 0 1 1-14 0', solid: '' },
  EL: { lines: '', solid: 'M-11 0a11 6.5 0 1 1 22 0a11 6.5 0 1 1-22 0' },
  CP: { lines: '', solid: 'M0-8l13 16h-9l-4-6-4 6h-9z' },
};

export interface Placed {
  readonly counter: CounterFacts;
  /** Leaders of its side in its hex. */
  readonly leaders: number;
  /** How far it is pushed aside in a stack, in map units. */
  readonly shift: number;
}

export interface Arrangement {
  readonly placed: readonly Placed[];
  /** Leaders with no unit of their side in their hex. */
  readonly alone: readonly (LeaderFacts & { readonly shift: number })[];
}

/** Who stands where: leaders go as a badge to the top counter of their side, a stack is fanned out. */
export function arrange(counters: readonly CounterFacts[], leaders: readonly LeaderFacts[]): Arrangement {
  const stacks = new Map<number, CounterFacts[]>();
  for (const counter of counters) {
    if (counter.hex < 0) continue;
    const stack = stacks.get(counter.hex);
    if (stack) stack.push(counter);
    else stacks.set(counter.hex, [counter]);
  }
  const badges = new Map<number, number>();
  const alone: (LeaderFacts & { shift: number })[] = [];
  for (const leader of leaders) {
    const stack = stacks.get(leader.hex) ?? [];
    const host = stack.filter((counter) => counter.side === leader.side).at(-1);
    if (host) badges.set(host.id, (badges.get(host.id) ?? 0) + leader.count);
    else alone.push({ ...leader, shift: stack.length > 0 ? 16 : 0 });
  }
  const placed = counters
    .filter((counter) => counter.hex >= 0)
    .map((counter) => {
      const stack = stacks.get(counter.hex)!;
      const shift = stack.length < 2 ? 0 : (stack.indexOf(counter) - (stack.length - 1) / 2) * 11;
      return { counter, leaders: badges.get(counter.id) ?? 0, shift };
    });
  return { placed, alone };
}

/** The hexes that hold something, in reading order. */
export function occupiedHexes({ counters, leaders, camps, lying }: LandPieces): number[] {
  const hexes = new Set([...counters, ...leaders, ...camps, ...lying].map((piece) => piece.hex));
  return [...hexes].filter((hex) => hex >= 0).sort((a, b) => a - b);
}
