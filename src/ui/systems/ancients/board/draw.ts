import { APOTHEM, boundsOf, centreOf, type Point, SIDE } from '../../../board/geometry';
import { gridPath, hexesPath } from '../../../board/outline';
import { kept, outsideOf } from '../../../ground/field';
import { drawHeights, drawPatch } from '../../../ground/heights';
import { leafyEdge } from '../../../ground/plants';
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

function blob({ board, terrain }: LandMap, ground: Ground, width: number, height: number, roughness: number): string {
  return drawPatch(board, (hex) => terrain[hex] === ground, width, height, roughness);
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
  const { contours, hachures } = drawHeights(board, (hex) => (terrain[hex] === 'hill' ? Math.max(1, levels[hex] ?? 1) : 0), width, height);
  const woods = new Set([...Array(board.size).keys()].filter((hex) => terrain[hex] === 'woods'));
  return {
    ...sketch,
    hills: contours,
    hachures,
    woods: leafyEdge(board, woods),
    village: blob(map, 'village', width, height, 0.05),
    marsh: blob(map, 'stream', width, height, 0.18),
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
