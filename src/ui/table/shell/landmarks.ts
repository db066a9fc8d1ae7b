import { type Board, type Direction, type Hex, neighbourOf, printHex } from '../../../kernel/board';
import { centreOf, HEADINGS } from '../../board/geometry';

/** Hexes of one kind of ground that lie together. */
export interface Patch {
  readonly kind: string;
  readonly hexes: readonly Hex[];
}

/** The parts of a map where the ground is of one kind, as `kindOf` calls it; what it calls nothing is open. */
export function patchesOf(board: Board, kindOf: (hex: Hex) => string | undefined): Patch[] {
  const seen = new Set<Hex>();
  const patches: Patch[] = [];
  for (let hex = 0; hex < board.size; hex++) {
    const kind = kindOf(hex);
    if (kind === undefined || seen.has(hex)) continue;
    const hexes = [hex];
    seen.add(hex);
    for (const at of hexes) {
      for (let direction = 0; direction < 6; direction++) {
        const next = neighbourOf(board, at, direction);
        if (next < 0 || seen.has(next) || kindOf(next) !== kind) continue;
        seen.add(next);
        hexes.push(next);
      }
    }
    patches.push({ kind, hexes });
  }
  return patches;
}

/** The first and the last of hexes by column, then row: `C3–D5`; of one hex its name. */
export function rangeOf(board: Board, hexes: readonly Hex[]): string {
  const { columns } = board;
  const sorted = [...hexes].sort((a, b) => (a % columns) - (b % columns) || a - b);
  const [first, last] = [sorted[0]!, sorted.at(-1)!];
  return first === last ? printHex(board, first) : `${printHex(board, first)}–${printHex(board, last)}`;
}

export const WINGS = ['left', 'centre', 'right'] as const;
export type Wing = (typeof WINGS)[number];

/** What stands on the map of one side. */
export interface Standing {
  readonly hex: Hex;
  readonly facing?: Direction | undefined;
}

/** Fewer pieces, or a line of fewer map units, have no wings. */
const FEWEST = 3;
const NARROWEST = 150;

/** Which way most of them look; north where nobody looks anywhere, or as many one way as the other. */
function frontOf(standing: readonly Standing[]): { x: number; y: number } {
  const sum = { x: 0, y: 0 };
  for (const { facing } of standing) {
    if (facing === undefined) continue;
    const { x, y } = HEADINGS[facing]!;
    sum.x += x;
    sum.y += y;
  }
  const length = Math.hypot(sum.x, sum.y);
  return length < 0.5 ? { x: 0, y: -1 } : { x: sum.x / length, y: sum.y / length };
}

/** The wings of an army as its own men would call them, by thirds of its breadth; undefined where it has none. */
export function wingsOf(board: Board, standing: readonly Standing[]): Readonly<Record<Wing, readonly Hex[]>> | undefined {
  if (standing.length < FEWEST) return undefined;
  const front = frontOf(standing);
  const along = standing.map(({ hex }) => {
    const { x, y } = centreOf(board, hex);
    return x * -front.y + y * front.x;
  });
  const [least, most] = [Math.min(...along), Math.max(...along)];
  if (most - least < NARROWEST) return undefined;
  const third = (most - least) / 3;
  const wing = (i: number): Wing => (along[i]! < least + third ? 'left' : along[i]! > most - third ? 'right' : 'centre');
  const hexes = (which: Wing) => standing.filter((_, i) => wing(i) === which).map(({ hex }) => hex);
  return { left: hexes('left'), centre: hexes('centre'), right: hexes('right') };
}
