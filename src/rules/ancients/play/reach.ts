import { type Board, DIRECTIONS, type Hex } from '../../../kernel/board';
import { aheadOfAny } from '../model/front';
import type { Reach } from '../model/scratch';

/**
 * What a mover pays and where it may not go. `steps[hex * 6 + direction]` is the cost of leaving a hex in a direction
 * (0: prohibited); `stops[hex]` is 1 where a mover must stop without turning; `shut[hex]` is 1 where it may not enter.
 */
export interface Ground {
  readonly steps: Uint8Array;
  readonly stops: Uint8Array;
  readonly shut: Uint8Array;
  /** If given, no step may lead to a smaller value than the one it leaves. */
  readonly away: Int16Array | undefined;
}

const UNREACHED = 255;
const MOST_POINTS = 31;

export function createReach(board: Board): Reach {
  return {
    hexes: new Int16Array(board.size),
    count: 0,
    costs: new Uint8Array(board.size).fill(UNREACHED),
    facings: new Uint8Array(board.size),
  };
}

/** By cost the hexes still to be gone on from, and how many there are: the lists are kept, for those that grow anew cost more than the flood. */
const buckets: number[][] = Array.from({ length: MOST_POINTS + 1 }, () => []);
const waiting = new Uint16Array(MOST_POINTS + 1);

/** Fills `reach` anew, from one hex held with a set of facings at a cost already paid. A stopping start is not left, save if `leaves`. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the innermost loop of the game: a call for each hex would cost more than the hex
export function flood(
  board: Board,
  ground: Ground,
  reach: Reach,
  start: { hex: Hex; facings: number; cost: number; leaves: boolean },
  points: number,
): void {
  const { neighbours } = board;
  const { steps, stops, shut, away } = ground;
  const { hexes, costs, facings } = reach;
  for (let i = 0; i < reach.count; i++) costs[hexes[i]!] = UNREACHED;
  reach.count = 0;
  const most = Math.min(points, MOST_POINTS);
  if (start.cost > most) return;
  let count = 0;
  hexes[count++] = start.hex;
  costs[start.hex] = start.cost;
  facings[start.hex] = start.facings;
  if (start.leaves || !stops[start.hex]) buckets[start.cost]![waiting[start.cost]!++] = start.hex;
  for (let cost = start.cost; cost <= most; cost++) {
    const bucket = buckets[cost]!;
    for (let i = 0; i < waiting[cost]!; i++) {
      const hex = bucket[i]!;
      if (costs[hex] !== cost) continue;
      const ahead = aheadOfAny[facings[hex]!]!;
      for (let d = 0; d < 6; d++) {
        const at = hex * 6 + d;
        const step = steps[at]!;
        if (step === 0) continue;
        const next = neighbours[at]!;
        if (shut[next]) continue;
        const paid = cost + step + ((ahead >> d) & 1 ? 0 : 1);
        if (paid > most) continue;
        if (away && away[next]! < away[hex]!) continue;
        const known = costs[next]!;
        if (paid < known) {
          if (known === UNREACHED) hexes[count++] = next;
          costs[next] = paid;
          if (stops[next]) facings[next] = (known === UNREACHED ? 0 : facings[next]!) | (1 << d);
          else {
            facings[next] = 1 << d;
            buckets[paid]![waiting[paid]!++] = next;
          }
        } else if (paid === known || stops[next]) facings[next]! |= 1 << d;
      }
    }
    waiting[cost] = 0;
  }
  reach.count = count;
}

/** Facings from which one of the three hexes ahead lies off the map, as a bit set. */
export function facingsOut(board: Board, hex: Hex): number {
  let out = 0;
  for (const d of DIRECTIONS) if (board.neighbours[hex * 6 + d]! < 0) out |= 1 << d;
  return aheadOfAny[out]!;
}
