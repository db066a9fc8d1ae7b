/** How many lines two lists share before they part; the same line is the very same object, unless `same` says otherwise. */
export function sharedStart<Item>(
  first: readonly Item[],
  second: readonly Item[],
  same: (a: Item, b: Item) => boolean = Object.is,
): number {
  const most = Math.min(first.length, second.length);
  let shared = 0;
  while (shared < most && same(first[shared]!, second[shared]!)) shared++;
  return shared;
}

/** For sharing what did not change: two lists of numbers that say the same. */
export const sameNumbers = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);
