import type { Board } from '../../kernel/board';
import { hexsideOf, middle, type Point } from '../board/geometry';
import { at } from '../board/outline';
import { chance } from './chance';

const keyOf = (p: Point) => `${Math.round(p.x)},${Math.round(p.y)}`;
export const beyond = (a: Point, b: Point, by: number): Point => ({ x: a.x + (a.x - b.x) * by, y: a.y + (a.y - b.y) * by });

interface Node {
  readonly point: Point;
  readonly ends: string[];
}

/** The corners that lines run through and which hexsides join them. */
function networkOf(board: Board, hexsides: ArrayLike<number>): Map<string, Node> {
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

/** What flows along the marked hexsides (`[hex * 6 + direction]`), as one path; at the map's edge it runs out. */
export function hexsideLines(board: Board, hexsides: ArrayLike<number>, runsOut: (end: Point) => boolean): string {
  return chainsOf(networkOf(board, hexsides))
    .map((chain) => flow(chain, runsOut))
    .join('');
}
