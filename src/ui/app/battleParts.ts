import type { Battle } from '../../scenarios';
import { designIdOf } from '../../store/designId';
import { createPart, createParts, type Part } from '../../store/part';
import type { FoundBattle } from './ownBattle';

/** The battles of the house, each fetched when a page about it, or the table, asks, without the facts of all others; null where there is none of that name. */
const house = createParts<string, Battle | null>(async (id) => (await import('../../scenarios/load')).loadBattle(id));

/** One's own, as they were when a page about them was last gone to. */
const own = new Map<string, Part<FoundBattle>>();

const ownPart = (id: string): Part<FoundBattle> => createPart(async () => (await import('./ownBattle')).loadOwn(id));

/** A battle of the house or one's own. */
export function battlePart(id: string): Part<FoundBattle> {
  if (designIdOf(id) === undefined) return house(id);
  const part = own.get(id) ?? ownPart(id);
  own.set(id, part);
  return part;
}

/** Fetches a battle for a page about it: one's own as it is now, for it may have been drawn anew, in another page too. */
export async function fetchBattle(id: string): Promise<void> {
  if (designIdOf(id) === undefined) return void (await house(id).load());
  const part = ownPart(id);
  await part.load();
  own.set(id, part);
}
