import { houseSides, useWords } from '../words';

/** What the two sides of a battle of the house are called in the reader's language. */
export const useSides = (id: string | null): readonly [string, string] | undefined => houseSides(useWords(), id)?.names;
