import { FAQ_IDS, FURTHER_RULE_IDS, LAND_RULE_IDS, landParentOf } from './ancients/rulebook/ids';
import { BAW_RULE_IDS } from './baw/rulebook/ids';
import { NAVAL_RULE_IDS } from './naval/rulebook/ids';

/** The paragraphs of the rulebook under its headings, in reading order: of each game, then what belongs to all. */
export const PARTS = {
  land: LAND_RULE_IDS,
  sea: NAVAL_RULE_IDS,
  baw: BAW_RULE_IDS,
  further: FURTHER_RULE_IDS,
  appendix: [...FAQ_IDS, 'tables', 'words', 'notation', 'changes'],
} as const;

export type Part = keyof typeof PARTS;
/** A paragraph of some parts. */
export type RuleIdIn<Of extends Part> = (typeof PARTS)[Of][number];
export type RuleId = RuleIdIn<Part>;

/** What a game says of the paragraph that one of its paragraphs belongs to, where no full stop does. */
export const ownParentOf: (id: string) => string | undefined = landParentOf;
