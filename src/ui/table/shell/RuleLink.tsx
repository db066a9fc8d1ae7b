import type { ReactNode } from 'react';
import { table } from '../../../store/table';
import { useWords } from '../../words';

/** A rule's number, or words in its place, or the rulebook's name for what has none; a tap opens its text beside the map. */
export function RuleLink({ id, children }: { readonly id: string; readonly children?: ReactNode }) {
  const { common, table: words } = useWords();
  const numbered = children === undefined && !/^[a-z]/.test(id);
  return (
    <button
      type="button"
      className="table-rule"
      aria-label={numbered ? words.ruleLink(id) : undefined}
      onClick={() => table.setState({ rule: { id }, sheet: true })}
    >
      {children ?? (numbered ? id : common.nav.rules)}
    </button>
  );
}
