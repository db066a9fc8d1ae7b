import type { Board, Direction, Hex } from '../../../kernel/board';
import { AHEAD, ASTERN, TURN } from '../model/data';
import type { Context, Flood, Ship } from '../model/types';

export const UNREACHED = 0xffffffff;
/** Points enough for any way there is. */
export const ANY_COST = 1e6;

/** More than any one step costs, so that a cost waits in a list of its own. The lists are kept: those that grow anew cost more than the flood. */
const LISTS = 1 + Math.max(AHEAD, ASTERN, TURN);

export function createFlood(board: Board): Flood {
  return {
    costs: new Uint32Array(board.size * 6).fill(UNREACHED),
    before: new Int16Array(board.size * 6),
    nodes: new Int16Array(board.size * 6),
    count: 0,
    frontier: Array.from({ length: LISTS }, () => new Int16Array(board.size * 6)),
    waiting: new Int32Array(LISTS),
  };
}

function reach(flood: Flood, node: number, before: number, cost: number): void {
  const known = flood.costs[node]!;
  if (cost >= known) return;
  if (known === UNREACHED) flood.nodes[flood.count++] = node;
  flood.costs[node] = cost;
  flood.before[node] = before;
  const list = cost % LISTS;
  flood.frontier[list]![flood.waiting[list]!++] = node;
}

/** 14.5 After `surveyFor` the ship's commander: every hex and facing that it can come to within `most` points, at least cost. */
export function floodFrom(context: Context, ship: Ship, most: number): Flood {
  const { neighbours } = context.board;
  const { shut, flood } = context.scratch;
  const { waiting } = flood;
  for (let i = 0; i < flood.count; i++) flood.costs[flood.nodes[i]!] = UNREACHED;
  flood.count = 0;
  reach(flood, ship.hex * 6 + ship.facing, -1, 0);
  for (let cost = 0, idle = 0; idle < LISTS; cost++) {
    const list = cost % LISTS;
    idle = waiting[list] === 0 ? idle + 1 : 0;
    const nodes = flood.frontier[list]!;
    for (let i = 0; i < waiting[list]!; i++) {
      const node = nodes[i]!;
      if (flood.costs[node] !== cost) continue;
      const facing = node % 6;
      const hexNode = node - facing;
      const ahead = neighbours[node]!;
      if (cost + AHEAD <= most && ahead >= 0 && shut[ahead] === 0) reach(flood, ahead * 6 + facing, node, cost + AHEAD);
      const astern = neighbours[hexNode + ((facing + 3) % 6)]!;
      if (cost + ASTERN <= most && astern >= 0 && shut[astern] === 0) reach(flood, astern * 6 + facing, node, cost + ASTERN);
      if (cost + TURN > most) continue;
      reach(flood, hexNode + ((facing + 1) % 6), node, cost + TURN);
      reach(flood, hexNode + ((facing + 5) % 6), node, cost + TURN);
    }
    waiting[list] = 0;
  }
  return flood;
}

/** The nodes of the way to a node, the start first. */
export function wayTo(flood: Flood, node: number): number[] {
  const way: number[] = [];
  for (let at = node; at >= 0; at = flood.before[at]!) way.push(at);
  return way.reverse();
}

/** The hexes entered on the way to a node, the first one left out. */
export function pathTo(flood: Flood, node: number): Hex[] {
  const path: Hex[] = [];
  for (let at = node, before = flood.before[at]!; before >= 0; at = before, before = flood.before[at]!) {
    if (hexOfNode(at) !== hexOfNode(before)) path.push(hexOfNode(at));
  }
  return path.reverse();
}

export const hexOfNode = (node: number): Hex => Math.floor(node / 6);

/** The least cost to stand on a hex, whatever the facing. */
function leastCost(flood: Flood, hex: Hex): number {
  let least = UNREACHED;
  for (let facing = 0; facing < 6; facing++) least = Math.min(least, flood.costs[hex * 6 + facing]!);
  return least;
}

/** Of the facings held on a hex at least cost, the lowest; -1 where it is not reached. */
export function cheapestFacing(flood: Flood, hex: Hex): Direction {
  const least = leastCost(flood, hex);
  if (least === UNREACHED) return -1;
  for (let facing = 0; facing < 6; facing++) if (flood.costs[hex * 6 + facing] === least) return facing;
  return -1;
}

/** 14.5 What the step over the map's edge costs a ship on a hex with a facing: the way there and a step ahead or astern. */
export function exitCost(context: Context, flood: Flood, node: number): number {
  const cost = flood.costs[node]!;
  if (cost === UNREACHED) return UNREACHED;
  const { neighbours } = context.board;
  const facing = node % 6;
  if (neighbours[node]! < 0) return cost + AHEAD;
  return neighbours[node - facing + ((facing + 3) % 6)]! < 0 ? cost + ASTERN : UNREACHED;
}

/** The node on a hex from which a ship leaves the map at least cost; -1 where it cannot. */
export function exitNode(context: Context, flood: Flood, hex: Hex): number {
  let best = -1;
  let least = UNREACHED;
  for (let node = hex * 6; node < hex * 6 + 6; node++) {
    const cost = exitCost(context, flood, node);
    if (cost >= least) continue;
    least = cost;
    best = node;
  }
  return best;
}
