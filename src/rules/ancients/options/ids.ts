/** The optional rules that are paragraphs of their own, in the order of the rulebook. */
export const NUMBERED_OPTIONS = [
  '13.1',
  '13.2',
  '13.3',
  '13.4',
  '13.5',
  '13.6',
  '13.7',
  '13.8',
  '13.9',
  '13.10',
  '13.11',
  '13.12',
  '13.13',
  '13.14',
  '13V',
] as const;

/** The optional rules that can be switched on, in the order of the rulebook. */
export const OPTION_IDS = [...NUMBERED_OPTIONS, 'V1.average', 'V1.d4', 'V1.d5', 'V5'] as const;

export type OptionId = (typeof OPTION_IDS)[number];

/** The paragraph that explains an option; the dice of V1 are choices within it. */
export const paragraphOf = (id: OptionId): string => id.replace(/^V1\..*/, 'V1');

export const isOption = (id: string): id is OptionId => (OPTION_IDS as readonly string[]).includes(id);

export interface Clash {
  readonly id: OptionId;
  readonly with: OptionId;
  /** Whether the one needs the other, or cannot be played with it. */
  readonly why: 'needs' | 'excludes';
}

/** Which options cannot be played as chosen, and why. */
const NEEDS: Partial<Record<OptionId, OptionId>> = { 'V1.average': '13V', 'V1.d4': '13V', 'V1.d5': '13V', V5: '13V' };
/** 13.2 leaves no die for 13.13 to move; V4 stands in place of 13.9; one die is rolled. */
const EXCLUDES: readonly (readonly [OptionId, OptionId])[] = [
  ['13.2', '13.13'],
  ['13V', '13.9'],
  ['V1.average', 'V1.d4'],
  ['V1.average', 'V1.d5'],
  ['V1.d4', 'V1.d5'],
];

export function clashesIn(ids: readonly string[]): Clash[] {
  const chosen = OPTION_IDS.filter((id) => ids.includes(id));
  const lacking = chosen.flatMap((id): Clash[] => {
    const needed = NEEDS[id];
    return needed && !ids.includes(needed) ? [{ id, with: needed, why: 'needs' }] : [];
  });
  const hostile = EXCLUDES.filter((pair) => pair.every((id) => ids.includes(id)));
  return [...lacking, ...hostile.map(([id, other]): Clash => ({ id, with: other, why: 'excludes' }))];
}
