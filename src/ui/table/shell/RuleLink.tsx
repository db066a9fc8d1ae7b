import { table } from '../../../store/table';
import { useWords } from '../../words';

/** A rule's number, or the rulebook's name for how orders are typed, which has none; a tap opens its text beside the map. */
export function RuleLink({ id }: { readonly id: string }) {
  const { common, table: words } = useWords();
  const numbered = id !== 'notation';
  return (
    <button
      type="button"
      className="table-rule"
      aria-label={numbered ? words.ruleLink(id) : undefined}
      onClick={() => table.setState({ rule: id, sheet: true })}
    >
      {numbered ? id : common.nav.rules}
    </button>
  );
}
