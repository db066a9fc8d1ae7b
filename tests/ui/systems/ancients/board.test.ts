import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createBoard, parseHex } from '../../../../src/kernel/board';
import { centreOf, HEIGHT } from '../../../../src/ui/board/geometry';
import { createStage } from '../../../../src/ui/board/stage';
import { CounterLayer } from '../../../../src/ui/systems/ancients/board/CounterLayer';
import { arrange, BOXES, occupiedHexes, printedNumbers } from '../../../../src/ui/systems/ancients/board/counterParts';
import { drawMap } from '../../../../src/ui/systems/ancients/board/draw';
import { type CounterFacts, type Ground, KINDS, type LandMap, type LandPieces } from '../../../../src/ui/systems/ancients/board/facts';
import { SILHOUETTE_AUTHORS, SILHOUETTES } from '../../../../src/ui/systems/ancients/board/silhouettes';
import { UNMARKED } from './unmarked';

const board = createBoard(18, 12);
const at = (name: string) => parseHex(board, name)!;

const counter = (part: Partial<CounterFacts>): CounterFacts => ({
  ...UNMARKED,
  id: 0,
  side: 0,
  kind: 'LI',
  hex: at('B9'),
  strength: 2,
  ...part,
});

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

/** The badges of what stands on a map, as markup. */
function badges(pieces: Partial<LandPieces>): string[] {
  const map: LandMap = { board, terrain: [], levels: [], hexsides: [] };
  const all: LandPieces = { counters: [], leaders: [], camps: [], lying: [], ...pieces };
  const html = renderToStaticMarkup(createElement(CounterLayer, { map, pieces: all, skin: 'silhouettes', stage: createStage() }));
  return html.split('class="board-badge').slice(1);
}

test.each([1, 2, 3, 5])(
  '%i leaders on a unit or alone are as many stars, in one hex; no badge has letters that a small map would shrink',
  (count) => {
    const led = { leaders: [{ hex: at('B9'), side: 0 as const, count, name: '' }] };
    for (const counters of [[], [counter({ mark: 'charges' })]]) {
      const drawn = badges({ ...led, counters });
      const badge = drawn.find((one) => one.includes('board-badge--leader'))!;
      const heights = [...badge.matchAll(/translate\(0 ([-\d.]+)\)/g)].map(([, y]) => Number(y));
      expect(heights).toHaveLength(count);
      expect(new Set(heights).size).toBe(count);
      expect(Math.max(...heights.map(Math.abs))).toBeLessThanOrEqual(12);
      expect(drawn.filter((one) => /<text(?! class="board-numbers")/.test(one))).toEqual([]);
    }
  },
);

test('the same map is always drawn alike, and each ground has its picture', () => {
  const terrain = Array.from({ length: board.size }, () => 'clear' as Ground);
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
  const map: LandMap = { board, terrain, levels, hexsides };
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
