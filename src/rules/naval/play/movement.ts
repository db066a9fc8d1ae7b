import { type Direction, type Hex, opposite } from '../../../kernel/board';
import { AHEAD } from '../model/data';
import type { Emit, RamKind } from '../model/events';
import { type Action, ANY_FACING, ANY_HEX, facingOf, type Order, orderOf, toOf } from '../model/orders';
import { type Context, type Flood, LEFT, type Ship, type State } from '../model/types';
import { cheapestFacing, exitCost, exitNode, floodFrom, hexOfNode, pathTo, UNREACHED } from './flood';
import { controlOf, surveyFor } from './ground';

/** 14.5 Quality of a ship's crew: 0 of a damaged or sinking one. */
export const crewOf = (context: Context, ship: Ship): number => (ship.damaged || ship.sinking ? 0 : context.types[ship.type]!.crew);

/** 14.5 Points of a ship in this movement phase; 0 for a sinking one. */
export const pointsOf = (context: Context, state: State, ship: Ship): number => (ship.sinking ? 0 : state.die + crewOf(context, ship));

/** 14.5 Whether a ship of the phasing player has its move before it. */
export const mayMove = (state: State, ship: Ship): boolean =>
  state.phase === 'movement' && ship.hex >= 0 && !ship.moved && !ship.sinking && controlOf(ship) === state.player;

/** 14.6 How a ship moving in `direction` rams one that faces `facing`. */
export function ramKindOf(direction: Direction, facing: Direction): RamKind {
  if (facing === opposite(direction)) return 'oarRake';
  return facing === direction ? 'rudder' : 'flank';
}

/** After `survey`: whether a ship may end its move in a hex, as far as others stand there. */
export const isFree = (context: Context, ship: Ship, hex: Hex): boolean => {
  const there = context.scratch.shipAt[hex]!;
  return there === 0 || there === ship.id + 1;
};

/** 14.6 The hex on the far side of a ship rammed, or -1 where nobody can come out: off the map, land, another ship. */
export function farSideOf(context: Context, ship: Ship, target: Hex, direction: Direction): Hex {
  const far = context.board.neighbours[target * 6 + direction]!;
  return far >= 0 && context.land[far] === 0 && isFree(context, ship, far) ? far : -1;
}

/** After `survey`: all that a ship may do in the movement phase but scuttle. */
export function legalMoves(context: Context, state: State, ship: Ship, list: Action[]): void {
  surveyFor(context, state, controlOf(ship));
  const points = pointsOf(context, state, ship);
  const flood = floodFrom(context, ship, points);
  const start = ship.hex * 6 + ship.facing;
  for (let i = 0; i < flood.count; i++) {
    const node = flood.nodes[i]!;
    const facing = node % 6;
    const hex = (node - facing) / 6;
    if (node !== start && isFree(context, ship, hex)) list.push(orderOf('move', ship.hex, hex, facing));
    addRams(context, state, ship, node, points, list);
    if (leavesFirst(context, flood, node, points)) list.push(orderOf('leave', ship.hex, hex));
  }
}

/** The rams made from a node. */
function addRams(context: Context, state: State, ship: Ship, node: number, points: number, list: Action[]): void {
  const { shipAt, flood } = context.scratch;
  const ahead = context.board.neighbours[node]!;
  const there = ahead < 0 ? 0 : shipAt[ahead]!;
  if (there === 0) return;
  const target = state.ships[there - 1]!;
  const cost = flood.costs[node]! + AHEAD;
  if (cost > points || controlOf(target) === controlOf(ship)) return;
  const facing = node % 6;
  const hex = (node - facing) / 6;
  if (isFree(context, ship, hex)) list.push(orderOf('ram', ship.hex, hex, facing));
  if (cost + AHEAD > points || ramKindOf(facing, target.facing) === 'flank') return;
  if (farSideOf(context, ship, ahead, facing) >= 0) list.push(orderOf('through', ship.hex, hex, facing));
}

/** Whether a ship can leave the map from this hex and facing, and with none of the lower facings there. */
function leavesFirst(context: Context, flood: Flood, node: number, points: number): boolean {
  if (exitCost(context, flood, node) > points) return false;
  for (let lower = node - (node % 6); lower < node; lower++) if (exitCost(context, flood, lower) <= points) return false;
  return true;
}

/** After a flood: the hex from which a ship leaves that names none: its own if it can, else at least cost, the first of equals; -1 without any. */
export function usualExit(context: Context, flood: Flood, ship: Ship, points: number): Hex {
  const own = exitNode(context, flood, ship.hex);
  if (own >= 0 && exitCost(context, flood, own) <= points) return ship.hex;
  let best = -1;
  let least = UNREACHED;
  for (let i = 0; i < flood.count; i++) {
    const node = flood.nodes[i]!;
    const hex = hexOfNode(node);
    const cost = exitCost(context, flood, node);
    if (cost > least || (cost === least && hex >= best)) continue;
    least = cost;
    best = hex;
  }
  return best;
}

/** After a flood: the node in which a `move` ends; -1 where it does not come there. */
export function goalOf(flood: Flood, order: Order): number {
  const hex = toOf(order);
  const facing = facingOf(order) === ANY_FACING ? cheapestFacing(flood, hex) : facingOf(order);
  return facing >= 0 && flood.costs[hex * 6 + facing] !== UNREACHED ? hex * 6 + facing : -1;
}

/** 14.5 Carries a ship to a node of the flood and tells of it. */
export function moveTo(ship: Ship, flood: Flood, node: number, emit: Emit): void {
  const { hex, facing } = ship;
  const to = hexOfNode(node);
  if (emit && node !== hex * 6 + facing) {
    const cost = flood.costs[node]!;
    const path = pathTo(flood, node);
    if (path.length === 0) emit({ kind: 'turned', rule: '14.5', ship: ship.id, hex, from: facing, facing: node % 6, cost });
    else emit({ kind: 'moved', rule: '14.5', ship: ship.id, from: hex, path, facing: node % 6, cost });
  }
  ship.hex = to;
  ship.facing = node % 6;
  ship.moved = true;
}

export function applyMove(context: Context, state: State, order: Order, ship: Ship, emit: Emit): void {
  surveyFor(context, state, controlOf(ship));
  const flood = floodFrom(context, ship, pointsOf(context, state, ship));
  moveTo(ship, flood, goalOf(flood, order), emit);
}

/** 14.5 The marines aboard leave with the ship. */
export function applyLeave(context: Context, state: State, order: Order, ship: Ship, emit: Emit): void {
  surveyFor(context, state, controlOf(ship));
  const points = pointsOf(context, state, ship);
  const flood = floodFrom(context, ship, points);
  const hex = toOf(order) === ANY_HEX ? usualExit(context, flood, ship, points) : toOf(order);
  emit?.({ kind: 'left', rule: '14.5', ship: ship.id, from: ship.hex, path: pathTo(flood, exitNode(context, flood, hex)) });
  ship.hex = LEFT;
  ship.leftFrom = hex;
  ship.marines = 0;
  ship.moved = false;
}
