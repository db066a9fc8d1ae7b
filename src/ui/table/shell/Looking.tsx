import { useWords } from '../../words';
import { goOnFrom, lookAt } from '../session';
import { pressed } from './disabledReason';
import { droppedText } from './dropped';
import { Glyph } from './Glyph';
import { useGame, useNarrow } from './hooks';
import { askCounsel } from './keys';

/** A past moment: stepping through the log, going back, going on from there. */
export function Looking() {
  const words = useWords().table;
  const looking = useGame((now) => now.looking)!;
  const cursor = useGame((now) => now.cursor);
  const length = useGame((now) => now.length);
  const elsewhere = useGame((now) => now.elsewhere);
  // There the log has more room for it.
  const narrow = useNarrow();
  return (
    <div className="table-line table-line--looking" data-testid="looking">
      <button
        type="button"
        className="app-button app-button--icon"
        aria-label={words.log.before}
        {...pressed(looking === 0 && 'first', () => lookAt(looking - 1))}
      >
        <Glyph name="previous" />
      </button>
      <p>
        {looking === 0 ? words.log.lookingStart : words.log.looking(looking, length)}{' '}
        {!narrow && length > looking && <small data-testid="ahead">{droppedText(looking)}</small>}
      </p>
      <button
        type="button"
        className="app-button app-button--icon"
        aria-label={words.log.after}
        {...pressed(looking >= length && 'last', () => lookAt(looking + 1 === cursor ? undefined : looking + 1))}
      >
        <Glyph name="next" />
      </button>
      <button
        type="button"
        className="app-button app-button--icon"
        data-testid="counsel-then"
        aria-label={words.menuItems.counsel}
        title={words.menuItems.counsel}
        onClick={askCounsel}
      >
        <Glyph name="scales" />
      </button>
      <button type="button" className="app-button" {...pressed(elsewhere ?? false, () => goOnFrom(looking))}>
        {words.log.fromHere}
      </button>
    </div>
  );
}
