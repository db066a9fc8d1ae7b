import './ground.css';
import type { Board, Hex } from '../../kernel/board';
import type { Point } from '../board/geometry';
import { insetBorders, num } from '../board/outline';
import { type Spot, scatter } from './chance';
import { walk } from './relief';

/** Whether something stands at a point. */
export type Grows = (x: number, y: number) => boolean;

/** Trees from above: each path holds those of the whole map. */
export interface Trees {
  readonly crowns: string;
  readonly crownShades: string;
  readonly crownLights: string;
}

const circle = (x: number, y: number, r: number) =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-2 * r)} 0`;

/** A round outline of leafy lobes. */
function foliage(x: number, y: number, r: number, lobes: number, turn: number): string {
  let path = '';
  for (let i = 0; i <= lobes; i++) {
    const angle = turn + (i * 2 * Math.PI) / lobes;
    const point = `${num(x + r * Math.cos(angle))} ${num(y + r * Math.sin(angle))}`;
    path += i ? `A${num(r * 0.55)} ${num(r * 0.55)} 0 0 1 ${point}` : `M${point}`;
  }
  return `${path}Z`;
}

/** A crown seen from above, its shade to the south-east and its lit side; every fifth is a cypress. */
function tree({ x, y, roll }: Spot): { crown: string; shade: string; light: string } {
  const r = 4.4 + 2.2 * roll(0);
  if (roll(1) < 0.2) {
    const w = r * 0.62;
    const h = r * 1.7;
    const crown = `M${num(x)} ${num(y - h)}C${num(x + w * 1.5)} ${num(y - h * 0.2)} ${num(x + w)} ${num(y + h * 0.6)} ${num(x)} ${num(y + h * 0.6)}S${num(x - w * 1.5)} ${num(y - h * 0.2)} ${num(x)} ${num(y - h)}Z`;
    return { crown, shade: circle(x + 2.2, y + h * 0.45, w), light: circle(x - w * 0.3, y + h * 0.05, w * 0.42) };
  }
  return {
    crown: foliage(x, y, r, 6, roll(2) * 2),
    shade: foliage(x + 2.2, y + 2.8, r, 6, roll(2) * 2),
    light: foliage(x - r * 0.28, y - r * 0.32, r * 0.42, 5, roll(3) * 2),
  };
}

/** About the middle of a tree. */
const CROWN = [
  [-8, 0],
  [8, 0],
  [-4.5, -9],
  [4.5, -9],
  [0, 8],
] as const;

/** Whether a tree stands with all its crown in a wood. */
export const crownIn =
  (wood: Grows): Grows =>
  (x, y) =>
    CROWN.every(([dx, dy]) => wood(x + dx, y + dy));

/** Trees, close together, wherever they grow with some room to the south-east. */
export function drawTrees(width: number, height: number, grows: Grows): Trees {
  const trees = { crowns: '', crownShades: '', crownLights: '' };
  for (const spot of scatter(width, height, 17, 11)) {
    if (!grows(spot.x, spot.y) || !grows(spot.x + 4, spot.y + 5)) continue;
    const { crown, shade, light } = tree(spot);
    trees.crowns += crown;
    trees.crownShades += shade;
    trees.crownLights += light;
  }
  return trees;
}

/** Three blades, or a few stones. */
function tuft({ x, y, roll }: Spot): string {
  if (roll(3) < 0.3) return `M${num(x)} ${num(y)}h1.2M${num(x + 4)} ${num(y + 2)}h.8`;
  return `M${num(x - 3)} ${num(y - 3)}l2 4M${num(x + 0.2)} ${num(y - 4.4)}v5M${num(x + 3.4)} ${num(y - 3)}l-1.8 4`;
}

/** Grass, here and there. */
export function drawTufts(width: number, height: number, grows: Grows): string {
  return scatter(width, height, 33, 71)
    .filter((spot) => spot.roll(5) < 0.6 && grows(spot.x, spot.y))
    .map(tuft)
    .join('');
}

/** How far within its hexes what is wooded has its edge, so that its leaves end with them. */
const LEAVES_INSET = 3.6;

/** The edge of trees as a map prints it: a line of leafy arcs. They are to the left of the line. */
function scallop(loops: readonly (readonly Point[])[]): string {
  let path = '';
  for (const loop of loops) {
    const points: Point[] = [];
    walk([loop], 12, (point) => points.push(point));
    if (points.length < 3) continue;
    path += `M${num(points[0]!.x)} ${num(points[0]!.y)}`;
    for (let i = 1; i <= points.length; i++) {
      const to = points[i % points.length]!;
      path += `A7.4 7.4 0 0 0 ${num(to.x)} ${num(to.y)}`;
    }
    path += 'Z';
  }
  return path;
}

/** What is wooded is where its hexes are, neither more nor less: on whose ground a piece stands must be seen. */
export const leafyEdge = (board: Board, hexes: ReadonlySet<Hex>): string =>
  scallop(insetBorders(board, hexes, LEAVES_INSET).map((loop) => loop.reverse()));
