import { ownParentOf, PARTS as PARAGRAPHS, type Part, type RuleId, type RuleIdIn } from '../../systems/rules';

export type { Part, RuleId, RuleIdIn };

const headings = Object.keys(PARAGRAPHS) as readonly Part[];

/** Every paragraph of the rulebook, in reading order. A refusal, an odds term and a log line cite one of these. */
export const RULE_IDS: readonly RuleId[] = headings.flatMap((part): readonly RuleId[] => PARAGRAPHS[part]);

const known: ReadonlySet<string> = new Set(RULE_IDS);

export function isRuleId(text: string): text is RuleId {
  return known.has(text);
}

/** `6.j.1` belongs to `6.j`, `6.j` to `6`, and others as their game says; a section belongs to nothing. */
export function parentOf(id: RuleId): RuleId | undefined {
  const parent = ownParentOf(id) ?? /^(.+)[.].+$/.exec(id)?.[1];
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

/** The sections by their headings: each game, what one makes of them, and what belongs to all. */
export const PARTS: readonly { readonly part: Part; readonly sections: readonly RuleNode[] }[] = headings.map((part) => ({
  part,
  sections: SECTIONS.filter(({ id }) => (PARAGRAPHS[part] as readonly RuleId[]).includes(id)),
}));

/** A paragraph's number as it is printed, never broken over a line; what has a name alone has none. */
export const labelOf = (id: RuleId): string => (/^[a-z]/.test(id) ? '' : id.replace(' ', '\u00a0'));
