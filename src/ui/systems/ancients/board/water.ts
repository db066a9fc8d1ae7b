import type { Board, Hex } from '../../../../kernel/board';
import { chance } from '../../../board/drawing/chance';
import { APOTHEM, centreOf, HEADINGS, hexsideOf, type Point } from '../../../board/geometry';
import { at, num } from '../../../board/outline';
import type { LandMap } from './facts';

export interface Water {
  /** Rivers along hexsides, fords and bridges included. */
  readonly rivers: string;
  readonly fords: string;
  readonly fordTracks: string;
  readonly bridges: string;
  readonly rails: string;
  /** The bed of streams, which flow through hexes. */
  readonly brooks: string;
}

const keyOf = (p: Point) => `${Math.round(p.x)},${Math.round(p.y)}`;
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const beyond = (a: Point, b: Point, by: number): Point => ({ x: a.x + (a.x - b.x) * by, y: a.y + (a.y - b.y) * by });

interface Node {
  readonly point: Point;
  readonly ends: string[];
}

/** The river's corners and which hexsides join them. */
function networkOf({ board, hexsides }: LandMap): Map<string, Node> {
  const nodes = new Map<string, Node>();
  const join = (from: Point, to: Point) => {
    const node = nodes.get(keyOf(from)) ?? { point: from, ends: [] };
    if (!node.ends.includes(keyOf(to))) node.ends.push(keyOf(to));
    nodes.set(keyOf(from), node);
  };
  for (let side = 0; side < board.size * 6; side++) {
    if (!hexsides[side]) continue;
    const [a, b] = hexsideOf(board, Math.floor(side / 6), side % 6);
    join(a, b);
    join(b, a);
  }
  return nodes;
}

/** Walks the network from its ends and forks, then round what is left: rings. */
function chainsOf(nodes: Map<string, Node>): Point[][] {
  const chains: Point[][] = [];
  const follow = (start: string) => {
    for (let end = nodes.get(start)!.ends.pop(); end; end = nodes.get(start)!.ends.pop()) {
      const chain = [nodes.get(start)!.point];
      for (let from = start, to: string | undefined = end; to; ) {
        const node: Node = nodes.get(to)!;
        node.ends.splice(node.ends.indexOf(from), 1);
        chain.push(node.point);
        from = to;
        to = node.ends.length === 1 ? node.ends.pop() : undefined;
      }
      chains.push(chain);
    }
  };
  const starts = [...nodes].filter(([, node]) => node.ends.length !== 2).map(([key]) => key);
  for (const key of [...starts, ...nodes.keys()]) follow(key);
  return chains;
}

/** Through the middle of every hexside, round every corner, with a slight sway. */
function flow(chain: readonly Point[], runsOut: (end: Point) => boolean): string {
  const first = chain[0]!;
  const last = chain.at(-1)!;
  let path = `M${at(runsOut(first) ? beyond(first, chain[1]!, 1) : first)}L${at(middle(first, chain[1]!))}`;
  for (let i = 1; i < chain.length - 1; i++) {
    const bend = chain[i]!;
    const sway = { x: bend.x + 3 * (chance(bend.x, bend.y, 3) - 0.5), y: bend.y + 3 * (chance(bend.x, bend.y, 4) - 0.5) };
    path += `Q${at(sway)} ${at(middle(bend, chain[i + 1]!))}`;
  }
  return `${path}L${at(runsOut(last) ? beyond(last, chain.at(-2)!, 1) : last)}`;
}

/** Marks across a hexside: `along` and `across` are half lengths from its middle. */
function crossing(board: Board, hex: Hex, direction: number) {
  const [a, b] = hexsideOf(board, hex, direction);
  const centre = middle(a, b);
  const n = HEADINGS[direction]!;
  return (along: number, across: number): Point => ({ x: centre.x - n.y * along + n.x * across, y: centre.y + n.x * along + n.y * across });
}

function brookOf(map: LandMap, hex: Hex): string {
  const { board, terrain } = map;
  const centre = centreOf(board, hex);
  const bend = { x: centre.x + 16 * (chance(hex, 1, 5) - 0.5), y: centre.y + 16 * (chance(hex, 2, 5) - 0.5) };
  const gate = (d: number): Point => ({ x: centre.x + HEADINGS[d]!.x * APOTHEM, y: centre.y + HEADINGS[d]!.y * APOTHEM });
  const wet = [0, 1, 2, 3, 4, 5].filter((d) => terrain[board.neighbours[hex * 6 + d]!] === 'stream');
  const gates = wet.map(gate);
  if (wet.length === 1) {
    const out = [3, 2, 4].map((by) => (wet[0]! + by) % 6).find((d) => board.neighbours[hex * 6 + d]! < 0);
    if (out === undefined) return `M${at(gates[0]!)}Q${at(middle(gates[0]!, bend))} ${at(bend)}`;
    gates.push(beyond(gate(out), centre, 1));
  }
  if (gates.length === 2) return `M${at(gates[0]!)}Q${at(bend)} ${at(gates[1]!)}`;
  if (gates.length === 0) return `M${num(centre.x - 14)} ${num(centre.y)}q7 -6 14 0t14 0`;
  return gates.map((g) => `M${at(g)}Q${at(middle(g, bend))} ${at(bend)}`).join('');
}

export function drawWater(map: LandMap, runsOut: (end: Point) => boolean): Water {
  const { board, hexsides, terrain } = map;
  const water = { rivers: '', fords: '', fordTracks: '', bridges: '', rails: '', brooks: '' };
  for (const chain of chainsOf(networkOf(map))) water.rivers += flow(chain, runsOut);
  for (let side = 0; side < board.size * 6; side++) {
    const hex = Math.floor(side / 6);
    const other = board.neighbours[side]!;
    if (hexsides[side]! < 2 || (other >= 0 && other < hex)) continue;
    const to = crossing(board, hex, side % 6);
    const line = (a: Point, b: Point) => `M${at(a)}L${at(b)}`;
    if (hexsides[side] === 2) {
      for (const along of [-5, 0, 5]) water.fords += line(to(along, -6.5), to(along, 6.5));
      water.fordTracks += line(to(0, -19), to(0, -8)) + line(to(0, 8), to(0, 19));
    } else {
      water.bridges += `${line(to(-6, -12), to(6, -12))}L${at(to(6, 12))}L${at(to(-6, 12))}Z`;
      for (const along of [-6.5, 6.5]) {
        const flare = along * 1.6;
        water.rails += `M${at(to(flare, -16))}L${at(to(along, -11.5))}L${at(to(along, 11.5))}L${at(to(flare, 16))}`;
      }
    }
  }
  for (let hex = 0; hex < board.size; hex++) if (terrain[hex] === 'stream') water.brooks += brookOf(map, hex);
  return water;
}
