import { type Board, distance, type Hex } from '../kernel/board';
import { POSTURES, type Posture, type PostureName, type Postures, type Take } from './tactics';

const WINGS = [0, 1, 2] as const;

/** Of each hex of a line, whether it is in the left, the middle or the right third: 0, 1, 2. */
function thirdsOf(board: Board, hexes: readonly Hex[]): number[] {
  const across = hexes.map((hex) => board.q[hex]!);
  const along = hexes.map((hex) => 2 * board.r[hex]! + board.q[hex]!);
  const line = breadth(along) > 2 * breadth(across) ? along : across;
  const ranked = hexes.map((_, i) => i).sort((a, b) => line[a]! - line[b]! || a - b);
  const third = Math.ceil(hexes.length / 3);
  const wings: number[] = [];
  for (const [rank, i] of ranked.entries()) wings[i] = Math.floor(rank / third);
  return wings;
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
  const thirds = thirdsOf(
    board,
    takes.map(({ piece }) => hexOf(piece)),
  );
  const parts = WINGS.map((wing) => takes.filter((_, i) => thirds[i] === wing)).filter(({ length }) => length > 0 && length < takes.length);
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
  const thirds = thirdsOf(
    board,
    own.map(({ hex }) => hex),
  );
  const wings = WINGS.map((wing) => ({
    pieces: own.filter((_, i) => thirds[i] === wing),
    foes: [] as Piece[],
    near: Number.POSITIVE_INFINITY,
  })).filter(({ pieces }) => pieces.length > 0);
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

/** By the id of each piece the posture that its wing is given. */
export function givenTo<Piece extends Placed>(
  wings: readonly Wing<Piece>[],
  postureOf: (wing: Wing<Piece>) => PostureName | undefined,
): Postures {
  const given: (PostureName | undefined)[] = [];
  for (const wing of wings) {
    const posture = postureOf(wing);
    for (const { id } of wing.pieces) given[id] = posture;
  }
  return given;
}
