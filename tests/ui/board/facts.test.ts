import { describe, expect, test } from 'vitest';
import { createBoard, parseHex } from '../../../src/kernel/board';
import { numberPath } from '../../../src/ui/board/digits';
import { type CounterFacts, KINDS, type MapFacts } from '../../../src/ui/board/facts';
import { centreOf, HEIGHT, SIDE } from '../../../src/ui/board/geometry';
import { intentOf, type Stroke } from '../../../src/ui/board/keys';
import { bordersOf, gridPath, outlinePath } from '../../../src/ui/board/outline';
import { pathShape, sightShape, wheelSpots } from '../../../src/ui/board/overlayShapes';
import { clampOffset, detailOf, fittingScale, shiftInto } from '../../../src/ui/board/viewport';
import { arrange, BOXES, occupiedHexes, printedNumbers } from '../../../src/ui/systems/ancients/board/counterParts';
import { drawMap } from '../../../src/ui/systems/ancients/board/draw';
import { SILHOUETTE_AUTHORS, SILHOUETTES } from '../../../src/ui/systems/ancients/board/silhouettes';

const board = createBoard(18, 12);
const at = (name: string) => parseHex(board, name)!;

function counter(part: Partial<CounterFacts>): CounterFacts {
  return {
    id: 0,
    side: 0,
    kind: 'LI',
    hex: at('B9'),
    facing: 0,
    allRound: false,
    strength: 2,
    movement: 3,
    missile: undefined,
    star: false,
    disordered: false,
    volley: false,
    panicked: false,
    plundering: false,
    acted: false,
    dimmed: false,
    name: '',
    ...part,
  };
}

describe('what a counter prints', () => {
  test.each([
    [{ strength: 4, movement: 2 }, '4-2'],
    [{ strength: 1, movement: 3, missile: 'A' }, '1A3'],
    [{ strength: 6, movement: 1, star: true }, '6*1'],
    [{ strength: 0, movement: 3, missile: 'A', disordered: true }, '0A3'],
    [{ strength: 6, movement: 3, missile: 'B', star: true }, '6B*3'],
  ] as const)('%o is %s', (part, printed) => {
    const { strength, rest } = printedNumbers(counter(part));
    expect(strength + rest).toBe(printed);
  });

  test('every kind has a silhouette with an author, and a box', () => {
    for (const kind of KINDS) {
      expect(SILHOUETTES[kind]).toMatch(/^M/);
      expect(SILHOUETTE_AUTHORS.filter((credit) => credit.kind === kind)).toHaveLength(1);
      expect(BOXES[kind].lines + BOXES[kind].solid).not.toBe('');
    }
  });
});

describe('who stands where', () => {
  const unit = counter({ id: 1, hex: at('B9') });
  const camp = counter({ id: 2, kind: 'CP', hex: at('C11'), allRound: true });
  const guard = counter({ id: 3, hex: at('C11') });

  test('leaders go to the top unit of their side, others stand alone', () => {
    const leaders = [
      { hex: at('B9'), side: 0, count: 1, name: '' },
      { hex: at('C11'), side: 0, count: 2, name: '' },
      { hex: at('B9'), side: 1, count: 1, name: '' },
      { hex: at('A1'), side: 1, count: 3, name: '' },
    ] as const;
    const { placed, alone } = arrange([unit, camp, guard], leaders);
    expect(placed.map(({ counter: { id }, leaders: count }) => [id, count])).toEqual([
      [1, 1],
      [2, 0],
      [3, 2],
    ]);
    expect(alone.map(({ hex, count, shift }) => [hex, count, shift > 0])).toEqual([
      [at('B9'), 1, true],
      [at('A1'), 3, false],
    ]);
  });

  test('a stack is fanned out about its hex, a single counter is in its middle, and one off the map is not there', () => {
    const { placed } = arrange([unit, camp, guard, counter({ id: 4, hex: -1 })], []);
    expect(placed.map(({ shift }) => shift)).toEqual([0, -5.5, 5.5]);
  });

  test('the table lists every hex that holds something once, in reading order', () => {
    const hexes = occupiedHexes({
      counters: [guard, camp, unit, counter({ hex: -2 })],
      leaders: [{ hex: at('D1'), side: 0, count: 1, name: '' }],
      camps: [{ hex: at('R12'), side: 1, state: 'open', name: '' }],
      lying: [at('B9'), at('E5')].map((hex) => ({ hex, count: 2 })),
    });
    expect(hexes).toEqual([at('D1'), at('E5'), at('B9'), at('C11'), at('R12')]);
  });
});

describe('keys', () => {
  const stroke = (part: Partial<Stroke>): Stroke => ({
    key: '',
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...part,
  });

  test('six directions by the place of the keys, whatever their letters', () => {
    const codes = ['KeyW', 'KeyE', 'KeyD', 'KeyS', 'KeyA', 'KeyQ'];
    expect(codes.map((code) => intentOf(stroke({ code, key: 'x' })))).toEqual([0, 1, 2, 3, 4, 5].map((cursor) => ({ cursor })));
    expect(intentOf(stroke({ code: 'KeyQ', key: 'a' }))).toEqual({ cursor: 5 });
  });

  test('brackets turn, with AltGr and by their place too', () => {
    expect(intentOf(stroke({ key: '[' }))).toEqual({ turn: -1 });
    expect(intentOf(stroke({ key: ']', ctrlKey: true, altKey: true }))).toEqual({ turn: 1 });
    expect(intentOf(stroke({ key: '^', code: 'BracketLeft' }))).toEqual({ turn: -1 });
  });

  test('the page keeps its own', () => {
    for (const key of ['Tab', 'f', 'o', 'l', 'r', '?', 'z'])
      expect(intentOf(stroke({ key, code: `Key${key.toUpperCase()}` }))).toBeUndefined();
    expect(intentOf(stroke({ key: 's', code: 'KeyS', ctrlKey: true }))).toBeUndefined();
    expect(intentOf(stroke({ key: 'Escape' }))).toBe('cancel');
    expect(intentOf(stroke({ key: 'Enter' }))).toBe('choose');
  });
});

describe('the view', () => {
  const map = { width: 1205, height: 960 };

  test('shows the whole map where its hexes stay readable, else fills the longer way', () => {
    expect(fittingScale(map, { width: 1080, height: 800 })).toBeCloseTo(800 / 960);
    const phone = fittingScale(map, { width: 390, height: 560 });
    expect(phone).toBeCloseTo(560 / 960);
    expect(phone * SIDE).toBeGreaterThan(20);
    expect(fittingScale({ width: 300, height: 300 }, { width: 3000, height: 3000 }) * SIDE).toBeLessThanOrEqual(110);
  });

  test('detail by the side of a hex on the screen', () => {
    expect([19, 20, 33, 34].map((side) => detailOf((side + 0.001) / SIDE))).toEqual([1, 2, 2, 3]);
  });

  test('a small map is centred, a large one never leaves the room', () => {
    expect(clampOffset(77, 400, 1000)).toBe(300);
    expect(clampOffset(5000, 2000, 1000)).toBe(140);
    expect(clampOffset(-5000, 2000, 1000)).toBe(-1140);
    expect(clampOffset(-300, 2000, 1000)).toBe(-300);
    expect(clampOffset(-5000, 2000, 1000, 300), 'its end comes out from under a cover').toBe(-1440);
    expect(clampOffset(300, 400, 1000, 300), 'a cover alone moves nothing').toBe(300);
    expect(clampOffset(-5000, 400, 1000, 300)).toBe(0);
  });

  test('places are brought into a room by the least movement, those named first before the others', () => {
    expect(shiftInto([200, 300], 70, 500)).toBe(0);
    expect(shiftInto([30], 70, 500)).toBe(40);
    expect(shiftInto([480], 70, 500)).toBe(-50);
    expect(shiftInto([200, 480], 70, 500)).toBe(-50);
    expect(shiftInto([480, 10], 70, 500), 'not both go in').toBe(-50);
    expect(shiftInto([10, 480, 30], 70, 500), 'a third that does is not forgotten').toBe(60);
    expect(shiftInto([300], 70, 100), 'no room for edges').toBe(-250);
    expect(shiftInto([], 70, 500)).toBe(0);
  });
});

describe('lines', () => {
  test('one border round neighbours, two round strangers, and one in a hole', () => {
    const centre = at('F5');
    const ring = [0, 1, 2, 3, 4, 5].map((d) => board.neighbours[centre * 6 + d]!);
    expect(bordersOf(board, new Set([centre, ...ring])).map((loop) => loop.length)).toEqual([18]);
    expect(
      bordersOf(board, new Set(ring))
        .map((loop) => loop.length)
        .sort(),
    ).toEqual([18, 6]);
    expect(bordersOf(board, new Set([at('A1'), at('R12')]))).toHaveLength(2);
    expect(outlinePath(board, [])).toBe('');
  });

  test('every hexside is in the grid once', () => {
    const inner = [...board.neighbours].filter((hex) => hex >= 0).length / 2;
    const outer = [...board.neighbours].filter((hex) => hex < 0).length;
    expect(gridPath(board).split('M')).toHaveLength(1 + inner + outer);
  });

  test('sight ends at the first hex that blocks it', () => {
    const facts = { from: at('B9'), to: at('B4'), blocked: [at('B6'), at('B8')] };
    const { cross, end } = sightShape(board, facts, 1);
    expect(end).toEqual(centreOf(board, at('B8')));
    expect(cross).not.toBe('');
    expect(sightShape(board, { ...facts, blocked: [] }, 1).cross).toBe('');
  });

  test('a path of one hex has no line, one that enters comes from off the map', () => {
    const path = { hexes: [at('A9')], facing: 1, ghost: undefined, harm: [] };
    expect(pathShape(board, path, 1)).toBeUndefined();
    expect(pathShape(board, { ...path, enters: 1 }, 1)?.line).toMatch(/^M-/);
  });

  test('the arrows of the wheel do not touch, and are at least a finger wide', () => {
    for (const u of [0.5, 1, 1.8, 3]) {
      const { spots, radius } = wheelSpots(board, at('F5'), u);
      expect(radius / u).toBeGreaterThanOrEqual(22);
      const [a, b] = [spots[0]!, spots[1]!];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(2 * radius);
    }
  });

  test('numbers are as long as their digits', () => {
    const centre = { x: 100, y: 100 };
    expect(numberPath(7, centre, 14).match(/M/g)).toHaveLength(1);
    expect(numberPath(18, centre, 14).match(/M/g)).toHaveLength(3);
  });
});

test('the same map is always drawn alike, and each ground has its picture', () => {
  const terrain = Array.from({ length: board.size }, () => 'clear' as MapFacts['terrain'][number]);
  const levels = new Uint8Array(board.size);
  const hexsides = new Uint8Array(board.size * 6);
  terrain[at('C3')] = 'woods';
  terrain[at('H5')] = 'village';
  terrain[at('J1')] = 'stream';
  terrain[at('F5')] = 'hill';
  levels[at('F5')] = 2;
  // A ring, which has no end to begin at, with a ford and a bridge.
  for (let d = 0; d < 6; d++) {
    hexsides[at('M6') * 6 + d] = d === 1 ? 2 : d === 4 ? 3 : 1;
    hexsides[board.neighbours[at('M6') * 6 + d]! * 6 + ((d + 3) % 6)] = hexsides[at('M6') * 6 + d]!;
  }
  const map: MapFacts = { board, terrain, levels, hexsides };
  const drawing = drawMap(map);
  expect(drawMap(map)).toEqual(drawing);
  expect(drawing.water.rivers.match(/M/g)).toHaveLength(1);
  expect(drawing.water.fords.match(/M/g)).toHaveLength(3);
  expect(drawing.water.bridges.match(/M/g)).toHaveLength(1);
  expect(drawing.hills.length).toBeGreaterThan(1);
  for (const path of [
    drawing.woods,
    drawing.village,
    drawing.marsh,
    drawing.hachures,
    ...Object.values(drawing.glyphs),
    ...Object.values(drawing.flats),
  ]) {
    expect(path).toMatch(/^M[-\d.]/);
    expect(path).not.toMatch(/NaN|Infinity/);
  }
  const { x, y } = centreOf(board, at('F5'));
  expect(drawing.levels).toEqual([{ x, y, level: 2 }]);
  expect(drawing.height).toBeCloseTo(12.5 * HEIGHT);
});
