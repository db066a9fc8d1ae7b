import { distance, type Hex } from '../../kernel/board';
import { perObject } from '../../kernel/perObject';
import { AHEAD, ASTERN, TURN } from '../../rules/naval/model/data';
import type { Context, Side, VictoryTerm } from '../../rules/naval/model/types';
import { memoTable } from '../memoTable';

/** A node is `hex * 6 + facing`, as in the rules' flood. */
export type Node = number;

/** Nodes by rising cost, with land alone in the way. */
export interface Ways {
  readonly nodes: Int16Array;
  readonly costs: Uint8Array;
  /** By points: how many of the nodes cost no more. */
  readonly within: Uint16Array;
}

/** The hexes around a hex by distance, up to `ROUND` away. `ends`: how many there are up to each distance. */
export interface Round {
  readonly hexes: Int16Array;
  readonly ends: readonly number[];
}

/** What does not change in a battle, worked out once and bit by bit. */
export interface Chart {
  /** `far[a * size + b]`: hexes between two hexes. */
  readonly far: Uint8Array;
  /** Where a ship comes from a node, and from where it comes to a node. */
  readonly ways: (node: Node) => Ways;
  readonly back: (node: Node) => Ways;
  readonly round: (hex: Hex) => Round;
  /** How a side scores by ships that stand somewhere. */
  readonly holds: readonly [readonly VictoryTerm[], readonly VictoryTerm[]];
  /** 1 where a side scores by leaving from a hex. */
  readonly exitHexes: readonly [Uint8Array, Uint8Array];
  /** Points from a node to where leaving the map scores for a side; `NEVER` without a way. Undefined where it has no such term. */
  readonly exits: readonly [Uint16Array | undefined, Uint16Array | undefined];
  readonly scratch: Scratch;
}

/** What a script reckons at the start of a player turn; it holds nothing from one turn to the next. */
export interface Scratch {
  /** By `hex * 6 + direction of the ram`, four numbers: how likely one is damaged and sunk there by a flank ram, damaged by one from astern, from ahead. */
  readonly danger: Float64Array;
  /** By hex: the directions in which there is any, as bits; elsewhere `danger` is not meant. */
  readonly dangerous: Uint8Array;
  /** By node: the best ram to be made from there a turn later. */
  readonly chance: Float64Array;
  /** By hex: how many enemy marines may be alongside a turn later. */
  readonly boarders: Float64Array;
  /** By hex: hexes to the nearest enemy, 255 where it is not known yet. */
  readonly near: Uint8Array;
  /** By hex of an enemy ship: own marines alongside. */
  readonly alongside: Uint8Array;
}

export const NEVER = 0xffff;
/** Hexes that marines may come across in a player turn. */
const ROUND = 4;

/** Points that a ship has at most: the die's six and an excellent crew. */
const MOST_POINTS = 10;
const LISTS = 1 + Math.max(AHEAD, ASTERN, TURN);

interface Seed {
  readonly node: Node;
  readonly cost: number;
}

/** Costs from the seeds to every node within `most` points; `visit` is told of the nodes by rising cost. `back`: against the way of the ships. */
function spread(context: Context, seeds: readonly Seed[], most: number, back: boolean, visit: (node: Node, cost: number) => void): void {
  const { neighbours, size } = context.board;
  const costs = new Uint16Array(size * 6).fill(NEVER);
  const lists: number[][] = Array.from({ length: LISTS }, () => []);
  const [forward, astern] = back ? [ASTERN, AHEAD] : [AHEAD, ASTERN];
  const reach = (node: Node, cost: number): void => {
    if (cost > most || cost >= costs[node]!) return;
    costs[node] = cost;
    lists[cost % LISTS]!.push(node);
  };
  for (const { node, cost } of seeds) reach(node, cost);
  for (let cost = 0, idle = 0; idle < LISTS; cost++) {
    const list = lists[cost % LISTS]!;
    idle = list.length === 0 ? idle + 1 : 0;
    for (const node of list) {
      if (costs[node] !== cost) continue;
      visit(node, cost);
      const facing = node % 6;
      const base = node - facing;
      const ahead = neighbours[node]!;
      const behind = neighbours[base + ((facing + 3) % 6)]!;
      if (ahead >= 0 && context.land[ahead] === 0) reach(ahead * 6 + facing, cost + forward);
      if (behind >= 0 && context.land[behind] === 0) reach(behind * 6 + facing, cost + astern);
      reach(base + ((facing + 1) % 6), cost + TURN);
      reach(base + ((facing + 5) % 6), cost + TURN);
    }
    list.length = 0;
  }
}

function waysFrom(context: Context, node: Node, back: boolean): Ways {
  const nodes: number[] = [];
  const costs: number[] = [];
  spread(context, [{ node, cost: 0 }], MOST_POINTS, back, (reached, cost) => {
    nodes.push(reached);
    costs.push(cost);
  });
  const within = Uint16Array.from({ length: MOST_POINTS + 1 }, (_, points) => costs.filter((cost) => cost <= points).length);
  return { nodes: Int16Array.from(nodes), costs: Uint8Array.from(costs), within };
}

const holdsOf = ({ victory }: Context, side: Side): VictoryTerm[] => victory.filter(({ term, by }) => term === 'hold' && by === side);

function exitsOf(context: Context, side: Side): Uint8Array {
  const exits = new Uint8Array(context.board.size);
  for (const { term, by, at } of context.victory) if (term === 'exit' && by === side) for (const hex of at!) exits[hex] = 1;
  return exits;
}

function exitField(context: Context, exits: Uint8Array): Uint16Array | undefined {
  if (!exits.includes(1)) return undefined;
  const { neighbours, size } = context.board;
  const seeds: Seed[] = [];
  for (let hex = 0; hex < size; hex++) {
    if (exits[hex] === 0 || context.land[hex] === 1) continue;
    for (let facing = 0; facing < 6; facing++) {
      const node = hex * 6 + facing;
      if (neighbours[node]! < 0) seeds.push({ node, cost: AHEAD });
      else if (neighbours[hex * 6 + ((facing + 3) % 6)]! < 0) seeds.push({ node, cost: ASTERN });
    }
  }
  const field = new Uint16Array(size * 6).fill(NEVER);
  spread(context, seeds, NEVER - 1, true, (node, cost) => {
    field[node] = cost;
  });
  return field;
}

function roundOf(far: Uint8Array, size: number, hex: Hex): Round {
  const hexes: Hex[] = [];
  const ends: number[] = [];
  for (let away = 0; away <= ROUND; away++) {
    for (let other = 0; other < size; other++) if (far[hex * size + other] === away) hexes.push(other);
    ends.push(hexes.length);
  }
  return { hexes: Int16Array.from(hexes), ends };
}

function createChart(context: Context): Chart {
  const { board } = context;
  const { size } = board;
  const far = new Uint8Array(size * size);
  for (let a = 0; a < size; a++) for (let b = 0; b < size; b++) far[a * size + b] = distance(board, a, b);
  const nodes = size * 6;
  const exits = [exitsOf(context, 0), exitsOf(context, 1)] as const;
  return {
    far,
    ways: memoTable((node) => waysFrom(context, node, false), nodes),
    back: memoTable((node) => waysFrom(context, node, true), nodes),
    round: memoTable((hex) => roundOf(far, size, hex), size),
    holds: [holdsOf(context, 0), holdsOf(context, 1)],
    exitHexes: exits,
    exits: [exitField(context, exits[0]), exitField(context, exits[1])],
    scratch: {
      danger: new Float64Array(nodes * 4),
      dangerous: new Uint8Array(size),
      chance: new Float64Array(nodes),
      boarders: new Float64Array(size),
      near: new Uint8Array(size),
      alongside: new Uint8Array(size),
    },
  };
}

export const chartOf = perObject(createChart);
