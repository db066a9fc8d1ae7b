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

/** Two lists of the same numbers, or of the very same objects. */
export const sameItems = <Item>(a: readonly Item[], b: readonly Item[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i]);

/** For sharing what did not change, of two lists of one length: `next` with the old ones in place of those that are the same, or `before` if all are. */
export function shareList<List extends unknown[]>(before: List, next: List, same: (old: List[number], now: List[number]) => boolean): List {
  let changed = false;
  for (let i = 0; i < next.length; i++) {
    if (same(before[i], next[i])) next[i] = before[i];
    else changed = true;
  }
  return changed ? next : before;
}
