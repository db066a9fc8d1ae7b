import { useWords } from '../../words';
import { askReport } from '../contract/reportPart';

/** What can be done with the whole log, beneath it. */
export function LogTools() {
  const { log } = useWords().table;
  return (
    <div className="table-log__tools">
      <button type="button" className="app-button app-button--quiet" data-testid="report-log" onClick={askReport}>
        {log.report}
      </button>
    </div>
  );
}
