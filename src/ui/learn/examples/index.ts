import { parentOf, type RuleId } from '../rulebook/ids';
import type { Exhibit } from './types';

export type { Exhibit, Marks, Position, Said, Step } from './types';

interface Group {
  /** The sections whose paragraphs its exhibits belong to. */
  readonly sections: readonly RuleId[];
  readonly load: () => Promise<readonly Exhibit[]>;
}

/** Fetched one by one, when a paragraph of theirs is read. */
export const GROUPS: readonly Group[] = [
  { sections: ['C', '2', '3', '7'], load: async () => (await import('../../systems/ancients/examples/basics')).basics },
  { sections: ['4', 'FAQ'], load: async () => (await import('../../systems/ancients/examples/panic')).panic },
  { sections: ['5', '6'], load: async () => (await import('../../systems/ancients/examples/reserves')).reserves },
  { sections: ['6', 'T'], load: async () => (await import('../../systems/ancients/examples/movement')).movement },
  { sections: ['6'], load: async () => (await import('../../systems/ancients/examples/camps')).camps },
  { sections: ['8', '6'], load: async () => (await import('../../systems/ancients/examples/fire')).fire },
  { sections: ['9'], load: async () => (await import('../../systems/ancients/examples/melee')).melee },
  { sections: ['10', '11', '12'], load: async () => (await import('../../systems/ancients/examples/leaders')).leaders },
  { sections: ['13'], load: async () => (await import('../../systems/ancients/examples/options')).options },
  { sections: ['14'], load: async () => (await import('../../systems/naval/examples/exhibits')).naval },
  { sections: ['FAQ', '6', '8', '9', '13'], load: async () => (await import('../../systems/ancients/examples/faq')).faq },
];

const fetched = new Map<Group, readonly Exhibit[]>();

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
  const found = groupsOf(id).map((group) => fetched.get(group));
  if (found.includes(undefined)) return undefined;
  return found.flatMap((exhibits) => exhibits ?? []).filter(({ at }) => at.includes(id));
}

/** Fetches the exhibits of a paragraph and its neighbours; without one, all there are, so that a page of all paragraphs stands still when it is there. */
export async function fetchExhibits(id?: RuleId): Promise<void> {
  const groups = id === undefined ? GROUPS : groupsOf(id);
  await Promise.all(groups.map(async (group) => fetched.has(group) || fetched.set(group, await group.load())));
}
