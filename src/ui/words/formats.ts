/** Makes something when it is first wanted: the browser takes its time over the formats of a language, and most screens want none of them. */
export function whenWanted<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The reader's own variant of a language, as `en-GB` of `en`: days and hours are written otherwise in each. */
export const variantOf = (language: string): string =>
  globalThis.navigator?.languages?.find((tag) => tag.toLowerCase().startsWith(language)) ?? language;
