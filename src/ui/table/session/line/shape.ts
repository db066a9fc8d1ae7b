import { type Board, DIRECTIONS, type Direction, type Hex, hexAtAxial, neighbourOf, STEP_Q, STEP_R } from '../../../../kernel/board';
import type { Piece } from '../../../../kernel/hexGame';

/** From one hex to another, as axial coordinates have it. */
export interface Shift {
  readonly q: number;
  readonly r: number;
}

export const NO_SHIFT: Shift = { q: 0, r: 0 };

export const isShift = ({ q, r }: Shift): boolean => q !== 0 || r !== 0;

export const shiftBetween = (board: Board, from: Hex, to: Hex): Shift => ({
  q: board.q[to]! - board.q[from]!,
  r: board.r[to]! - board.r[from]!,
});

/** The hex that lies so from another, or `OFF_MAP`. */
export const shifted = (board: Board, from: Hex, { q, r }: Shift): Hex => hexAtAxial(board, board.q[from]! + q, board.r[from]! + r);

/** A shift turned to the right by so many hexsides. */
export function turned({ q, r }: Shift, hexsides: number): Shift {
  let shift = { q, r };
  for (let n = 0; n < hexsides; n++) shift = { q: -shift.r, r: shift.q + shift.r };
  return shift;
}

/** Hexes of a shift. */
export const lengthOf = ({ q, r }: Shift): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

/** Of two hexes that a line passes between it takes this one, whatever piece goes along it. */
const NUDGE = 1e-6;

/** Where a straight line along a shift is after so many of its hexes. */
export function partOf(shift: Shift, hexes: number): Shift {
  const share = hexes / (lengthOf(shift) || 1);
  const [q, r] = [shift.q * share + NUDGE, shift.r * share + 2 * NUDGE];
  const s = -q - r;
  const [nearQ, nearR, nearS] = [Math.round(q), Math.round(r), Math.round(s)];
  const [offQ, offR, offS] = [Math.abs(nearQ - q), Math.abs(nearR - r), Math.abs(nearS - s)];
  if (offQ > offR && offQ > offS) return { q: -nearR - nearS, r: nearR };
  return offR > offS ? { q: nearQ, r: -nearQ - nearS } : { q: nearQ, r: nearR };
}

/** How far ahead a hex lies along a shift: of two the greater is ahead. */
export function aheadBy(board: Board, hex: Hex, { q, r }: Shift): number {
  const [hexQ, hexR] = [board.q[hex]!, board.r[hex]!];
  return hexQ * q + hexR * r + (hexQ + hexR) * (q + r);
}

/** A step in a direction. */
export const stepTowards = (direction: Direction): Shift => ({ q: STEP_Q[direction]!, r: STEP_R[direction]! });

/** Beside a piece, neither ahead of it nor behind it: the steps there, of which two leave a hex between. */
const ABREAST = [[1], [2], [4], [5], [1, 2], [4, 5]];

const stepsFrom = (board: Board, hex: Hex, steps: readonly Direction[]): Hex =>
  steps.reduce((at, direction) => (at < 0 ? at : neighbourOf(board, at, direction)), hex);

/** Of several in a hex the first: a leader stands behind the unit that he is with. */
export function firstsOf(pieces: readonly Piece[]): Piece[] {
  const byHex = new Map(pieces.map((piece) => [piece.hex, piece] as const).reverse());
  return pieces.filter((piece) => byHex.get(piece.hex) === piece);
}

/** Those who stand in one line with a piece, it first: beside each other or a hex apart, and facing alike; where pieces face nowhere, all in touch. */
export function lineThrough(board: Board, pieces: readonly Piece[], start: number): number[] {
  const byHex = new Map(firstsOf(pieces).map((piece) => [piece.hex, piece] as const));
  const found = new Set(pieces.filter(({ id }) => id === start));
  for (const { hex, facing } of found) {
    const ways = facing === undefined ? DIRECTIONS.map((d) => [d]) : ABREAST.map((steps) => steps.map((d) => (facing + d) % 6));
    for (const steps of ways) {
      const next = byHex.get(stepsFrom(board, hex, steps));
      if (next && next.facing === facing) found.add(next);
    }
  }
  return [...found].map(({ id }) => id);
}

/** How deep ranks stand behind each other. */
const DEPTH = 3;

/** The piece that shows the way: in the middle of those who have none of the others straight before them. */
export function guideOf(board: Board, pieces: readonly Piece[]): number | undefined {
  const held = new Set(pieces.map(({ hex }) => hex));
  const isFirst = ({ hex, facing }: Piece): boolean => {
    let ahead = hex;
    for (let n = 0; n < DEPTH && facing !== undefined && ahead >= 0; n++) {
      ahead = neighbourOf(board, ahead, facing);
      if (held.has(ahead)) return false;
    }
    return true;
  };
  const first = pieces.filter(isFirst);
  const ranked = (first.length > 0 ? first : [...pieces]).sort(
    (a, b) => (a.hex % board.columns) - (b.hex % board.columns) || a.hex - b.hex,
  );
  return ranked[Math.floor((ranked.length - 1) / 2)]?.id;
}
