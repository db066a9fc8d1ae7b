import { stopSaid } from '../../app/recordSaid';
import { useWords } from '../../words';
import { saveToFile } from './gameActions';
import { useGame } from './hooks';
import { RuleLink } from './RuleLink';

/** The game holds no further: which play it is, which rule refuses it, what follows it, and that nothing of it is lost. */
export function StopLine() {
  const { stop: words } = useWords().table;
  const stop = useGame((now) => now.stop);
  if (!stop) return null;
  return (
    <div className="table-line table-line--stop table-line--stopped" role="status" data-testid="stopped">
      <p>
        {stopSaid(words, stop)} {stop.rule !== undefined && <RuleLink id={stop.rule} />}
      </p>
      <button type="button" className="app-button" data-testid="save-whole" onClick={saveToFile}>
        {words.save}
      </button>
    </div>
  );
}
