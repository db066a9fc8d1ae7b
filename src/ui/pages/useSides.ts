import { SIDE_NAMES } from '../../scenarios/sideNames';
import { useLanguage } from '../words';

/** What the two sides of a battle of the house are called in the reader's language. */
export function useSides(id: string | null): readonly [string, string] | undefined {
  const language = useLanguage();
  return id !== null && Object.hasOwn(SIDE_NAMES, id) ? SIDE_NAMES[id]![language] : undefined;
}
