import { useStore } from 'zustand';
import { useWords } from '../words';
import { designWords } from '../words/design';
import { Dialog } from './Dialog';
import { FaultList } from './FaultList';
import { incoming } from './incoming';
import { isSilent } from './silentStorage';

/** What is said over the page while a file is held, read or refused. */
export function IncomingFile() {
  const words = useWords();
  const { hovering, reading, refused } = useStore(incoming, (state) => state);
  const close = () => incoming.setState({ refused: undefined });
  if (refused) {
    const { badTitle, badText, several, unopened, unopenedText, silent } = words.pages.file;
    const { name, kind, faults } = refused;
    // Those of the drawing table are there where a battle was read.
    const titles = { game: unopened, battle: () => designWords().refused(name), none: badTitle, several: () => several };
    return (
      <Dialog title={titles[kind](name)} onClose={close}>
        <FaultList faults={faults} />
        <p>{isSilent(faults) ? silent : kind === 'game' ? unopenedText : badText}</p>
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
