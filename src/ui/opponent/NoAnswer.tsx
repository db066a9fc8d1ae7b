import { useWords } from '../words';
import { useCounselWords } from '../words/counsel';

/** What somebody has asked for could not be reckoned: to be asked once more. */
export function NoAnswer({ retry }: { readonly retry: () => unknown }) {
  const { failed } = useCounselWords();
  const { actions } = useWords().common;
  return (
    <div className="app-row" role="alert">
      <p className="app-note">{failed}</p>
      <button type="button" className="app-button" onClick={() => void retry()}>
        {actions.retry}
      </button>
    </div>
  );
}
