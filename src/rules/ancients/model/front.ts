import { DIRECTIONS, type Direction, turnBetween } from '../../../kernel/board';

/** A step in this direction enters one of the three front hexes of a unit facing so. */
export function isAhead(facing: Direction, direction: Direction): boolean {
  return turnBetween(facing, direction) <= 1;
}

/** `FRONT[f]` is the bit set of the three directions ahead of facing `f`; it serves for sets of facings too (see `aheadOfAny`). */
export const FRONT: readonly number[] = DIRECTIONS.map((f) => (1 << f) | (1 << ((f + 1) % 6)) | (1 << ((f + 5) % 6)));

/** `aheadOfAny[set]`: the directions ahead of at least one facing of a bit set of facings. */
export const aheadOfAny: readonly number[] = Array.from({ length: 64 }, (_, set) =>
  DIRECTIONS.reduce<number>((all, f) => ((set >> f) & 1 ? all | FRONT[f]! : all), 0),
);
