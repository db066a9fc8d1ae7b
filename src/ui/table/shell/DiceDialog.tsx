import { table } from '../../../store/table';
import { Dialog } from '../../app/Dialog';
import { doubtSaid } from '../../app/recordSaid';
import { useWords } from '../../words';
import { useGame } from './hooks';

/** Why the dice of the game are not verified, and what that means. */
export function DiceDialog() {
  const { doubt: words } = useWords().table;
  const doubt = useGame((now) => now.doubt);
  if (!doubt) return null;
  return (
    <Dialog title={words.mark} onClose={() => table.setState({ dialog: undefined })}>
      <p data-testid="doubt-why">{doubtSaid(words, doubt)}</p>
      <p>{words.about}</p>
      <p className="app-note">{words.stays}</p>
    </Dialog>
  );
}
