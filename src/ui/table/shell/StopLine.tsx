import { stopRules, stopSaid } from '../../app/recordSaid';
import { useWords } from '../../words';
import { showMoment } from '../session';
import { saveToFile } from './gameActions';
import { useGame } from './hooks';
import { RuleLink } from './RuleLink';

/** The rules by which a game does not hold, to be opened beside the map. */
export function StopRules() {
  const stop = useGame((now) => now.stop);
  return stop ? stopRules(stop).map((rule) => <RuleLink key={rule} id={rule} />) : null;
}

/** Heads what is only told in the log. */
export function ToldHead() {
  const { stop: words } = useWords().table;
  return (
    <li className="table-row table-row--ahead app-note" data-testid="told-from">
      {words.from} <StopRules />
    </li>
  );
}

/** The game holds no further: which play it is, which rule refuses it, what follows it and whether that can be looked at, and that nothing of it is lost. */
export function StopLine() {
  const { stop: words } = useWords().table;
  const stop = useGame((now) => now.stop);
  const seen = useGame((now) => now.viewer !== 'none');
  if (!stop) return null;
  return (
    <div className="table-line table-line--stop table-line--stopped" role="status" data-testid="stopped">
      <p>
        {stopSaid(words, stop)} <StopRules />
      </p>
      {stop.told > 0 && seen && (
        <button type="button" className="app-button" data-testid="see-told" onClick={() => showMoment(stop.play + 1)}>
          {words.watch}
        </button>
      )}
      <button type="button" className="app-button" data-testid="save-whole" onClick={saveToFile}>
        {words.save}
      </button>
    </div>
  );
}
