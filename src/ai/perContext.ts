/** What is worked out once for each context. The last one asked of is at hand: a simulation asks by the thousand, and of one. */
export function perContext<Context extends object, Made>(make: (context: Context) => Made): (context: Context) => Made {
  const known = new WeakMap<Context, Made>();
  let last: Context | undefined;
  let made: Made;
  return (context) => {
    if (context !== last) {
      made = known.get(context) ?? make(context);
      known.set(context, made);
      last = context;
    }
    return made;
  };
}
