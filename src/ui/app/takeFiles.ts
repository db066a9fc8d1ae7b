import { wholeWords } from '../words';
import { incoming } from './incoming';

/** Opens the file of a game, from the file dialog or dropped on the page. */
export async function takeFiles(files: readonly File[]): Promise<void> {
  const file = files[0];
  if (!file || incoming.getState().reading !== undefined) return;
  const { name } = file;
  if (files.length > 1) {
    incoming.setState({ refused: { name, faults: [{ at: '', expected: 'file.one', found: String(files.length) }] } });
    return;
  }
  incoming.setState({ reading: name, refused: undefined });
  try {
    const [{ openFile }] = await Promise.all([import('../pages/opening'), wholeWords()]);
    const opened = await openFile(file);
    if (!opened.ok) incoming.setState({ refused: { name, faults: opened.faults } });
  } catch {
    incoming.setState({ refused: { name, faults: [{ at: '', expected: 'file.readable' }] } });
  } finally {
    incoming.setState({ reading: undefined });
  }
}
