/** A table of so many places that is filled as it is asked. */
export function memoTable<T>(make: (at: number) => T, count: number): (at: number) => T {
  const known: (T | undefined)[] = new Array<T | undefined>(count).fill(undefined);
  return (at) => {
    let value = known[at];
    if (value === undefined) {
      value = make(at);
      known[at] = value;
    }
    return value;
  };
}
