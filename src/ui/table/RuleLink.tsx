import { table } from '../../store/table';
import { useWords } from '../words';

/** A rule's number; a tap opens its text beside the map. */
export function RuleLink({ id }: { readonly id: string }) {
  const words = useWords().table;
  if (id === 'notation') return null;
  return (
    <button type="button" class="table-rule" aria-label={words.ruleLink(id)} onClick={() => table.setState({ rule: id, sheet: true })}>
      {id}
    </button>
  );
}
