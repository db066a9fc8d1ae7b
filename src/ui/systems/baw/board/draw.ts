import type { Board, Hex } from '../../../../kernel/board';
import { APOTHEM, boundsOf, centreOf, HEADINGS, hexAtPoint, hexsideOf, type Point, SIDE } from '../../../board/geometry';
import { at, gridPath, hexesPath, num, outlinePath } from '../../../board/outline';
import type { Frame } from '../../../board/PrintedMap';
import { type Spot, scatter } from '../../../ground/chance';
import { hexNear, kept, outsideOf } from '../../../ground/field';
import { drawHeights, drawPatch, type Heights } from '../../../ground/heights';
import { hexsideLines } from '../../../ground/hexsideLines';
import { crownIn, drawTrees, drawTufts, leafyEdge, type Trees } from '../../../ground/plants';
import type { AncientMap, Ground } from './facts';

/** What a map is at first sight: hexes in the colours of their ground, streams and slopes. */
export interface Sketch extends Frame {
  readonly flats: Readonly<Record<Exclude<Ground, 'clear'>, string>>;
  readonly heights: string;
  readonly streams: string;
  /** A tooth across every hexside between two levels, pointing down. */
  readonly slopes: string;
}

/** A printed map as path data, computed once. */
export interface Drawing extends Sketch, Heights, Trees {
  readonly water: string;
  readonly shallows: string;
  readonly stones: string;
  readonly waves: string;
  readonly woods: string;
  readonly walls: string;
  readonly towers: string;
  readonly palisades: string;
  readonly tents: string;
  readonly tufts: string;
  /** Levels above the first. */
  readonly levels: readonly { readonly x: number; readonly y: number; readonly level: number }[];
}

const allOf = (board: Board): Hex[] => [...Array(board.size).keys()];

function slopesOf({ board, levels }: AncientMap): string {
  let path = '';
  for (const hex of allOf(board)) {
    for (let d = 0; d < 6; d++) {
      const other = board.neighbours[hex * 6 + d]!;
      if (other < 0 || levels[other]! >= levels[hex]!) continue;
      const [a, b] = hexsideOf(board, hex, d);
      const down = HEADINGS[d]!;
      for (const share of [0.2, 0.4, 0.6, 0.8]) {
        const foot = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
        path += `M${at(foot)}l${num(down.x * 6.5)} ${num(down.y * 6.5)}`;
      }
    }
  }
  return path;
}

function sketchMap(map: AncientMap): Sketch {
  const { board, ground, levels, streams } = map;
  const { width, height } = boundsOf(board);
  const flat = (kind: Ground) =>
    hexesPath(
      board,
      allOf(board).filter((hex) => ground[hex] === kind),
      0.3,
    );
  const runsOut = ({ x, y }: Point) => x < SIDE || y < APOTHEM + 1 || x > width - SIDE || y > height - APOTHEM - 1;
  return {
    width,
    height,
    outside: outsideOf(board),
    grid: gridPath(board),
    flats: {
      forest: flat('forest'),
      river: flat('river'),
      ford: flat('ford'),
      sea: flat('sea'),
      rampart: flat('rampart'),
      camp: flat('camp'),
      works: flat('works'),
    },
    heights: hexesPath(
      board,
      allOf(board).filter((hex) => levels[hex]! > 0),
      0.3,
    ),
    streams: hexsideLines(board, streams, runsOut),
    slopes: slopesOf(map),
  };
}

const WET: ReadonlySet<Ground> = new Set(['river', 'ford', 'sea']);

const wave = ({ x, y }: Spot) => `M${num(x - 6)} ${num(y)}q3 -3.6 6 0t6 0`;
const stone = ({ x, y, roll }: Spot) => {
  const r = 1.4 + 1.4 * roll(0);
  return `M${num(x - r)} ${num(y)}a${num(r)} ${num(r * 0.8)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(r * 0.8)} 0 1 1 ${num(-2 * r)} 0`;
};

/** A wall along the middle of its hexes, with a tower in each. */
function drawWalls({ board, ground }: AncientMap): { walls: string; towers: string } {
  let [walls, towers] = ['', ''];
  for (const hex of allOf(board)) {
    if (ground[hex] !== 'rampart') continue;
    const centre = centreOf(board, hex);
    towers += `M${num(centre.x - 12)} ${num(centre.y - 12)}h24v24h-24z`;
    for (const d of [1, 2, 3]) {
      const other = board.neighbours[hex * 6 + d]!;
      if (other >= 0 && ground[other] === 'rampart') walls += `M${at(centre)}L${at(centreOf(board, other))}`;
    }
  }
  return { walls, towers };
}

const tent = ({ x, y, roll }: Spot) => {
  const w = 6 + 2 * roll(0);
  return `M${num(x - w)} ${num(y + 5)}L${num(x)} ${num(y - 6)}L${num(x + w)} ${num(y + 5)}ZM${num(x)} ${num(y - 6)}v11`;
};

export function drawMap(map: AncientMap): Drawing {
  const { board, ground, levels } = map;
  const sketch = sketchOf(map);
  const { width, height } = sketch;
  const is =
    (...kinds: readonly Ground[]) =>
    (x: number, y: number) =>
      kinds.includes(ground[hexNear(board, x, y)]!);
  const wooded = (x: number, y: number) => ground[hexAtPoint(board, x, y)] === 'forest';
  const [open, ford, tented, clear] = [is('river', 'sea'), is('ford'), is('camp', 'works'), is('clear')];
  const spotsIn = (spacing: number, salt: number, within: (x: number, y: number) => boolean, margin: number) =>
    scatter(width, height, spacing, salt).filter(
      ({ x, y }) => within(x - margin, y) && within(x + margin, y) && within(x, y - margin) && within(x, y + margin),
    );
  const forest = new Set(allOf(board).filter((hex) => ground[hex] === 'forest'));
  return {
    ...sketch,
    ...drawHeights(board, (hex) => levels[hex]!, width, height),
    ...drawTrees(width, height, crownIn(wooded)),
    ...drawWalls(map),
    water: drawPatch(board, (hex) => WET.has(ground[hex]!), width, height, 0.1),
    shallows: drawPatch(board, (hex) => ground[hex] === 'ford', width, height, 0.12),
    stones: spotsIn(11, 37, ford, 6).map(stone).join(''),
    waves: spotsIn(26, 51, open, 9).map(wave).join(''),
    woods: leafyEdge(board, forest),
    palisades: outlinePath(
      board,
      allOf(board).filter((hex) => ground[hex] === 'works'),
      5,
    ),
    tents: spotsIn(26, 83, tented, 8).map(tent).join(''),
    tufts: drawTufts(width, height, clear),
    levels: allOf(board)
      .filter((hex) => levels[hex]! > 1)
      .map((hex) => ({ ...centreOf(board, hex), level: levels[hex]! })),
  };
}

const sketches = kept(sketchMap);
const drawings = kept(drawMap);
export const sketchOf = sketches.of;
export const drawingOf = drawings.of;
export const isDrawn = drawings.has;
