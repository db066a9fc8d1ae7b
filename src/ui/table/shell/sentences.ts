/** Texts one after the other, each with a stop at its end. */
export const sentences = (texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');
