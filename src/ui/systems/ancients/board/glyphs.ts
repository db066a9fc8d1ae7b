import { hexAtPoint, type Point } from '../../../board/geometry';
import { num } from '../../../board/outline';
import { type Spot, scatter } from '../../../ground/chance';
import { hexNear } from '../../../ground/field';
import { crownIn, drawTrees, drawTufts, type Trees } from '../../../ground/plants';
import type { Ground, LandMap } from './facts';

/** What stands on the ground; each path holds all glyphs of the map. */
export interface Glyphs extends Trees {
  readonly tufts: string;
  readonly roofs: string;
  readonly roofShades: string;
  readonly roofGround: string;
  readonly waves: string;
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

export function drawGlyphs({ board, terrain }: LandMap, width: number, height: number): Glyphs {
  const is = (ground: Ground) => (x: number, y: number) => terrain[hexNear(board, x, y)] === ground;
  const [village, stream] = [is('village'), is('stream')];
  const wooded = (x: number, y: number) => terrain[hexAtPoint(board, x, y)] === 'woods';
  const found = { roofs: '', roofShades: '', roofGround: '', waves: '' };
  for (const spot of scatter(width, height, 22.5, 31)) {
    if (!village(spot.x, spot.y)) continue;
    const { roof, shade, ground } = house(spot);
    found.roofs += roof;
    found.roofShades += shade;
    found.roofGround += ground;
  }
  for (const spot of scatter(width, height, 24, 51))
    if (stream(spot.x - 8, spot.y) && stream(spot.x + 8, spot.y)) found.waves += wave(spot);
  return { ...drawTrees(width, height, crownIn(wooded)), ...found, tufts: drawTufts(width, height, is('clear')) };
}
