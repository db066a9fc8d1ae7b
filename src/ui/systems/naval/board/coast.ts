import type { Hex } from '../../../../kernel/board';
import { boundsOf, centreOf, HEIGHT, type Point } from '../../../board/geometry';
import { gridPath, hexesPath, num, outlinePath } from '../../../board/outline';
import type { Frame } from '../../../board/PrintedMap';
import { noise, type Spot, scatter } from '../../../ground/chance';
import { reliefOf } from '../../../ground/depths';
import { bumpsOf, hachure, hexNear, kept, outsideOf } from '../../../ground/field';
import { drawTrees, drawTufts, type Trees } from '../../../ground/plants';
import { contoursOf, createRelief, smoothPath } from '../../../ground/relief';
import type { SeaMap } from './facts';

/** A sea at first sight: the hexes that are land. */
export interface SeaSketch extends Frame {
  readonly land: string;
  /** The grid where there is land on both sides; `grid` has the rest. */
  readonly landGrid: string;
  /** The border of the land's hexes, which is what the rules go by. */
  readonly border: string;
}

/** A printed sea as path data. */
export interface SeaDrawing extends SeaSketch {
  /** Areas of deeper water, each within the one before. */
  readonly depths: readonly string[];
  /** Lines along the coast, the farthest from it first. */
  readonly lines: readonly string[];
  readonly shore: string;
  /** Ground that rises from the shore. */
  readonly inland: readonly string[];
  readonly cliffs: string;
  readonly waves: string;
  readonly swell: string;
  readonly trees: Trees;
  readonly tufts: string;
}

const SHORE = 0.54;
const LINES = [0.1, 0.2, 0.34];
const INLAND = [0.86, 1.08];
/** In hexes from the coast, as far as the sea floor knows of it; more is open sea. */
const DEPTHS = [0.28, 0.52, 0.84, 1.12];
const SHELF = 4 * HEIGHT;

function sketchSea({ board, land: shores }: SeaMap): SeaSketch {
  const land = [...Array(board.size).keys()].filter((hex) => shores[hex]);
  const inland = (hex: Hex, other: Hex) => shores[hex] === 1 && (other < 0 || shores[other] === 1);
  return {
    ...boundsOf(board),
    outside: outsideOf(board),
    grid: gridPath(board, (hex, other) => !inland(hex, other)),
    landGrid: gridPath(board, inland),
    land: hexesPath(board, land, 0.3),
    border: outlinePath(board, land, 0, 3),
  };
}

/** Deeper away from land and, at sea, here and there. */
function drawDepths({ board, land: shores }: SeaMap, width: number, height: number): string[] {
  const coast: Point[] = [];
  for (let hex = 0; hex < board.size; hex++) if (shores[hex]) coast.push(centreOf(board, hex));
  const floor = reliefOf(width, height, 24, (x, y) => {
    let nearest = SHELF;
    for (const land of coast) nearest = Math.min(nearest, Math.hypot(land.x - x, land.y - y));
    return nearest / SHELF + 0.26 * noise(x / 210, y / 150, 5) + 0.1 * noise(x / 80, y / 60, 6);
  });
  return DEPTHS.map((depth) => smoothPath(contoursOf(floor, depth))).filter((path) => path !== '');
}

/** Two or three crests, one behind the other. */
function crests({ x, y, roll }: Spot): string {
  const half = 4.5 + 2.5 * roll(0);
  const rise = 2.4 + roll(1);
  const crest = (dx: number, dy: number, w: number) =>
    `M${num(x + dx - w)} ${num(y + dy)}q${num(w / 2)} ${num(-rise)} ${num(w)} 0t${num(w)} 0`;
  return crest(0, 0, half) + (roll(2) < 0.6 ? crest(half * 0.7, 4.6, half * 0.6) : '');
}

/** A long line of swell. */
const swellOf = ({ x, y, roll }: Spot) => `M${num(x - 15)} ${num(y)}q7 ${num(-3 - roll(0))} 15 0t${num(13 + 6 * roll(1))} -1`;

const wooded = (x: number, y: number) => noise(x / 66, y / 58, 91) > 0.42;

function drawSea(map: SeaMap): SeaDrawing {
  const sketch = sketchOf(map);
  const { width, height } = sketch;
  const afloat = (x: number, y: number) => !map.land[hexNear(map.board, x, y)];
  const open = ({ x, y }: Spot) => afloat(x - 14, y) && afloat(x + 14, y) && afloat(x, y - 10) && afloat(x, y + 10);
  const bumps = bumpsOf(map.board, (hex) => map.land[hex] ?? 0);
  const relief = createRelief(bumps, width, height, 0.12, 41);
  const lines = (levels: readonly number[]) => (bumps.length ? levels.map((level) => contoursOf(relief, level)) : []);
  const [shore = []] = lines([SHORE]);
  return {
    ...sketch,
    depths: drawDepths(map, width, height),
    lines: lines(LINES).map(smoothPath),
    shore: smoothPath(shore),
    inland: lines(INLAND)
      .map(smoothPath)
      .filter((path) => path !== ''),
    cliffs: hachure(shore),
    waves: scatter(width, height, 50, 61)
      .filter((spot) => spot.roll(7) < 0.72 && open(spot))
      .map(crests)
      .join(''),
    swell: scatter(width, height, 96, 81).filter(open).map(swellOf).join(''),
    trees: drawTrees(width, height, (x, y) => !afloat(x, y) && wooded(x, y)),
    tufts: drawTufts(width, height, (x, y) => !afloat(x, y) && !wooded(x, y)),
  };
}

const sketches = kept(sketchSea);
const drawings = kept(drawSea);
export const sketchOf = sketches.of;
export const drawingOf = drawings.of;
export const isDrawn = drawings.has;
