import { useWords } from '../words';

/** What the two sides of a battle of the house are called in the reader's language. */
export function useSides(id: string | null): readonly [string, string] | undefined {
  const { sides } = useWords();
  return id !== null && Object.hasOwn(sides, id) ? sides[id]!.names : undefined;
}
