/** What is worked out once for each object that never changes, such as a context. The last one asked of is at hand: a simulation asks by the thousand, and of one. */
export function perObject<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, Made>();
  let last: Key | undefined;
  let made: Made;
  return (key) => {
    if (key !== last) {
      made = known.get(key) ?? make(key);
      known.set(key, made);
      last = key;
    }
    return made;
  };
}

/** What is reckoned of a state, once for each and kept as long as that is: a state that has been shown is never changed, and has one context. */
export function perState<Context, State extends object, Value extends object>(
  reckon: (context: Context, state: State) => Value,
): (context: Context, state: State) => Value {
  const known = new WeakMap<State, Value>();
  return (context, state) => {
    let found = known.get(state);
    if (!found) {
      found = reckon(context, state);
      known.set(state, found);
    }
    return found;
  };
}
