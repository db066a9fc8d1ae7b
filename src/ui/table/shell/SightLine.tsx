import { useWords } from '../../words';
import { sightNow, switchSight } from '../session';
import { Glyph } from './Glyph';
import { useGame, useTable } from './hooks';
import { RuleLink } from './RuleLink';
import { sightText } from './sightText';
import { useSaidBeside } from './useSaidBeside';

/** Sight and range from what is chosen to what is pointed at; read out as the cursor moves. */
export function SightLine() {
  const { sight: words } = useWords().table;
  const now = useGame((now) => now);
  const state = useTable((all) => all);
  const line = sightNow(now, state);
  const text = sightText(now, state);
  // What it begins with is said by the voice of the table.
  useSaidBeside('sight', text, false);
  return (
    <div className="table-line" data-testid="sight">
      <p>
        <span>{text}</span> {line && <RuleLink id={line.rule} />}
      </p>
      <button type="button" className="app-button app-button--icon" aria-label={words.close} onClick={switchSight}>
        <Glyph name="cross" />
      </button>
    </div>
  );
}
