import { createElement, type FragmentProps, isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createBoard, parseHex } from '../../../src/kernel/board';
import { numberPath } from '../../../src/ui/board/digits';
import { APOTHEM, centreOf, SIDE } from '../../../src/ui/board/geometry';
import { intentOf, type Stroke } from '../../../src/ui/board/keys';
import { Arrows, besidePieces, Dangers } from '../../../src/ui/board/marks';
import { bordersOf, gridPath, outlinePath } from '../../../src/ui/board/outline';
import { pathShape, sightShape } from '../../../src/ui/board/overlayShapes';
import { PrintedMap } from '../../../src/ui/board/PrintedMap';
import { hasMark } from '../../../src/ui/board/useBoardView';
import { clampOffset, detailOf, firstOffset, fittingScale, shiftInto } from '../../../src/ui/board/viewport';
import { wheelSpots } from '../../../src/ui/board/wheelSpots';

const board = createBoard(18, 12);
const at = (name: string) => parseHex(board, name)!;

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

  test('a map that does not all go in begins where somebody stands, and not beyond its edge', () => {
    const shown = (places: number[], room = 500) => {
      const from = 0 - firstOffset(places, 2000, room);
      return [from, from + room];
    };
    expect(shown([300, 500, 400]), 'all of them').toEqual([150, 650]);
    expect(shown([10, 30]), 'at the edge').toEqual([0, 500]);
    expect(shown([1990]), 'at the other').toEqual([1500, 2000]);
    expect(shown([100, 150, 1900, 1800, 1850]), 'the most of them, where not all go in').toEqual([1500, 2000]);
    expect(shown([]), 'nobody is there').toEqual([750, 1250]);
    for (const places of [[], [0], [200, 210], [400]]) expect(firstOffset(places, 400, 500), 'all of it goes in').toBe(50);
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

test('a hex is marked where it may be chosen, by whatever shows it; not by what has been drawn there for a note', () => {
  const here = at('F5');
  const marks = [{ legal: [here] }, { reachable: [{ hex: here, left: 1 }] }, { drawn: [here] }];
  for (const overlays of marks) expect(hasMark(overlays, here), JSON.stringify(overlays)).toBe(true);
  expect(hasMark({ noted: [{ to: here }], stays: [here] }, here)).toBe(false);
  expect(hasMark({}, here)).toBe(false);
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
    const path = { hexes: [at('A9')], facing: 1 };
    expect(pathShape(board, path, 1)).toBeUndefined();
    expect(pathShape(board, { ...path, enters: 1 }, 1)?.line).toMatch(/^M-/);
  });

  test('the arrows of the wheel do not touch, and are at least a finger wide', () => {
    for (const u of [0.5, 1, 1.8, 3]) {
      const { spots, radius, reach } = wheelSpots(board, at('F5'), u);
      const { y } = centreOf(board, at('F5'));
      expect(Math.max(...spots.map((spot) => Math.abs(spot.y - y))) + radius).toBeCloseTo(reach);
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

test.each([1, 2, 5])('the rows of a map of %i columns are numbered once on the left and once on the right', (columns) => {
  const narrow = createBoard(columns, 3);
  const sketch = { width: 84, height: 220, outside: '', grid: '' };
  const Printed = () => PrintedMap({ map: { board: narrow }, sketch, whole: true, children: null });
  const html = renderToStaticMarkup(createElement(Printed));
  const print = html.slice(html.indexOf('board-coordinates'));
  const places = [...print.matchAll(/<text x="([-\d.]+)" y="[-\d.]+">(\d+)<\/text>/g)].map(
    ([, x, row]) => `${row} ${Number(x) < 0 ? 'left' : 'right'}`,
  );
  expect(places.sort()).toEqual(['1 left', '1 right', '2 left', '2 right', '3 left', '3 right']);
});

/** The keys of what a list of marks draws. */
function keysIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(keysIn);
  if (!isValidElement<FragmentProps>(node)) return [];
  return node.key === null ? keysIn(node.props.children) : [node.key];
}

test('marks that are told twice are two: none is left behind when they go', () => {
  const arrow = { from: at('B2'), to: at('C3') };
  const danger = { hex: at('B2'), label: '1-1', by: 'melee' };
  const arrows = keysIn(Arrows({ board, overlays: { arrows: [arrow, { ...arrow }], noted: [arrow, { ...arrow }] } }));
  // Of each list by itself.
  expect([arrows.length, new Set(arrows.slice(0, 2)).size, new Set(arrows.slice(2)).size]).toEqual([4, 2, 2]);
  const dangers = keysIn(
    (Dangers as unknown as { type: (props: object) => unknown }).type({ board, marks: [danger, { ...danger }], u: 1 }),
  );
  expect([dangers.length, new Set(dangers).size]).toEqual([2, 2]);
});

test('a range of two to four hexes is printed on a hexside, where no piece stands', () => {
  const from = at('J6');
  const tested = new Set<number>();
  for (let to = 0; to < board.size; to++) {
    const [a, b] = [centreOf(board, from), centreOf(board, to)];
    const hexes = Math.round(
      Math.max(Math.abs(b.x - a.x) / (1.5 * SIDE), Math.abs(b.x - a.x) / (3 * SIDE) + Math.abs(b.y - a.y) / (2 * APOTHEM)),
    );
    if (hexes < 2 || hexes > 4) continue;
    tested.add(to);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const { x, y } = besidePieces(board, one, other);
      const nearest = Math.min(
        ...[...Array(board.size).keys()].map((hex) => Math.hypot(centreOf(board, hex).x - x, centreOf(board, hex).y - y)),
      );
      expect(nearest, `${one}-${other}`).toBeGreaterThan(APOTHEM - 0.1);
    }
  }
  expect(tested.size).toBe(54);
});
