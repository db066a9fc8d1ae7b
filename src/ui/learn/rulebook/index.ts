import { wings } from '../../systems/registry';
import { wordList } from './terms';
import type { Rulebook, RulebookLanguage } from './types';

export type { Part, RuleId, RuleNode } from './ids';
export { isRuleId, labelOf, PARTS, parentOf, RULE_IDS, SECTIONS } from './ids';
export type { Inline } from './markup';
export { parseInline } from './markup';
export type { Paragraph, Rulebook, RulebookLanguage, RuleEntry, Table, Text } from './types';

/** One chunk for each game and language, fetched when somebody first asks for a rule in it. */
export async function loadRulebook(language: RulebookLanguage): Promise<Rulebook> {
  const parts = await Promise.all(Array.from(wings.values(), (wing) => wing.rulebook?.(language)));
  const terms = parts.flatMap((part) => part?.terms ?? []);
  return Object.assign({ words: wordList[language](terms) }, ...parts.map((part) => part?.entries));
}
