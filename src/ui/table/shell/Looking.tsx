import { useWords } from '../../words';
import { goOnFrom } from '../session';
import { pressed } from './disabledReason';
import { droppedText } from './dropped';
import { useGame, useNarrow } from './hooks';
import { askCounsel } from './keys';
import { Transport } from './Transport';

/** A past moment: which it is, what might have been done there, going on from there, and the log played on or gone through from it. */
export function Looking() {
  const words = useWords().table;
  const looking = useGame((now) => now.looking)!;
  const length = useGame((now) => now.length);
  const elsewhere = useGame((now) => now.elsewhere);
  // There the log has more room for it.
  const narrow = useNarrow();
  return (
    <div className="table-line table-line--looking" data-testid="looking">
      <div className="table-looking">
        <p>
          {looking === 0 ? words.log.lookingStart : words.log.looking(looking, length)}{' '}
          {!narrow && length > looking && <small data-testid="ahead">{droppedText(looking)}</small>}
        </p>
        <button type="button" className="app-button" data-testid="counsel-then" onClick={askCounsel}>
          {narrow ? words.replay.bestHereShort : words.replay.bestHere}
        </button>
        <button type="button" className="app-button" {...pressed(elsewhere ?? false, () => goOnFrom(looking))}>
          {words.log.fromHere}
        </button>
      </div>
      <Transport />
    </div>
  );
}
