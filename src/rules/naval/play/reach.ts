import type { Direction, Hex } from '../../../kernel/board';
import { AHEAD } from '../model/data';
import type { RamKind } from '../model/events';
import { type Action, facingOf, kindOf, type Order, orderIn, toOf } from '../model/orders';
import type { Context, Flood, Ship, State } from '../model/types';
import { exitCost, exitNode, floodFrom, hexOfNode, pathTo, wayTo } from './flood';
import { controlOf, survey, surveyFor } from './ground';
import { legalMoves, pointsOf, ramKindOf } from './movement';
import { ramCost } from './ramming';

/** What the table asks about a ship's movement. All of it is as if the ship, whoever commands it, had its move before it now. */

export interface Spot {
  readonly hex: Hex;
  readonly facing: Direction;
  readonly cost: number;
  /** No other ship is there: the move may end so. */
  readonly free: boolean;
}

/** A step of a way: where the ship is after it, and what has been paid by then. */
export interface Step {
  readonly kind: 'ahead' | 'astern' | 'turn';
  readonly hex: Hex;
  readonly facing: Direction;
  readonly cost: number;
}

export interface Way {
  readonly steps: readonly Step[];
  /** The hexes entered. */
  readonly path: readonly Hex[];
  readonly cost: number;
}

export interface Exit {
  readonly hex: Hex;
  readonly cost: number;
}

export interface Reach {
  readonly points: number;
  /** Every hex and facing within the points at least cost, the ship's own first. */
  readonly spots: readonly Spot[];
  /** The hexes from which it can leave the map, with what that costs in all. */
  readonly exits: readonly Exit[];
  /** The cheapest way to a hex and facing; undefined where that is out of reach. */
  readonly wayTo: (hex: Hex, facing: Direction) => Way | undefined;
}

function floodOf(context: Context, state: State, ship: Ship): Flood {
  survey(context, state);
  surveyFor(context, state, controlOf(ship));
  return floodFrom(context, ship, pointsOf(context, state, ship));
}

function stepsTo(flood: Flood, node: number): Step[] {
  const nodes = wayTo(flood, node);
  return nodes.slice(1).map((at, i) => {
    const turned = hexOfNode(at) === hexOfNode(nodes[i]!);
    const cost = flood.costs[at]!;
    const ahead = cost - flood.costs[nodes[i]!]! === AHEAD;
    return { kind: turned ? 'turn' : ahead ? 'ahead' : 'astern', hex: hexOfNode(at), facing: at % 6, cost };
  });
}

const wayIn = (flood: Flood, node: number): Way => ({ steps: stepsTo(flood, node), path: pathTo(flood, node), cost: flood.costs[node]! });

/** 14.5 All that a ship can reach. The answer stays true while the state does: ways are found when they are asked for. */
export function reachOf(context: Context, state: State, ship: Ship): Reach {
  const flood = floodOf(context, state, ship);
  const points = pointsOf(context, state, ship);
  const spots: Spot[] = [];
  const exits: Exit[] = [];
  for (let i = 0; i < flood.count; i++) {
    const node = flood.nodes[i]!;
    const hex = hexOfNode(node);
    const there = context.scratch.shipAt[hex]!;
    spots.push({ hex, facing: node % 6, cost: flood.costs[node]!, free: there === 0 || there === ship.id + 1 });
    const cost = exitCost(context, flood, node);
    if (cost <= points && exitNode(context, flood, hex) === node) exits.push({ hex, cost });
  }
  const known = new Set(spots.map(({ hex, facing }) => hex * 6 + facing));
  const way = (hex: Hex, facing: Direction): Way | undefined =>
    known.has(hex * 6 + facing) ? wayIn(floodOf(context, state, ship), hex * 6 + facing) : undefined;
  return { points, spots, exits, wayTo: way };
}

/** 14.6 A ram that a ship can make. */
export interface Ram {
  readonly order: Order;
  readonly kind: RamKind;
  /** The id of the ship rammed, and its hex. */
  readonly target: number;
  readonly at: Hex;
  /** From where it is made and along which direction, and where the rammer ends. */
  readonly from: Hex;
  readonly direction: Direction;
  readonly to: Hex;
  readonly through: boolean;
  /** Of it all, and the way to the hex from which it is made. */
  readonly cost: number;
  readonly way: Way;
}

/** 14.6 Every ram that a ship can make. */
export function ramsOf(context: Context, state: State, ship: Ship): Ram[] {
  if (ship.hex < 0) return [];
  survey(context, state);
  const list: Action[] = [];
  legalMoves(context, state, ship, list);
  const { neighbours } = context.board;
  const { flood, shipAt } = context.scratch;
  return list.flatMap((action) => {
    const order = orderIn(action);
    const through = kindOf(order) === 'through';
    if (!through && kindOf(order) !== 'ram') return [];
    const from = toOf(order);
    const direction = facingOf(order);
    const at = neighbours[from * 6 + direction]!;
    const target = state.ships[shipAt[at]! - 1]!;
    const way = wayIn(flood, from * 6 + direction);
    const to = through ? neighbours[at * 6 + direction]! : from;
    const kind = ramKindOf(direction, target.facing);
    return [{ order, kind, target: target.id, at, from, direction, to, through, cost: way.cost + ramCost(through), way }];
  });
}
