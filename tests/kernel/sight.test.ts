import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createBoard, hexAtAxial, OFF_MAP, parseHex, printHex } from '../../src/kernel/board';
import { blockersOf, createSight, type SightLine, traceSight } from '../../src/kernel/sight';

vi.setConfig({ testTimeout: 60_000 });

type Offset = readonly [q: number, r: number];
const FAR = 6;

const offsets: Offset[] = [];
for (let q = -FAR; q <= FAR; q++) for (let r = -FAR; r <= FAR; r++) if ((q || r) && Math.abs(q + r) <= FAR) offsets.push([q, r]);

const minus = ([q, r]: Offset): Offset => [q === 0 ? 0 : -q, r === 0 ? 0 : -r];
/** Sixty degrees clockwise. */
const turned = ([q, r]: Offset): Offset => [r === 0 ? 0 : -r, q + r];
const mirrored = ([q, r]: Offset): Offset => [q === 0 ? 0 : -q, q + r];

/** A line as a set of hexes and a set of pairs, seen through a map of the plane. */
function shapeOf(line: SightLine, see: (offset: Offset) => Offset = (offset) => offset): { hexes: string[]; besides: string[] } {
  const name = (offset: Offset) => see(offset).join(',');
  return {
    hexes: line.hexes.map(name).sort(),
    besides: line.besides.map(([aq, ar, bq, br]) => [name([aq, ar]), name([bq, br])].sort().join(' ')).sort(),
  };
}

describe('a line of sight', () => {
  test('is the same both ways', () => {
    for (const [q, r] of offsets) {
      expect(shapeOf(traceSight(-q, -r), ([a, b]) => [q + a, r + b])).toEqual(shapeOf(traceSight(q, r)));
      expect(shapeOf(traceSight(-q, -r), minus)).toEqual(shapeOf(traceSight(q, r)));
    }
  });

  test('is the same in every direction and in a mirror', () => {
    for (const offset of offsets) {
      const line = traceSight(...offset);
      expect(shapeOf(traceSight(...turned(offset)))).toEqual(shapeOf(line, turned));
      expect(shapeOf(traceSight(...mirrored(offset)))).toEqual(shapeOf(line, mirrored));
    }
  });

  test('crosses the hexes that its points lie in', () => {
    for (const [q, r] of offsets) {
      const { hexes, besides } = shapeOf(traceSight(q, r));
      const met = new Set<string>();
      const pairs = new Set<string>();
      for (let t = 0.0005; t < 1; t += 0.001) {
        const near = hexesNear(q * t, r * t);
        const [name] = near;
        if (near.length === 1) met.add(name!);
        if (near.length === 2) pairs.add(near.sort().join(' '));
      }
      expect(hexes).toEqual(expect.arrayContaining([...met].filter((name) => name !== '0,0' && name !== `${q},${r}`)));
      for (const pair of besides) expect(pairs).toContain(pair);
    }
  });

  test('along a straight row crosses each hex of it, between two rows each pair', () => {
    expect(shapeOf(traceSight(0, 3))).toEqual({ hexes: ['0,1', '0,2'], besides: [] });
    expect(shapeOf(traceSight(1, 1))).toEqual({ hexes: [], besides: ['0,1 1,0'] });
    expect(shapeOf(traceSight(2, 2))).toEqual({ hexes: ['1,1'], besides: ['0,1 1,0', '1,2 2,1'] });
    expect(shapeOf(traceSight(1, 0))).toEqual({ hexes: [], besides: [] });
  });
});

/** The hex or hexes whose middle is nearest to a point given in axial coordinates. */
function hexesNear(q: number, r: number): string[] {
  const found: { name: string; far: number }[] = [];
  for (let a = Math.floor(q) - 1; a <= Math.ceil(q) + 1; a++) {
    for (let b = Math.floor(r) - 1; b <= Math.ceil(r) + 1; b++) {
      found.push({ name: `${a},${b}`, far: (a - q) ** 2 + (a - q) * (b - r) + (b - r) ** 2 });
    }
  }
  const least = Math.min(...found.map(({ far }) => far));
  return found.filter(({ far }) => far < least + 1e-9).map(({ name }) => name);
}

describe('what blocks a sight', () => {
  const board = createBoard(18, 12);
  const sight = createSight(board);
  const hex = fc.nat(board.size - 1);
  const cover = fc.array(fc.boolean(), { minLength: board.size, maxLength: board.size });

  test('blocks it both ways', () => {
    fc.assert(
      fc.property(hex, hex, cover, (from, to, blocks) => {
        const there = blockersOf(board, sight(from, to), from, (at) => blocks[at]!);
        const back = blockersOf(board, sight(to, from), to, (at) => blocks[at]!);
        expect(there.sort()).toEqual(back.sort());
        expect(there).not.toContain(from);
        expect(there).not.toContain(to);
        expect(there.every((at) => blocks[at])).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('is the same whether the line is remembered or traced', () => {
    fc.assert(
      fc.property(hex, hex, (from, to) => {
        const [dq, dr] = [board.q[to]! - board.q[from]!, board.r[to]! - board.r[from]!];
        expect(sight(from, to)).toEqual(traceSight(dq, dr));
        for (const [q, r] of sight(from, to).hexes) expect(hexAtAxial(board, board.q[from]! + q, board.r[from]! + r)).not.toBe(from);
      }),
    );
  });

  test('beside a hexside takes two, and off the map is none', () => {
    const at = (name: string) => parseHex(board, name)!;
    const blockers = (from: string, to: string, ...blocking: string[]) =>
      blockersOf(board, sight(at(from), at(to)), at(from), (one) => blocking.includes(printHex(board, one))).map((one) =>
        printHex(board, one),
      );
    expect(blockers('C3', 'D4', 'C4')).toEqual([]);
    expect(blockers('C3', 'E3', 'D2')).toEqual([]);
    expect(blockers('C3', 'E3', 'D3')).toEqual([]);
    expect(blockers('C3', 'E3', 'D2', 'D3').sort()).toEqual(['D2', 'D3']);
    // C1 and E1 have D1 below the line; what would be above it is off the map.
    expect(blockers('C1', 'E1', 'D1')).toEqual([]);
    expect(hexAtAxial(board, board.q[at('C1')]! + 1, board.r[at('C1')]! - 1)).toBe(OFF_MAP);
  });
});
