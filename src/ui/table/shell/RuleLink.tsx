import type { ReactNode } from 'react';
import { useWords } from '../../words';
import { readRule } from './readRule';

/** A rule's number, or words in its place, or the rulebook's name for what has none; a tap opens its text beside the map. */
export function RuleLink({ id, children }: { readonly id: string; readonly children?: ReactNode }) {
  const { common, table: words } = useWords();
  const numbered = children === undefined && !/^[a-z]/.test(id);
  return (
    <button type="button" className="table-rule" aria-label={numbered ? words.ruleLink(id) : undefined} onClick={() => readRule(id)}>
      {children ?? (numbered ? id : common.nav.rules)}
    </button>
  );
}
