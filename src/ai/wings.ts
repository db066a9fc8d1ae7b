import type { Board, Hex } from '../kernel/board';
import { POSTURES, type Posture, type PostureName, type Take } from './tactics';

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
  const across = takes.map(({ piece }) => board.q[hexOf(piece)]!);
  const along = takes.map(({ piece }) => 2 * board.r[hexOf(piece)]! + board.q[hexOf(piece)]!);
  const line = breadth(along) > 2 * breadth(across) ? along : across;
  const ranked = takes.map((_, i) => i).sort((a, b) => line[a]! - line[b]! || a - b);
  const third = Math.ceil(takes.length / 3);
  const wings = [0, 1, 2].map((n) => new Set(ranked.slice(n * third, (n + 1) * third)));
  const parts = wings.filter(({ size }) => size > 0 && size < takes.length).map((wing) => takes.filter((_, i) => wing.has(i)));
  return [{ name, isWhole: true, takes }, ...parts.map((part) => ({ name, isWhole: false, takes: part }))];
}

const breadth = (places: readonly number[]): number => Math.max(...places) - Math.min(...places);
