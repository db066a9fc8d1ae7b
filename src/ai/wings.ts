import { type Board, distance, type Hex } from '../kernel/board';
import { POSTURES, type Posture, type PostureName, type Postures, type Take } from './tactics';

/** The left, the middle and the right third of a line, those left out that have nobody. `hexOf`: where a piece stands. */
function thirdsOf<Piece>(board: Board, pieces: readonly Piece[], hexOf: (piece: Piece) => Hex): Piece[][] {
  const across = pieces.map((piece) => board.q[hexOf(piece)]!);
  const along = pieces.map((piece) => 2 * board.r[hexOf(piece)]! + board.q[hexOf(piece)]!);
  const line = breadth(along) > 2 * breadth(across) ? along : across;
  const ranked = pieces.map((_, i) => i).sort((a, b) => line[a]! - line[b]! || a - b);
  const third = Math.ceil(pieces.length / 3);
  const wings = [0, 1, 2].map((n) => new Set(ranked.slice(n * third, (n + 1) * third)));
  return wings.filter(({ size }) => size > 0).map((wing) => pieces.filter((_, i) => wing.has(i)));
}

const breadth = (places: readonly number[]): number => Math.max(...places) - Math.min(...places);

/** So many postures, each for all pieces and by wings. `takesIn`: what they do in one; `hexOf`: where a piece stands. */
export const posturesOf = <Action>(
  board: Board,
  takesIn: (name: PostureName) => readonly Take<Action>[],
  hexOf: (piece: number) => Hex,
  count: number,
): Posture<Action>[] => POSTURES.slice(0, count).flatMap((name) => byWings(board, name, takesIn(name), hexOf));

/** A posture for all pieces, and for the left, the middle and the right third of their line alone. `hexOf`: where a piece stands. */
export function byWings<Action>(
  board: Board,
  name: PostureName,
  takes: readonly Take<Action>[],
  hexOf: (piece: number) => Hex,
): Posture<Action>[] {
  const parts = thirdsOf(board, takes, ({ piece }) => hexOf(piece)).filter(({ length }) => length < takes.length);
  return [{ name, isWhole: true, takes }, ...parts.map((part) => ({ name, isWhole: false, takes: part }))];
}

interface Placed {
  readonly id: number;
  readonly hex: Hex;
}

/** A third of a side's line and what it has before it. */
export interface Wing<Piece> {
  readonly pieces: readonly Piece[];
  /** Those of the enemy that are nearer to it than to another wing. */
  readonly foes: readonly Piece[];
  /** Hexes to the nearest enemy; `Infinity` without any. */
  readonly near: number;
}

/** The wings of a side, against all that the enemy has. */
export function wingsOf<Piece extends Placed>(board: Board, own: readonly Piece[], enemy: readonly Piece[]): Wing<Piece>[] {
  const wings = thirdsOf(board, own, ({ hex }) => hex).map((pieces) => ({
    pieces,
    foes: [] as Piece[],
    near: Number.POSITIVE_INFINITY,
  }));
  for (const foe of enemy) {
    let least = Number.POSITIVE_INFINITY;
    let nearest = wings[0];
    for (const wing of wings) {
      for (const { hex } of wing.pieces) {
        const away = distance(board, hex, foe.hex);
        if (away < wing.near) wing.near = away;
        if (away >= least) continue;
        least = away;
        nearest = wing;
      }
    }
    nearest?.foes.push(foe);
  }
  return wings;
}

/** By the id of each piece the posture that its wing is given. `pieces`: of both sides, those that count. */
export function posturesByWing<Piece extends Placed>(
  board: Board,
  pieces: readonly Piece[],
  isOwn: (piece: Piece) => boolean,
  postureOf: (wing: Wing<Piece>) => PostureName | undefined,
): Postures {
  const given: (PostureName | undefined)[] = [];
  const enemy = pieces.filter((piece) => !isOwn(piece));
  for (const wing of wingsOf(board, pieces.filter(isOwn), enemy)) {
    const posture = postureOf(wing);
    for (const { id } of wing.pieces) given[id] = posture;
  }
  return given;
}
