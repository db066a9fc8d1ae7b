/** A deed that is done once at a time: whoever presses again while it is under way begins nothing more. */
export function held<Args extends readonly unknown[], Made>(work: (...args: Args) => Promise<Made>): (...args: Args) => Promise<Made> {
  let underWay: Promise<Made> | undefined;
  return (...args) => {
    underWay ??= work(...args).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}
