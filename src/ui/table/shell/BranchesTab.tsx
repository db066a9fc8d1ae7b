import { createPart } from '../../../store/part';
import { table } from '../../../store/table';
import { PartNotLoaded } from '../../app/PartNotLoaded';
import { usePart } from '../../app/usePart';
import { useWords } from '../../words';
import { fetchBranchWords } from '../../words/branches';
import type { SystemPanels } from '../contract/system';

const branches = createPart(async () => (await Promise.all([import('../../branches'), fetchBranchWords()]))[0]);

const close = () => table.setState({ panel: 'log' });

/** The courses of the game beside the map, fetched when somebody first looks at them. */
export function BranchesTab({ panels }: { readonly panels: SystemPanels }) {
  const { common } = useWords();
  const { value, retry } = usePart(branches);
  if (value) return <value.BranchesPanel panels={panels} />;
  if (retry) return <PartNotLoaded retry={retry} onClose={close} />;
  return <p className="table-waiting">{common.loading}</p>;
}
