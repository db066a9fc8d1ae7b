/** For sharing what did not change: two lists of numbers that say the same. */
export const sameNumbers = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);
