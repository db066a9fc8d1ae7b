/** The two sides of a battle: the first player and the second. */
export type Side = 0 | 1;
export const SIDES = [0, 1] as const;
export const otherSide = (side: Side): Side => (1 - side) as Side;
