import { HEADINGS } from '../../../board/geometry';
import { num } from '../../../board/outline';
import type { CounterFacts, Kind, LandPieces, LeaderFacts } from './facts';

/** Half the body's side. */
export const BODY = 21;

/** From the centre to the middle of a front bar: inset, so that two enemies face to face both show theirs. */
const BAR = 31.6;
const HALF_BAR = 13.8;
const CASING = 1.3;

function bar(direction: number, half: number): string {
  const { x, y } = HEADINGS[direction]!;
  return `M${num(x * BAR + y * half)} ${num(y * BAR - x * half)}L${num(x * BAR - y * half)} ${num(y * BAR + x * half)}`;
}

const barsOf = (directions: readonly number[]) => ({
  bars: directions.map((d) => bar(d, HALF_BAR)).join(''),
  casing: directions.map((d) => bar(d, HALF_BAR + CASING)).join(''),
});

/** Facing north; turned as a whole. */
export const FRONT_BARS = barsOf([5, 0, 1]);
export const ALL_BARS = barsOf([0, 1, 2, 3, 4, 5]);
/** Between the body and the middle bar, pointing out. */
export const CHEVRON = `M-5.6 ${-BODY - 3.6}L0 ${num(-BAR + 0.4)}L5.6 ${-BODY - 3.6}Z`;

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

export const BOX = 'M-15-10h30v20h-30z';

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
