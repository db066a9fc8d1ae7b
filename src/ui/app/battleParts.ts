import type { Battle } from '../../scenarios';
import { designIdOf } from '../../store/designId';
import { createPart, createParts, type Part } from '../../store/part';

/** The battles of the house, each fetched when a page about it, or the table, asks, without the facts of all others; null where there is none of that name. */
const house = createParts<string, Battle | null>(async (id) => (await import('../../scenarios/load')).loadBattle(id));

/** One's own, until they are drawn anew. */
const own = new Map<string, Part<Battle | null>>();

/** A battle that somebody has drawn, under its name among ours; null where there is none, or where it is not one yet. */
async function loadOwn(id: string): Promise<Battle | null> {
  const [{ designs }, { readBattle }] = await Promise.all([import('../../store/designs'), import('../../scenarios/schema')]);
  const design = await designs.load(designIdOf(id) ?? '');
  const read = design && readBattle({ ...design.battle, id });
  return read && 'battle' in read ? read.battle : null;
}

/** A battle of the house or one's own. */
export function battlePart(id: string): Part<Battle | null> {
  if (designIdOf(id) === undefined) return house(id);
  const part = own.get(id) ?? createPart(() => loadOwn(id));
  own.set(id, part);
  return part;
}

/** One's own battle has been changed: whoever asks for it next gets it as it is then. */
export const forgetBattle = (id: string): void => void own.delete(id);
