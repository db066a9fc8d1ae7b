import type { Board, Direction, Hex } from '../../kernel/board';
import type { AttackFacts, PathFacts, SightFacts } from './facts';
import { centreOf, HEADINGS, HEIGHT, type Point } from './geometry';
import { at, num } from './outline';

const between = (a: Point, b: Point, from: number): Point => {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: a.x + ((b.x - a.x) * from) / length, y: a.y + ((b.y - a.y) * from) / length };
};
const off = (point: Point, direction: Direction, by: number): Point => ({
  x: point.x + HEADINGS[direction]!.x * by,
  y: point.y + HEADINGS[direction]!.y * by,
});

/** A barbed head, so that no other of its corners can be taken for the tip. */
export function arrowHead(from: Point, tip: Point, size: number): string {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const ux = (tip.x - from.x) / length;
  const uy = (tip.y - from.y) / length;
  const back = { x: tip.x - ux * size, y: tip.y - uy * size };
  const half = size * 0.6;
  const notch = { x: tip.x - ux * size * 0.68, y: tip.y - uy * size * 0.68 };
  return `M${at(tip)}L${at({ x: back.x - uy * half, y: back.y + ux * half })}L${at(notch)}L${at({ x: back.x + uy * half, y: back.y - ux * half })}Z`;
}

/** From the edge of the piece that moves to the edge of where it will stand. */
export function pathShape(
  board: Board,
  { hexes, enters, leaves, ghost }: Omit<PathFacts, 'facing'>,
  u: number,
): { line: string; head: string } | undefined {
  const points = hexes.map((hex) => centreOf(board, hex));
  if (enters !== undefined && points[0]) points.unshift(off(points[0], (enters + 3) % 6, HEIGHT * 0.85));
  else if (points[1]) points[0] = between(points[0]!, points[1], 23);
  const last = points.at(-1);
  if (leaves !== undefined && last) points.push(off(last, leaves, HEIGHT * 0.8));
  const before = points.at(-2);
  if (!last || !before) return undefined;
  const size = Math.max(13, 11 * u);
  const end = points.at(-1)!;
  const tip = ghost && leaves === undefined ? between(end, before, 22) : end;
  // A line that ends under the head would look out at its tip.
  const stop = between(tip, before, size * 0.6);
  return { line: `M${[...points.slice(0, -1), stop].map(at).join('L')}`, head: arrowHead(before, tip, size) };
}

export function trailShape(board: Board, hexes: readonly Hex[]): { line: string; dots: string; head: string } {
  const points = hexes.map((hex) => centreOf(board, hex));
  const first = points[0]!;
  const last = points.at(-1)!;
  const before = points.at(-2) ?? first;
  const tip = between(last, before, 25);
  const dots = `M${num(first.x - 5)} ${num(first.y)}a5 5 0 1 1 10 0a5 5 0 1 1-10 0`;
  return {
    line: points.length > 1 ? `M${[...points.slice(0, -1), tip].map(at).join('L')}` : '',
    dots,
    head: points.length > 1 ? arrowHead(before, tip, 11) : '',
  };
}

/** The line of sight, ending in a cross in the first hex that blocks it. */
export function sightShape(
  board: Board,
  { from, to, blocked }: SightFacts,
  u: number,
): { free: string; shut: string; cross: string; end: Point } {
  const a = centreOf(board, from);
  const b = centreOf(board, to);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const along = (p: Point) => ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length;
  const first = blocked.map((hex) => along(centreOf(board, hex))).sort((m, n) => m - n)[0];
  if (first === undefined) return { free: `M${at(between(a, b, 24))}L${at(between(b, a, 24))}`, shut: '', cross: '', end: b };
  const stop = between(a, b, first);
  const arm = Math.max(11, 9 * u);
  const cross = `M${num(stop.x - arm)} ${num(stop.y - arm)}L${num(stop.x + arm)} ${num(stop.y + arm)}M${num(stop.x + arm)} ${num(stop.y - arm)}L${num(stop.x - arm)} ${num(stop.y + arm)}`;
  return {
    free: `M${at(between(a, b, 24))}L${at(stop)}`,
    shut: `M${at(between(stop, b, arm))}L${at(between(b, a, 24))}`,
    cross,
    end: stop,
  };
}

/** A broad arrow from the attacker's edge into the hex attacked; one that matters less is slender. */
export function attackShape(board: Board, { from, to, direction, slight }: AttackFacts): string {
  const b = centreOf(board, to);
  const a = from === undefined ? off(b, ((direction ?? 0) + 3) % 6, HEIGHT) : centreOf(board, from);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const ux = (b.x - a.x) / length;
  const uy = (b.y - a.y) / length;
  const breadth = slight ? 0.55 : 1;
  const place = (along: number, aside: number) =>
    at({ x: a.x + ux * along - uy * aside * breadth, y: a.y + uy * along + ux * aside * breadth });
  const tip = length - 15;
  const start = Math.min(18, length * 0.3);
  return `M${place(start, -5)}L${place(tip - 15, -7)}L${place(tip - 17, -15)}L${place(tip, 0)}L${place(tip - 17, 15)}L${place(tip - 15, 7)}L${place(start, 5)}L${place(start + 5, 0)}Z`;
}
