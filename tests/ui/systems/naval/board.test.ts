import { describe, expect, test } from 'vitest';
import { createBoard, parseHex } from '../../../../src/kernel/board';
import { APOTHEM, centreOf, HEADINGS } from '../../../../src/ui/board/geometry';
import { drawingOf, sketchOf } from '../../../../src/ui/systems/naval/board/coast';
import { type SeaMap, SHIP_SIZES } from '../../../../src/ui/systems/naval/board/facts';
import {
  BUILDS,
  hullPath,
  oarPaths,
  plainHull,
  ramPath,
  shieldPath,
  sternPath,
  towerPath,
} from '../../../../src/ui/systems/naval/board/lines';
import { MOST_FIGURES, placesOf } from '../../../../src/ui/systems/naval/board/Marines';
import { asternShape, controlShape, exitShape, ramShape, turnShape } from '../../../../src/ui/systems/naval/board/markShapes';
import { anglesOf, posesOf } from '../../../../src/ui/systems/naval/board/trail';

const board = createBoard(18, 12);
const at = (name: string) => parseHex(board, name)!;
const SIDES = [0, 1] as const;

/** The end points of a path of straight and curved pieces, absolute commands only. */
function pointsOf(path: string): { x: number; y: number }[] {
  return path.split(/(?=[MLCQ])/).flatMap((piece) => {
    if (!/^[MLCQ]/.test(piece)) return [];
    const n =
      piece
        .slice(1)
        .match(/-?\d*\.?\d+/g)
        ?.map(Number) ?? [];
    const last = piece[0] === 'C' ? 4 : piece[0] === 'Q' ? 2 : 0;
    return n.length >= last + 2 ? [{ x: n[last]!, y: n[last + 1]! }] : [];
  });
}

describe('a ship from above', () => {
  // A hex is the same after a sixth of a turn, so one facing speaks for all.
  const inHex = ({ x, y }: { x: number; y: number }) => Math.max(Math.abs(y), (Math.abs(x) * Math.sqrt(3) + Math.abs(y)) / 2) <= APOTHEM;

  test.each(SHIP_SIZES)('a %s one stays within its hex, whichever way it points', (size) => {
    for (const side of SIDES) {
      const { shafts } = oarPaths(size, false);
      const { post, steering } = sternPath(size);
      const points = [hullPath(side, size), ramPath(side, size), plainHull(side, size), shafts, post, steering].flatMap(pointsOf);
      expect(points.length).toBeGreaterThan(40);
      expect(points.filter((point) => !inHex(point))).toEqual([]);
    }
  });

  test('the bow is where the beak is, ahead of the hull and short of the hexside: two ships bow to bow do not touch', () => {
    for (const side of SIDES)
      for (const size of SHIP_SIZES) {
        const tip = Math.min(...pointsOf(ramPath(side, size)).map(({ y }) => y));
        expect(tip).toBeLessThan(Math.min(...pointsOf(hullPath(side, size)).map(({ y }) => y)));
        expect(tip).toBeGreaterThan(1 - APOTHEM);
      }
  });

  test('a large one is broader and longer and has more oars', () => {
    const { small, large } = BUILDS;
    expect(large.beam).toBeGreaterThan(1.5 * small.beam);
    expect(large.stern - large.bow).toBeGreaterThan(small.stern - small.bow);
    const oars = (size: 'small' | 'large') => oarPaths(size, false).shafts.split('M').length;
    expect(oars('large')).toBeGreaterThan(1.5 * oars('small'));
  });

  test('the sides differ in shape: lines for the first, curves for the second', () => {
    for (const size of SHIP_SIZES) {
      for (const path of [hullPath(0, size), plainHull(0, size), shieldPath(0, size), towerPath(0).wall])
        expect(path).not.toMatch(/[ACQac]/);
      for (const path of [hullPath(1, size), plainHull(1, size), shieldPath(1, size), towerPath(1).wall]) expect(path).toMatch(/[ACQac]/);
    }
  });

  test('damage breaks oars', () => {
    for (const size of SHIP_SIZES) {
      const sound = oarPaths(size, false);
      const broken = oarPaths(size, true);
      expect(broken.shafts.length).toBeLessThan(sound.shafts.length);
      expect(broken.blades.split('M').length).toBeLessThan(sound.blades.split('M').length / 2);
    }
  });

  test.each([0, 1, 2, 3, 4])('%i marines are so many figures, apart from each other', (count) => {
    const places = placesOf(count, 12, 13);
    expect(places).toHaveLength(count);
    places.forEach((a, i) => {
      for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(12);
    });
  });

  test('more than can be told at a glance are one figure and a number', () => {
    expect(placesOf(MOST_FIGURES + 1, 12, 13)).toHaveLength(1);
  });
});

describe('how a ship has sailed', () => {
  const sailed = (path: string, end: number, start?: number) =>
    posesOf(board, path.split(' ').map(at), end, start).map(({ hex, facing }) => [hex, facing]);

  test('ahead, and astern with the bow as it was', () => {
    expect(sailed('C5 C4 C3', 0, 0)).toEqual([
      [at('C5'), 0],
      [at('C4'), 0],
      [at('C3'), 0],
    ]);
    expect(sailed('C5 C6', 0, 0)).toEqual([
      [at('C5'), 0],
      [at('C6'), 0],
    ]);
  });

  test('it turns where it must, one direction at a time', () => {
    const next = board.neighbours[at('C4') * 6 + 1]!;
    expect(posesOf(board, [at('C5'), at('C4'), next], 2, 0).map(({ hex, facing }) => [hex, facing])).toEqual([
      [at('C5'), 0],
      [at('C4'), 0],
      [at('C4'), 1],
      [next, 1],
      [next, 2],
    ]);
    expect(sailed('C5', 4, 0)).toEqual([
      [at('C5'), 0],
      [at('C5'), 5],
      [at('C5'), 4],
    ]);
  });

  test('without the facing it had, it comes ahead rather than astern', () => {
    expect(sailed('C5 C4', 0)).toEqual([
      [at('C5'), 0],
      [at('C4'), 0],
    ]);
    expect(sailed('C5 C6', 0)[0]).toEqual([at('C5'), 0]);
  });

  test('hexes that do not touch are no way', () => {
    expect(sailed('C5 C2', 0)).toEqual([]);
  });

  test('angles never spin the long way round', () => {
    const poses = [0, 5, 4, 5, 0, 1].map((facing) => ({ hex: 0, facing }));
    expect(anglesOf(poses)).toEqual([0, -60, -120, -60, 0, 60]);
  });
});

describe('marks', () => {
  const ram = { kind: 'oarRake', from: at('C5'), target: at('C4') } as const;

  test('a ram strikes the target, and goes on to the far side only if it may', () => {
    const held = ramShape(board, ram);
    expect([held.line, held.head, held.swings]).toEqual(['', '', '']);
    const through = ramShape(board, { ...ram, through: at('C3'), swings: [{ hex: at('C3'), facing: 1 }] });
    expect(through.line).not.toBe('');
    expect(through.swings.match(/A/g)).toHaveLength(1);
    const burst = pointsOf(held.burst);
    const { x, y } = centreOf(board, at('C4'));
    expect(Math.min(...burst.map((p) => Math.hypot(p.x - x, p.y - y)))).toBeLessThan(APOTHEM);
  });

  test('each kind of ram has its own wreck', () => {
    const wrecks = (['oarRake', 'rudder', 'flank'] as const).map((kind) => ramShape(board, { ...ram, kind }).wreck);
    expect(new Set(wrecks).size).toBe(3);
  });

  test('the way off the map points out of it', () => {
    for (const [hex, direction] of [
      [at('C1'), 0],
      [at('R6'), 2],
      [at('A4'), 4],
    ] as const) {
      const { x, y } = centreOf(board, hex);
      const u = HEADINGS[direction]!;
      const along = pointsOf(exitShape(board, { hex, direction })).map((p) => (p.x - x) * u.x + (p.y - y) * u.y);
      expect(Math.max(...along)).toBeGreaterThan(APOTHEM + 15);
    }
  });

  test('ahead, astern and turns are told apart, and so are the sides of who commands', () => {
    const centre = { x: 100, y: 100 };
    expect(asternShape(centre, 12).match(/M/g)).toHaveLength(2);
    expect(turnShape(centre, 15)).toMatch(/A15 15/);
    expect(controlShape(board, at('C5'), 0)).not.toMatch(/a/);
    expect(controlShape(board, at('C5'), 1)).toMatch(/a33 33/);
  });
});

describe('the sea', () => {
  const land = new Set(['A8', 'A9', 'B9', 'B10', 'H6', 'Q1', 'R1', 'R2', 'L12'].map(at));
  const mapOf = (): SeaMap => ({ board, land: Uint8Array.from({ length: board.size }, (_, hex) => Number(land.has(hex))) });
  const map = mapOf();

  test('the same map is always drawn alike', () => {
    expect(drawingOf(mapOf())).toEqual(drawingOf(map));
    expect(JSON.stringify(drawingOf(map))).not.toMatch(/NaN|Infinity/);
  });

  test('every hex of land lies within the shore and every other without', () => {
    const loops = drawingOf(map)
      .shore.split('M')
      .slice(1)
      .map((loop) => pointsOf(`M${loop}`));
    const ashore = (hex: number) => {
      const { x, y } = centreOf(board, hex);
      let inside = false;
      for (const loop of loops)
        loop.forEach((a, i) => {
          const b = loop[(i + 1) % loop.length]!;
          if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
        });
      return inside;
    };
    expect([...Array(board.size).keys()].filter(ashore)).toEqual([...land].sort((a, b) => a - b));
  });

  test('waves keep off the land, and a sea without land has no shore', () => {
    expect(drawingOf(map).waves).toMatch(/^M/);
    const open: SeaMap = { board, land: new Uint8Array(board.size) };
    expect(sketchOf(open).border).toBe('');
    expect(drawingOf(open).shore).toBe('');
    expect(drawingOf(open).waves.length).toBeGreaterThan(drawingOf(map).waves.length);
  });
});
