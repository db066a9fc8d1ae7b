/** Makes something when it is first wanted: the browser takes its time over the formats of a language, and most screens want none of them. */
export function whenWanted<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
