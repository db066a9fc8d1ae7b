import { doubtMark, isWished } from '../../app/recordSaid';
import { useWords } from '../../words';
import { ask } from '../session';
import { useGame } from './hooks';

/** Beside whoever is to act: the dice of the game are not verified, or are the players' own. A press says why. */
export function DoubtMark() {
  const { doubt: words } = useWords().table;
  const doubt = useGame((now) => now.doubt);
  if (!doubt) return null;
  return (
    <button
      type="button"
      className={isWished(doubt) ? 'table-doubt table-doubt--own' : 'table-doubt'}
      data-testid="doubt"
      onClick={() => ask('dice')}
    >
      {doubtMark(words, doubt)}
    </button>
  );
}
