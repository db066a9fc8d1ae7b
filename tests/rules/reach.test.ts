import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createBoard, DIRECTIONS, type Hex, OFF_MAP } from '../../src/kernel/board';
import { isAhead } from '../../src/rules/ancients/model/front';
import { createReach, facingsOut, flood, type Ground } from '../../src/rules/ancients/play/reach';

vi.setConfig({ testTimeout: 60_000 });

/** The slow way: every hex and facing by itself, by the rules of steps and turns alone. */
function slowly(
  board: ReturnType<typeof createBoard>,
  ground: Ground,
  start: { hex: Hex; facing: number },
  points: number,
): Map<string, number> {
  const best = new Map<string, number>([[`${start.hex}/${start.facing}`, 0]]);
  const queue = [{ ...start, cost: 0, moved: false }];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { hex, facing, cost, moved } = next;
    const reached = (to: Hex, as: number, price: number, step: boolean) => {
      const key = `${to}/${as}`;
      if (price > points || (best.get(key) ?? 99) <= price) return;
      best.set(key, price);
      queue.push({ hex: to, facing: as, cost: price, moved: moved || step });
    };
    if (ground.stops[hex] && moved) continue;
    for (const d of DIRECTIONS) {
      if (d !== facing) reached(hex, d, cost + 1, false);
      const to = board.neighbours[hex * 6 + d]!;
      const price = ground.steps[hex * 6 + d]!;
      if (!isAhead(facing, d) || to === OFF_MAP || price === 0 || ground.shut[to] || to === start.hex) continue;
      if (ground.away && ground.away[to]! < ground.away[hex]!) continue;
      reached(to, d, cost + price, true);
    }
  }
  return best;
}

const board = createBoard(7, 7);
const bytes = (most: number, count: number) => fc.array(fc.integer({ min: 0, max: most }), { minLength: count, maxLength: count });

test('the flood finds what the slow way finds: every hex, its least cost, and the facings held there', () => {
  const grounds = fc.record({
    steps: bytes(3, board.size * 6),
    stops: bytes(5, board.size),
    shut: bytes(4, board.size),
    away: fc.option(bytes(3, board.size)),
  });
  const reach = createReach(board);
  fc.assert(
    fc.property(grounds, fc.nat(board.size - 1), fc.nat(5), fc.integer({ min: 1, max: 6 }), (drawn, hex, facing, points) => {
      const ground: Ground = {
        steps: Uint8Array.from(drawn.steps),
        stops: Uint8Array.from(drawn.stops, (n) => (n === 5 ? 1 : 0)),
        shut: Uint8Array.from(drawn.shut, (n) => (n === 4 ? 1 : 0)),
        away: drawn.away ? Int16Array.from(drawn.away) : undefined,
      };
      flood(board, ground, reach, { hex, facings: 1 << facing, cost: 0, leaves: true }, points);
      const slow = slowly(board, ground, { hex, facing }, points);
      const found = new Set(reach.hexes.slice(0, reach.count));
      expect([...found].sort()).toEqual([...new Set([...slow.keys()].map((key) => Number.parseInt(key, 10)))].sort());
      expect(found.size).toBe(reach.count);
      for (const at of found) {
        if (at === hex) continue;
        const costs = DIRECTIONS.map((d) => slow.get(`${at}/${d}`) ?? 99);
        const least = Math.min(...costs);
        expect(reach.costs[at]).toBe(least);
        const held = ground.stops[at] ? (cost: number) => cost <= points : (cost: number) => cost === least;
        expect(reach.facings[at]).toBe(costs.reduce((set, cost, d) => (held(cost) ? set | (1 << d) : set), 0));
      }
    }),
    { seed: 2, numRuns: 400 },
  );
});

test('facings out of the map are those with a hex ahead that lies off it', () => {
  for (let hex = 0; hex < board.size; hex++) {
    const out = DIRECTIONS.filter((f) => DIRECTIONS.some((d) => isAhead(f, d) && board.neighbours[hex * 6 + d] === OFF_MAP));
    expect(facingsOut(board, hex)).toBe(out.reduce<number>((set, f) => set | (1 << f), 0));
  }
});
