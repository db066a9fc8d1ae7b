import { createParts } from '../../../store/part';
import { wings } from '../../systems/registry';
import { parentOf, type RuleId } from '../rulebook/ids';
import type { Exhibit, Group } from './types';

export type { Exhibit, Position, Said, Step } from './types';

/** Fetched one by one, when a paragraph of theirs is read. */
export const GROUPS: readonly Group[] = Array.from(wings.values(), ({ exhibits = [] }) => exhibits).flat();

const exhibitsIn = createParts<Group, readonly Exhibit[]>(({ load }) => load());

/** `6.j.2` is of section 6, `V1` of 13, `FAQ 3` of the FAQ. */
export function sectionOf(id: RuleId): RuleId {
  const parent = parentOf(id);
  return parent === undefined ? id : sectionOf(parent);
}

function groupsOf(id: RuleId): Group[] {
  const section = sectionOf(id);
  return GROUPS.filter(({ sections }) => sections.includes(section));
}

/** The exhibits of a paragraph; undefined while they are still to be fetched. */
export function exhibitsOf(id: RuleId): readonly Exhibit[] | undefined {
  const found = groupsOf(id).map((group) => exhibitsIn(group).now());
  if (found.includes(undefined)) return undefined;
  return found.flatMap((exhibits) => exhibits ?? []).filter(({ at }) => at.includes(id));
}

/** Fetches the exhibits of a paragraph and its neighbours; without one, all there are, so that a page of all paragraphs stands still when it is there. */
export async function fetchExhibits(id?: RuleId): Promise<void> {
  const groups = id === undefined ? GROUPS : groupsOf(id);
  await Promise.all(groups.map((group) => exhibitsIn(group).load()));
}
