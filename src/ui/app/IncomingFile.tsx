import { useStore } from 'zustand';
import { FaultList } from '../pages/FaultList';
import { useWords } from '../words';
import { Dialog } from './Dialog';
import { incoming } from './incoming';

/** What is said over the page while a file is held, read or refused. */
export function IncomingFile() {
  const words = useWords();
  const { hovering, reading, refused } = useStore(incoming, (state) => state);
  const close = () => incoming.setState({ refused: undefined });
  if (refused) {
    return (
      <Dialog title={words.pages.file.badTitle(refused.name)} onClose={close}>
        <FaultList faults={refused.faults} />
        <p>{words.pages.file.badText}</p>
        <div className="app-dialog__foot">
          <button type="button" className="app-button app-button--main" onClick={close}>
            {words.common.actions.close}
          </button>
        </div>
      </Dialog>
    );
  }
  if (!hovering && reading === undefined) return null;
  return <p className="app-drop">{reading === undefined ? words.pages.file.drop : words.pages.file.reading(reading)}</p>;
}
