import { bumpsOf, hachure, kept, outsideOf } from '../../../board/drawing/field';
import { contoursOf, createRelief, smoothPath, walk } from '../../../board/drawing/relief';
import { APOTHEM, boundsOf, centreOf, type Point, SIDE } from '../../../board/geometry';
import { gridPath, hexesPath, insetBorders, num } from '../../../board/outline';
import type { Ground, LandMap } from './facts';
import { drawGlyphs, type Glyphs } from './glyphs';
import { drawWater, type Water } from './water';

/** What a map is at first sight: hexes in the colours of their ground, water and grid. Quickly made. */
export interface Sketch {
  readonly width: number;
  readonly height: number;
  readonly flats: Readonly<Record<Exclude<Ground, 'clear'>, string>>;
  readonly outside: string;
  readonly grid: string;
  readonly water: Water;
}

/** A printed map as path data, computed once. */
export interface Drawing extends Sketch {
  /** From the foot up. */
  readonly hills: readonly string[];
  readonly hachures: string;
  readonly woods: string;
  readonly village: string;
  readonly marsh: string;
  readonly glyphs: Glyphs;
  /** Hills above the first level. */
  readonly levels: readonly { readonly x: number; readonly y: number; readonly level: number }[];
}

const FOOT = 0.5;
const HILL_HEIGHTS = [FOOT, 0.82, 1.12, 1.5, 1.9, 2.3];

/** How far within its hexes a wood has its edge, so that its leaves end with them. */
const WOODS_INSET = 3.6;

/** The edge of a wood as a map prints it: a line of leafy arcs. The wood is to the left of the line. */
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

function drawHills({ board, terrain, levels }: LandMap, width: number, height: number): Pick<Drawing, 'hills' | 'hachures'> {
  const bumps = bumpsOf(board, (hex) => (terrain[hex] === 'hill' ? Math.max(1, levels[hex] ?? 1) : 0));
  if (bumps.length === 0) return { hills: [], hachures: '' };
  const relief = createRelief(bumps, width, height, 0.16, 17);
  const heights = HILL_HEIGHTS.map((level) => contoursOf(relief, level)).filter((loops) => loops.length > 0);
  return { hills: heights.map(smoothPath), hachures: heights.slice(0, 5).map(hachure).join('') };
}

function blob({ board, terrain }: LandMap, ground: Ground, width: number, height: number, roughness: number): Point[][] {
  const bumps = bumpsOf(board, (hex) => Number(terrain[hex] === ground));
  return bumps.length === 0 ? [] : contoursOf(createRelief(bumps, width, height, roughness, 29), FOOT);
}

/** A wood is where its hexes are, neither more nor less: on whose ground a unit stands must be seen. */
function drawWoods({ board, terrain }: LandMap): string {
  const woods = new Set([...Array(board.size).keys()].filter((hex) => terrain[hex] === 'woods'));
  return scallop(insetBorders(board, woods, WOODS_INSET).map((loop) => loop.reverse()));
}

function sketchMap(map: LandMap): Sketch {
  const { board, terrain } = map;
  const { width, height } = boundsOf(board);
  const hexes = [...Array(board.size).keys()];
  const flat = (ground: Ground) =>
    hexesPath(
      board,
      hexes.filter((hex) => terrain[hex] === ground),
      0.3,
    );
  const runsOut = ({ x, y }: Point) => x < SIDE || y < APOTHEM + 1 || x > width - SIDE || y > height - APOTHEM - 1;
  return {
    width,
    height,
    flats: { hill: flat('hill'), woods: flat('woods'), village: flat('village'), stream: flat('stream') },
    outside: outsideOf(board),
    grid: gridPath(board),
    water: drawWater(map, runsOut),
  };
}

export function drawMap(map: LandMap): Drawing {
  const { board, terrain, levels } = map;
  const sketch = sketchOf(map);
  const { width, height } = sketch;
  return {
    ...sketch,
    ...drawHills(map, width, height),
    woods: drawWoods(map),
    village: smoothPath(blob(map, 'village', width, height, 0.05)),
    marsh: smoothPath(blob(map, 'stream', width, height, 0.18)),
    glyphs: drawGlyphs(map, width, height),
    levels: [...Array(board.size).keys()]
      .filter((hex) => terrain[hex] === 'hill' && (levels[hex] ?? 0) > 1)
      .map((hex) => ({ ...centreOf(board, hex), level: levels[hex] ?? 0 })),
  };
}

const sketches = kept(sketchMap);
const drawings = kept(drawMap);
export const sketchOf = sketches.of;
export const drawingOf = drawings.of;
export const isDrawn = drawings.has;
