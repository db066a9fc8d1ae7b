import { useWords } from '../../words';
import { askLuck } from '../contract/luckPart';
import { askReport } from '../contract/reportPart';
import { ask } from '../session';
import { useGame, useSystem } from './hooks';

/** What can be done with the whole log, beneath it. */
export function LogTools() {
  const { log, proof } = useWords().table;
  const system = useSystem();
  const practice = useGame((now) => now.head.practice);
  return (
    <div className="table-log__tools">
      <button type="button" className="app-button app-button--quiet" data-testid="report-log" onClick={askReport}>
        {log.report}
      </button>
      {system.luck && !practice && (
        <button type="button" className="app-button app-button--quiet" data-testid="luck-log" onClick={() => askLuck(system)}>
          {log.luck}
        </button>
      )}
      {!practice && (
        <button type="button" className="app-button app-button--quiet" data-testid="dice-ask" onClick={() => ask('dice')}>
          {proof.open}
        </button>
      )}
    </div>
  );
}
