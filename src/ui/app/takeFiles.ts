import type { Checked } from '../../kernel/game';
import { readFile } from '../../store/file';
import { wholeWords } from '../words';
import { fetchDesignWords } from '../words/design';
import { incoming } from './incoming';

/** Whether a file holds a battle to be drawn and played, and no game: a game holds plays. */
async function battleIn(file: File): Promise<boolean> {
  const json = await readFile(file);
  const found = json.ok && typeof json.value === 'object' && json.value !== null ? json.value : {};
  return 'position' in found && 'title' in found && !('plays' in found);
}

/** Takes it to the drawing table. */
async function takeBattle(file: File): Promise<Checked<unknown>> {
  const [{ takeFile }] = await Promise.all([import('../design/begin'), fetchDesignWords()]);
  return takeFile(file);
}

/** Opens the file of a game or of a battle, from the file dialog or dropped on the page. */
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
    const opened = (await battleIn(file)) ? await takeBattle(file) : await openFile(file);
    if (!opened.ok) incoming.setState({ refused: { name, faults: opened.faults } });
  } catch {
    incoming.setState({ refused: { name, faults: [{ at: '', expected: 'file.readable' }] } });
  } finally {
    incoming.setState({ reading: undefined });
  }
}
