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
