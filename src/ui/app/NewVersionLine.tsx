import { useStore } from 'zustand';
import { useWords } from '../words';
import { newVersion, takeNewVersion } from './programKept';

/** Offers a new version of the program, which nobody has to take. */
export function NewVersionLine() {
  const { version } = useWords().common;
  const worker = useStore(newVersion, (state) => state.worker);
  return (
    <div role="status">
      {worker && (
        <p className="app-version" data-testid="new-version">
          {version.there}
          <button type="button" className="app-button app-button--quiet" onClick={() => takeNewVersion(worker)}>
            {version.take}
          </button>
        </p>
      )}
    </div>
  );
}
