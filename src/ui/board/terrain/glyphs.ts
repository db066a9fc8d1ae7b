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
export type Look = (x: number, y: number) => 'clear' | 'hill' | 'woods' | 'village' | 'stream' | undefined;

const circle = (x: number, y: number, r: number) => `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-2 * r)} 0`;

/** Three lobes and a trunk's shadow; every fourth is a cypress. */
function tree({ x, y, roll }: Spot): { crown: string; shade: string; light: string } {
  const r = 4.6 + 2 * roll(0);
  if (roll(1) < 0.22) {
    const h = r * 2.6;
    const crown = `M${num(x)} ${num(y - h * 0.62)}q${num(r * 0.95)} ${num(h * 0.62)} 0 ${num(h)}q${num(-r * 0.95)} ${num(-h * 0.38)} 0 ${num(-h)}Z`;
    return { crown, shade: circle(x + 2.4, y + h * 0.3, r * 0.55), light: `M${num(x - 1)} ${num(y - h * 0.2)}v${num(h * 0.36)}` };
  }
  return {
    crown: circle(x, y, r),
    shade: circle(x + 2, y + 2.6, r),
    light: `M${num(x - r * 0.62)} ${num(y + r * 0.1)}a${num(r * 0.64)} ${num(r * 0.64)} 0 0 1 ${num(r * 0.62)} ${num(-r * 0.7)}`,
  };
}

const quad = (points: readonly Point[]) => `M${points.map((p) => `${num(p.x)} ${num(p.y)}`).join('L')}Z`;

/** A gabled house seen from above: the sunny half of its roof and the one in the shade. */
function house({ x, y, roll }: Spot): { roof: string; shade: string; ground: string } {
  const turn = (Math.floor(roll(0) * 3) * Math.PI) / 3 + (roll(1) - 0.5) * 0.5;
  const length = 5.6 + 3 * roll(2);
  const depth = 3.8 + 1.2 * roll(3);
  const to = (u: number, v: number): Point => ({ x: x + u * Math.cos(turn) - v * Math.sin(turn), y: y + u * Math.sin(turn) + v * Math.cos(turn) });
  const halves = [quad([to(-length, -depth), to(length, -depth), to(length, 0), to(-length, 0)]), quad([to(-length, 0), to(length, 0), to(length, depth), to(-length, depth)])];
  const sunnyFirst = to(0, -1).x + to(0, -1).y < x + y;
  const ground = quad([to(-length, -depth), to(length, -depth), to(length, depth), to(-length, depth)].map((p) => ({ x: p.x + 2, y: p.y + 2.4 })));
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
  for (const spot of scatter(width, height, 21, 31)) {
    if (look(spot.x, spot.y) !== 'village') continue;
    const { roof, shade, ground } = house(spot);
    found.roofs += roof;
    found.roofShades += shade;
    found.roofGround += ground;
  }
  for (const spot of scatter(width, height, 24, 51)) if (look(spot.x, spot.y) === 'stream') found.waves += wave(spot);
  for (const spot of scatter(width, height, 33, 71)) if (spot.roll(5) < 0.6 && look(spot.x, spot.y) === 'clear') found.tufts += tuft(spot);
  return found;
}
