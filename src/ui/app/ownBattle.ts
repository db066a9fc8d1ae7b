import type { Battle } from '../../scenarios';
import { readBattle } from '../../scenarios/schema';
import { designIdOf } from '../../store/designId';
import { designs } from '../../store/designs';
import { fetchRules, systemFor } from '../../store/systems';
import { refusals } from '../design/document/checks';
import type { Drawing } from '../design/document/drawing';

/** What is found under a battle's name: null, there is none; false, it is one's own and cannot be played as it is. */
export type FoundBattle = Battle | null | false;

/** A battle that somebody has drawn, under its name among ours. Fails as `designs.load`. */
export async function loadOwn(id: string): Promise<FoundBattle> {
  const design = await designs.load(designIdOf(id) ?? '');
  if (!design) return null;
  const read = readBattle({ ...design.battle, id });
  if (!('battle' in read)) return false;
  const { battle } = read;
  await fetchRules(battle.position);
  const system = systemFor(battle.position);
  return system.ok && refusals(battle as unknown as Drawing, system.value).length === 0 && battle;
}
