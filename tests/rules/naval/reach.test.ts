import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { facingOf, kindOf, orderIn, toOf } from '../../../src/rules/naval/model/orders';
import type { Context, Ship, State } from '../../../src/rules/naval/model/types';
import { controlOf } from '../../../src/rules/naval/play/ground';
import { legalActions } from '../../../src/rules/naval/play/legal';
import { crewOf, mayMove } from '../../../src/rules/naval/play/movement';
import { ramsOf, reachOf } from '../../../src/rules/naval/play/reach';
import { seasIn } from './seas';

vi.setConfig({ testTimeout: 60_000 });

/** The slow way: every row of steps and turns that the points pay for (14.5), told by the place where it ends. */
function slowly({ board, land }: Context, state: State, ship: Ship, points: number): Map<string, number> {
  const best = new Map<string, number>();
  const isShut = (hex: number) =>
    hex < 0 || land[hex] === 1 || state.ships.some((other) => other.hex === hex && controlOf(other) !== controlOf(ship));
  const walk = (hex: number, facing: number, spent: number): void => {
    const key = `${hex}/${facing}`;
    if (spent > points || (best.get(key) ?? 99) <= spent) return;
    best.set(key, spent);
    const ahead = board.neighbours[hex * 6 + facing]!;
    const astern = board.neighbours[hex * 6 + ((facing + 3) % 6)]!;
    if (!isShut(ahead)) walk(ahead, facing, spent + 2);
    if (!isShut(astern)) walk(astern, facing, spent + 3);
    walk(hex, (facing + 1) % 6, spent + 5);
    walk(hex, (facing + 5) % 6, spent + 5);
  };
  walk(ship.hex, ship.facing, 0);
  return best;
}

const moversIn = (state: State): Ship[] => state.ships.filter((ship) => mayMove(state, ship));

test('the reach of a ship is what walking every way finds', () => {
  fc.assert(
    fc.property(seasIn('movement'), ({ context, state }) => {
      for (const ship of moversIn(state)) {
        const { spots, points } = reachOf(context, state, ship);
        expect(points).toBe(state.die + crewOf(context, ship));
        const found = new Map(spots.map(({ hex, facing, cost }) => [`${hex}/${facing}`, cost]));
        expect(found).toEqual(slowly(context, state, ship, points));
      }
    }),
    { numRuns: 100 },
  );
});

test('the way to a spot takes steps that lead there, each paid for, and as much as the spot costs', () => {
  fc.assert(
    fc.property(seasIn('movement'), ({ context, state }) => {
      for (const ship of moversIn(state)) {
        const reach = reachOf(context, state, ship);
        for (const { hex, facing, cost } of reach.spots) {
          const way = reach.wayTo(hex, facing)!;
          let at = { hex: ship.hex, facing: ship.facing, cost: 0 };
          const entered: number[] = [];
          for (const step of way.steps) {
            expect(step.cost - at.cost).toBe({ ahead: 2, astern: 3, turn: 5 }[step.kind]);
            const direction = step.kind === 'astern' ? (at.facing + 3) % 6 : at.facing;
            if (step.kind === 'turn') expect((step.facing - at.facing + 6) % 6).toSatisfy((turn) => turn === 1 || turn === 5);
            expect(step.hex).toBe(step.kind === 'turn' ? at.hex : context.board.neighbours[at.hex * 6 + direction]);
            if (step.kind !== 'turn') entered.push(step.hex);
            at = step;
          }
          expect({ ...at, path: entered }).toMatchObject({ hex, facing, cost, path: way.path });
          expect(way.cost).toBe(cost);
        }
        expect(reach.wayTo(ship.hex, ship.facing)!.steps).toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
});

test('what is reached, rammed and left is what the legal list holds', () => {
  fc.assert(
    fc.property(seasIn('movement'), ({ context, state }) => {
      for (const ship of moversIn(state)) {
        const reach = reachOf(context, state, ship);
        const rams = ramsOf(context, state, ship);
        const orders = legalActions(context, state, ship.id).map(orderIn);
        const ends = orders.filter((order) => kindOf(order) === 'move').map((order) => `${toOf(order)}/${facingOf(order)}`);
        const free = reach.spots.filter((spot) => spot.free && (spot.hex !== ship.hex || spot.facing !== ship.facing));
        expect(ends.sort()).toEqual(free.map(({ hex, facing }) => `${hex}/${facing}`).sort());
        expect(rams.map(({ order }) => order).sort()).toEqual(orders.filter((order) => /ram|through/.test(kindOf(order))).sort());
        for (const { cost, way, through } of rams) {
          expect(cost).toBe(way.cost + (through ? 4 : 2));
          expect(cost).toBeLessThanOrEqual(reach.points);
        }
        const exits = orders.filter((order) => kindOf(order) === 'leave').map(toOf);
        expect(exits.sort()).toEqual(reach.exits.map(({ hex }) => hex).sort());
      }
    }),
    { numRuns: 60 },
  );
});
