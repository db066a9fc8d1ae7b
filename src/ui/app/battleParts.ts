import type { Battle } from '../../scenarios';
import { designIdOf } from '../../store/designId';
import { createPart, createParts, type Part } from '../../store/part';
import type { Drawing } from '../design/document/drawing';

/** The battles of the house, each fetched when a page about it, or the table, asks, without the facts of all others; null where there is none of that name. */
const house = createParts<string, Battle | null>(async (id) => (await import('../../scenarios/load')).loadBattle(id));

/** One's own, as they were when a page about them was last gone to. */
const own = new Map<string, Part<Battle | null>>();

/** A battle that somebody has drawn, under its name among ours; null where there is none, or where it cannot be played as it is. */
async function loadOwn(id: string): Promise<Battle | null> {
  const [{ designs }, { readBattle }, { refusals }, { fetchRules, systemFor }] = await Promise.all([
    import('../../store/designs'),
    import('../../scenarios/schema'),
    import('../design/document/checks'),
    import('../../store/systems'),
  ]);
  const design = await designs.load(designIdOf(id) ?? '');
  const read = design && readBattle({ ...design.battle, id });
  if (!read || !('battle' in read)) return null;
  const { battle } = read;
  await fetchRules(battle.position);
  const system = systemFor(battle.position);
  return system.ok && refusals(battle as unknown as Drawing, system.value).length === 0 ? battle : null;
}

/** A battle of the house or one's own. */
export function battlePart(id: string): Part<Battle | null> {
  if (designIdOf(id) === undefined) return house(id);
  const part = own.get(id) ?? createPart(() => loadOwn(id));
  own.set(id, part);
  return part;
}

/** Fetches a battle for a page about it: one's own as it is now, for it may have been drawn anew, in another page too. */
export async function fetchBattle(id: string): Promise<void> {
  if (designIdOf(id) === undefined) return void (await house(id).load());
  const part = createPart(() => loadOwn(id));
  await part.load();
  own.set(id, part);
}
