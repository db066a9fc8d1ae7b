import type { Battle } from '../../scenarios';
import { readBattle } from '../../scenarios/schema';
import { designIdOf } from '../../store/designId';
import { designs } from '../../store/designs';
import { fetchRules, systemFor } from '../../store/systems';
import { refusals } from '../design/document/checks';
import type { Drawing } from '../design/document/drawing';

/** A battle that somebody has drawn, under its name among ours; null where there is none, or where it cannot be played as it is. */
export async function loadOwn(id: string): Promise<Battle | null> {
  const design = await designs.load(designIdOf(id) ?? '');
  const read = design && readBattle({ ...design.battle, id });
  if (!read || !('battle' in read)) return null;
  const { battle } = read;
  await fetchRules(battle.position);
  const system = systemFor(battle.position);
  return system.ok && refusals(battle as unknown as Drawing, system.value).length === 0 ? battle : null;
}
