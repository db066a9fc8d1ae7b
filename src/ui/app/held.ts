/** A deed that is done once at a time: whoever presses again while it is under way begins nothing more. */
export function held<Args extends readonly unknown[]>(work: (...args: Args) => Promise<void>): (...args: Args) => Promise<void> {
  let underWay: Promise<void> | undefined;
  return (...args) => {
    underWay ??= work(...args).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}
