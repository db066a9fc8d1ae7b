import { type Hex, hexAt, OFF_MAP } from '../../../kernel/board';
import type { Ground, MapFacts } from '../facts';
import { APOTHEM, boundsOf, COLUMN_STEP, centreOf, centreOfCell, HEIGHT, hexAtPoint, type Point, SIDE } from '../geometry';
import { gridPath, hexesPath, num } from '../outline';
import { noise } from './chance';
import { drawGlyphs, type Glyphs } from './glyphs';
import { type Bump, contoursOf, createRelief, smoothPath, walk } from './relief';
import { drawWater, type Water } from './water';

/** What a map is at first sight: hexes in the colours of their ground, water and grid. Quickly made. */
export interface Sketch {
  readonly width: number;
  readonly height: number;
  readonly flats: Readonly<Record<Exclude<Ground, 'clear' | 'sea' | 'land'>, string>>;
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

/** The hex of a cell, or the nearest: beyond the edge the ground goes on as at the edge, so that nothing ends there. */
function nearestHex({ board }: MapFacts, column: number, row: number): Hex {
  return hexAt(board, Math.min(board.columns - 1, Math.max(0, column)), Math.min(board.rows - 1, Math.max(0, row)));
}

function bumpsOf(map: MapFacts, ground: Ground, weightOf: (hex: number) => number): Bump[] {
  const bumps: Bump[] = [];
  for (let row = -1; row <= map.board.rows; row++) {
    for (let column = -1; column <= map.board.columns; column++) {
      const hex = nearestHex(map, column, row);
      if (map.terrain[hex] === ground) bumps.push({ ...centreOfCell(column, row), weight: weightOf(hex) });
    }
  }
  return bumps;
}

/** The edge of a wood as a map prints it: a line of leafy arcs. */
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

/** Strokes downhill, on the sides away from the light in the north-west. */
function hachure(loops: readonly (readonly Point[])[]): string {
  let path = '';
  walk(loops, 5, (point, down) => {
    const shade = 0.55 * down.x + 0.83 * down.y;
    if (shade < 0.05) return;
    const length = 3 + 7 * shade * (1 + 0.5 * noise(point.x / 9, point.y / 9, 7));
    path += `M${num(point.x)} ${num(point.y)}l${num(-down.x * length)} ${num(-down.y * length)}`;
  });
  return path;
}

function drawHills(map: MapFacts, width: number, height: number): Pick<Drawing, 'hills' | 'hachures'> {
  const bumps = bumpsOf(map, 'hill', (hex) => Math.max(1, map.levels[hex] ?? 1));
  if (bumps.length === 0) return { hills: [], hachures: '' };
  const relief = createRelief(bumps, width, height, 0.16, 17);
  const heights = HILL_HEIGHTS.map((level) => contoursOf(relief, level)).filter((loops) => loops.length > 0);
  return { hills: heights.map(smoothPath), hachures: heights.slice(0, 5).map(hachure).join('') };
}

function blob(map: MapFacts, ground: Ground, width: number, height: number, roughness: number): Point[][] {
  const bumps = bumpsOf(map, ground, () => 1);
  return bumps.length === 0 ? [] : contoursOf(createRelief(bumps, width, height, roughness, 29), FOOT);
}

/** The halves of hexes along the top and bottom that belong to no hex of the map. */
function outsideOf({ board }: MapFacts): string {
  const cells: Point[] = [];
  for (let column = 0; column < board.columns; column++)
    cells.push(column & 1 ? centreOfCell(column, -1) : centreOfCell(column, board.rows));
  for (let row = -1; row <= board.rows; row++) cells.push(centreOfCell(-1, row), centreOfCell(board.columns, row));
  return cells
    .map(({ x, y }) => {
      const [s, a] = [SIDE, APOTHEM];
      return `M${num(x - s)} ${num(y)}l${s / 2} ${num(-a)}h${s}l${s / 2} ${num(a)}l${-s / 2} ${num(a)}h${-s}Z`;
    })
    .join('');
}

export function sketchMap(map: MapFacts): Sketch {
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
    outside: outsideOf(map),
    grid: gridPath(board),
    water: drawWater(map, runsOut),
  };
}

export function drawMap(map: MapFacts): Drawing {
  const { board, terrain, levels } = map;
  const sketch = sketchOf(map);
  const { width, height } = sketch;
  const look = (x: number, y: number): Ground | undefined => {
    const hex = hexAtPoint(board, x, y);
    if (hex !== OFF_MAP) return terrain[hex];
    const column = Math.round((x - SIDE) / COLUMN_STEP);
    return terrain[nearestHex(map, column, Math.round((y - APOTHEM - (column & 1 ? APOTHEM : 0)) / HEIGHT))];
  };
  return {
    ...sketch,
    ...drawHills(map, width, height),
    woods: scallop(blob(map, 'woods', width, height, 0.1)),
    village: smoothPath(blob(map, 'village', width, height, 0.05)),
    marsh: smoothPath(blob(map, 'stream', width, height, 0.18)),
    glyphs: drawGlyphs(width, height, look),
    levels: [...Array(board.size).keys()]
      .filter((hex) => terrain[hex] === 'hill' && (levels[hex] ?? 0) > 1)
      .map((hex) => ({ ...centreOf(board, hex), level: levels[hex] ?? 0 })),
  };
}

const sketched = new WeakMap<MapFacts, Sketch>();
const drawn = new WeakMap<MapFacts, Drawing>();

function kept<Value>(made: WeakMap<MapFacts, Value>, map: MapFacts, make: (map: MapFacts) => Value): Value {
  const known = made.get(map);
  if (known) return known;
  const value = make(map);
  made.set(map, value);
  return value;
}

export const sketchOf = (map: MapFacts): Sketch => kept(sketched, map, sketchMap);
export const drawingOf = (map: MapFacts): Drawing => kept(drawn, map, drawMap);
export const isDrawn = (map: MapFacts): boolean => drawn.has(map);
