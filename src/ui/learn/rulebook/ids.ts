import { NUMBERED_OPTIONS } from '../../../rules/ancients/options/ids';
import { NAVAL_RULE_IDS } from '../../systems/naval/rulebook/ids';

/** Every paragraph of the rulebook, in reading order. A refusal, an odds term and a log line cite one of these. */
export const RULE_IDS = [
  '1',
  'C',
  'C1',
  'C2',
  'C3',
  '2',
  '3',
  '4',
  '4.a',
  '4.b',
  '4.c',
  '4.d',
  '4.e',
  '4.f',
  '5',
  '5.a',
  '5.b',
  '5.c',
  '5.d',
  '6',
  '6.a',
  '6.b',
  '6.c',
  '6.d',
  '6.e',
  '6.f',
  '6.g',
  '6.h',
  '6.i',
  '6.j',
  '6.j.1',
  '6.j.2',
  '6.j.3',
  '6.k',
  '6.l',
  '6.m',
  'T',
  'T1',
  'T2',
  'T3',
  '7',
  '8',
  '8.a',
  '8.b',
  '8.c',
  '8.d',
  '8.e',
  '8.f',
  '8.g',
  '8.h',
  '9',
  '9.a',
  '9.b',
  '9.c',
  '9.d',
  '9.e',
  '9.1',
  '9.2',
  '9.3',
  '9.4',
  '10',
  '11',
  '11.a',
  '11.b',
  '11.c',
  '11.d',
  '11.e',
  '12',
  '13',
  ...NUMBERED_OPTIONS,
  'V1',
  'V2',
  'V3',
  'V4',
  'V5',
  ...NAVAL_RULE_IDS,
  '15',
  '15.1',
  '15.2',
  '15.3',
  'FAQ',
  'FAQ 1',
  'FAQ 2',
  'FAQ 3',
  'FAQ 4',
  'FAQ 5',
  'FAQ 6',
  'FAQ 7',
  'FAQ 8',
  'FAQ 9',
  'FAQ 10',
  'FAQ 11',
  'FAQ 12',
  'FAQ 13',
  'FAQ 14',
  'FAQ 15',
  'FAQ 16',
  'FAQ 17',
  'FAQ 18',
  'tables',
  'words',
  'notation',
] as const;

export type RuleId = (typeof RULE_IDS)[number];

const known: ReadonlySet<string> = new Set(RULE_IDS);

export function isRuleId(text: string): text is RuleId {
  return known.has(text);
}

/** `6.j.1` belongs to `6.j`, `6.j` to `6`, `C1` to `C`, `V1` to `13V`, this to `13`, `FAQ 3` to `FAQ`; a section belongs to nothing. */
export function parentOf(id: RuleId): RuleId | undefined {
  if (/^V\d$/.test(id)) return '13V';
  if (id === '13V') return '13';
  const cut = /^(?:(.+)[.].+|([CT])\d|(FAQ) \d+)$/.exec(id);
  const parent = cut?.[1] ?? cut?.[2] ?? cut?.[3];
  return parent !== undefined && isRuleId(parent) ? parent : undefined;
}

export interface RuleNode {
  readonly id: RuleId;
  readonly children: readonly RuleNode[];
}

function nodeOf(id: RuleId): RuleNode {
  return { id, children: RULE_IDS.filter((other) => parentOf(other) === id).map(nodeOf) };
}

/** The table of contents. */
export const SECTIONS: readonly RuleNode[] = RULE_IDS.filter((id) => parentOf(id) === undefined).map(nodeOf);

export type Part = 'land' | 'sea' | 'further' | 'appendix';

function partOf(id: RuleId): Part {
  if (id === '14') return 'sea';
  if (id === '15') return 'further';
  return /^(FAQ|tables|words|notation)$/.test(id) ? 'appendix' : 'land';
}

/** The sections by their headings: the game on land, the game at sea, what one makes of them, and what belongs to all. */
export const PARTS: readonly { readonly part: Part; readonly sections: readonly RuleNode[] }[] = (
  ['land', 'sea', 'further', 'appendix'] as const
).map((part) => ({ part, sections: SECTIONS.filter(({ id }) => partOf(id) === part) }));

/** A paragraph's number as it is printed, never broken over a line; what has a name alone has none. */
export const labelOf = (id: RuleId): string => (/^[a-z]/.test(id) ? '' : id.replace(' ', '\u00a0'));
