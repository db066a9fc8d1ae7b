import { type Direction, type Hex, opposite } from '../../../kernel/board';
import { AHEAD, ASTERN } from '../../../rules/naval/model/data';
import type { Context, Ship, State } from '../../../rules/naval/model/types';
import { mayMove } from '../../../rules/naval/play/movement';
import { type Reach, reachOf, type Way } from '../../../rules/naval/play/reach';
import { memoPerPiece } from '../../table/contract/memo';
import type { ExitMark, SeaReach } from './board/facts';
import { exitPoints } from './scores';

/** A way that a ship may go, with what it takes. */
export interface Voyage {
  /** From its own hex to the last. */
  readonly hexes: readonly Hex[];
  readonly facing: Direction;
  readonly cost: number;
  readonly left: number;
  readonly ahead: number;
  readonly astern: number;
  readonly turns: number;
}

/** A way off the map. */
export interface Exit {
  readonly hex: Hex;
  readonly direction: Direction;
  readonly cost: number;
  /** Points of victory that its side is better off by. */
  readonly worth: number;
  /** Those that the enemy gains. */
  readonly enemy: number;
}

/** 14.5 Where a ship can go in this phase. */
export interface Ways {
  /** By hex, its own too: the facings open there, as bits. */
  readonly facings: ReadonlyMap<Hex, number>;
  /** By hex: the facing held there at least cost, the lowest of equals. */
  readonly cheapest: ReadonlyMap<Hex, Direction>;
  readonly marks: readonly SeaReach[];
  readonly exits: readonly Exit[];
  readonly reach: Reach | undefined;
}

const NOWHERE: Ways = { facings: new Map(), cheapest: new Map(), marks: [], exits: [], reach: undefined };

export const waysOf = memoPerPiece(
  (context: Context, state: State, ship: Ship): Ways => (mayMove(state, ship) ? findWays(context, state, ship) : NOWHERE),
);

function findWays(context: Context, state: State, ship: Ship): Ways {
  const reach = reachOf(context, state, ship);
  const facings = new Map<Hex, number>();
  const cheapest = new Map<Hex, Direction>();
  const costs = new Map<Hex, number>();
  for (const { hex, facing, cost, free } of reach.spots) {
    if (!free || (hex === ship.hex && facing === ship.facing)) continue;
    facings.set(hex, (facings.get(hex) ?? 0) | (1 << facing));
    const least = costs.get(hex) ?? Number.POSITIVE_INFINITY;
    if (cost < least || (cost === least && facing < cheapest.get(hex)!)) {
      costs.set(hex, cost);
      cheapest.set(hex, facing);
    }
  }
  const marks = [...cheapest].flatMap(([hex, facing]): SeaReach[] => {
    const way = hex === ship.hex ? undefined : reach.wayTo(hex, facing);
    return way ? [{ hex, left: reach.points - way.cost, way: mannerOf(way) }] : [];
  });
  return { facings, cheapest, marks, exits: exitsOf(context, state, ship, reach), reach };
}

function mannerOf({ steps }: Way): 'ahead' | 'astern' | 'turn' {
  if (steps.some(({ kind }) => kind === 'turn')) return 'turn';
  return steps.some(({ kind }) => kind === 'astern') ? 'astern' : 'ahead';
}

function exitsOf(context: Context, state: State, ship: Ship, reach: Reach): Exit[] {
  const over = (hex: Hex, cost: number): Direction | undefined => {
    for (const spot of reach.spots) {
      if (spot.hex !== hex) continue;
      const back = opposite(spot.facing);
      if (spot.cost + AHEAD === cost && context.board.neighbours[hex * 6 + spot.facing]! < 0) return spot.facing;
      if (spot.cost + ASTERN === cost && context.board.neighbours[hex * 6 + back]! < 0) return back;
    }
    return undefined;
  };
  const exits = reach.exits.flatMap(({ hex, cost }): Exit[] => {
    const direction = over(hex, cost);
    return direction === undefined ? [] : [{ hex, direction, cost, ...exitPoints(context, state, ship, hex) }];
  });
  return exits.sort((a, b) => b.worth - a.worth || a.cost - b.cost || a.hex - b.hex);
}

/** The ways off the map; marked is the one that the key and the button take: what scores most, then what costs least. */
export const exitMarks = (context: Context, state: State, ship: Ship): ExitMark[] =>
  waysOf(context, state, ship).exits.map(({ hex, direction, worth }, i) => ({
    hex,
    direction,
    ...(worth > 0 ? { scores: true } : {}),
    ...(i === 0 ? { chosen: true } : {}),
  }));

/** The way to a hex and facing, at least cost; undefined where the ship cannot come. */
export function voyageTo(context: Context, state: State, ship: Ship, goal: Hex, facing: Direction | undefined): Voyage | undefined {
  const { reach, facings, cheapest } = waysOf(context, state, ship);
  const end = facing ?? cheapest.get(goal);
  if (!reach || end === undefined || !(((facings.get(goal) ?? 0) >> end) & 1)) return undefined;
  const way = reach.wayTo(goal, end);
  if (!way) return undefined;
  const count = (kind: 'ahead' | 'astern' | 'turn') => way.steps.filter((step) => step.kind === kind).length;
  return {
    hexes: [ship.hex, ...way.path],
    facing: end,
    cost: way.cost,
    left: reach.points - way.cost,
    ahead: count('ahead'),
    astern: count('astern'),
    turns: count('turn'),
  };
}
