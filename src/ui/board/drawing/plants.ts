import type { Ground } from '../facts';
import type { Point } from '../geometry';
import { num } from '../outline';
import { type Spot, scatter } from './chance';

/** What a place is drawn with; each path holds all glyphs of the map. */
export interface Glyphs {
  readonly tufts: string;
  readonly crowns: string;
  readonly crownShades: string;
  readonly crownLights: string;
  readonly roofs: string;
  readonly roofShades: string;
  readonly roofGround: string;
  readonly waves: string;
}

/** What grows at a point: the ground, and whether a river is near. */
export type Look = (x: number, y: number) => Ground | undefined;

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

const quad = (points: readonly Point[]) => `M${points.map((p) => `${num(p.x)} ${num(p.y)}`).join('L')}Z`;

/** A gabled house seen from above: the sunny half of its roof and the one in the shade. */
function house({ x, y, roll }: Spot): { roof: string; shade: string; ground: string } {
  const turn = 0.3 + (roll(0) < 0.5 ? 0 : Math.PI / 2) + (roll(1) - 0.5) * 0.36;
  const length = 5.6 + 3.2 * roll(2);
  const depth = 4.4 + 1.4 * roll(3);
  const to = (u: number, v: number): Point => ({
    x: x + u * Math.cos(turn) - v * Math.sin(turn),
    y: y + u * Math.sin(turn) + v * Math.cos(turn),
  });
  const halves = [
    quad([to(-length, -depth), to(length, -depth), to(length, 0), to(-length, 0)]),
    quad([to(-length, 0), to(length, 0), to(length, depth), to(-length, depth)]),
  ];
  const sunnyFirst = to(0, -1).x + to(0, -1).y < x + y;
  const ground = quad(
    [to(-length, -depth), to(length, -depth), to(length, depth), to(-length, depth)].map((p) => ({ x: p.x + 2, y: p.y + 2.4 })),
  );
  return { roof: halves[sunnyFirst ? 0 : 1]!, shade: halves[sunnyFirst ? 1 : 0]!, ground };
}

const wave = ({ x, y }: Spot) => `M${num(x - 6)} ${num(y)}q3 -3.6 6 0t6 0`;

/** Three blades, or a few stones. */
function tuft({ x, y, roll }: Spot): string {
  if (roll(3) < 0.3) return `M${num(x)} ${num(y)}h1.2M${num(x + 4)} ${num(y + 2)}h.8`;
  return `M${num(x - 3)} ${num(y - 3)}l2 4M${num(x + 0.2)} ${num(y - 4.4)}v5M${num(x + 3.4)} ${num(y - 3)}l-1.8 4`;
}

export function drawGlyphs(width: number, height: number, look: Look): Glyphs {
  const found = { tufts: '', crowns: '', crownShades: '', crownLights: '', roofs: '', roofShades: '', roofGround: '', waves: '' };
  for (const spot of scatter(width, height, 17, 11)) {
    if (look(spot.x, spot.y) !== 'woods' || look(spot.x + 4, spot.y + 5) !== 'woods') continue;
    const { crown, shade, light } = tree(spot);
    found.crowns += crown;
    found.crownShades += shade;
    found.crownLights += light;
  }
  for (const spot of scatter(width, height, 22.5, 31)) {
    if (look(spot.x, spot.y) !== 'village') continue;
    const { roof, shade, ground } = house(spot);
    found.roofs += roof;
    found.roofShades += shade;
    found.roofGround += ground;
  }
  for (const spot of scatter(width, height, 24, 51))
    if (look(spot.x - 8, spot.y) === 'stream' && look(spot.x + 8, spot.y) === 'stream') found.waves += wave(spot);
  for (const spot of scatter(width, height, 33, 71)) if (spot.roll(5) < 0.6 && look(spot.x, spot.y) === 'clear') found.tufts += tuft(spot);
  return found;
}
