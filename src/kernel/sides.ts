/** The two sides of a battle: the first player and the second. */
export type Side = 0 | 1;
export const SIDES = [0, 1] as const;
export const otherSide = (side: Side): Side => (1 - side) as Side;

/** More points wins; a draw may be a victory by the battle. */
export function winnerOf({ draw }: { readonly draw: 0 | 1 | 2 }, score: readonly [number, number]): 0 | 1 | 2 {
  if (score[0] === score[1]) return draw;
  return score[0] > score[1] ? 1 : 2;
}
