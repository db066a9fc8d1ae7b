import { useStore } from 'zustand';
import { FaultList } from '../pages/FaultList';
import { useWords } from '../words';
import { Dialog } from './Dialog';
import { incoming } from './incoming';
import { hasGame } from './recordSaid';

/** What is said over the page while a file is held, read or refused. */
export function IncomingFile() {
  const words = useWords();
  const { hovering, reading, refused } = useStore(incoming, (state) => state);
  const close = () => incoming.setState({ refused: undefined });
  if (refused) {
    const { badTitle, badText, unopened, unopenedText } = words.pages.file;
    const isGame = hasGame(refused.faults);
    return (
      <Dialog title={(isGame ? unopened : badTitle)(refused.name)} onClose={close}>
        <FaultList faults={refused.faults} />
        <p>{isGame ? unopenedText : badText}</p>
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
