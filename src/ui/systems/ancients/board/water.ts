import type { Board, Hex } from '../../../../kernel/board';
import { APOTHEM, centreOf, HEADINGS, hexsideOf, middle, type Point } from '../../../board/geometry';
import { at, num } from '../../../board/outline';
import { chance } from '../../../ground/chance';
import { beyond, hexsideLines } from '../../../ground/hexsideLines';
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
  const water = { rivers: hexsideLines(board, hexsides, runsOut), fords: '', fordTracks: '', bridges: '', rails: '', brooks: '' };
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
