import { useWords } from '../../words';
import { ask } from '../session';
import { useGame } from './hooks';

/** Beside whoever is to act: the dice of the game are not verified. A press says why. */
export function DoubtMark() {
  const { doubt: words } = useWords().table;
  const doubted = useGame((now) => now.doubt !== undefined);
  if (!doubted) return null;
  return (
    <button type="button" className="table-doubt" data-testid="doubt" onClick={() => ask('dice')}>
      {words.mark}
    </button>
  );
}
