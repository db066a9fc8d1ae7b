import one from 'virtual:battles/one';
import type { Battle } from './battle';

/** A battle of the house with its texts and its position, fetched when it is wanted; null: there is none of that name. */
export async function loadBattle(id: string): Promise<Battle | null> {
  return Object.hasOwn(one, id) ? (await one[id]!()).default : null;
}
