import type { Checked, Fault } from '../../kernel/game';
import { readFile } from '../../store/file';
import { wholeWords, wordsNow } from '../words';
import { fetchDesignWords } from '../words/design';
import { announcePassing } from './announce';
import { tellMissing } from './fetched';
import { incoming } from './incoming';
import { hasGame } from './recordSaid';

/** Whether this is a battle to be drawn and played, or a position alone, which has sides, and no game: a game holds plays. */
function isBattle(json: unknown): boolean {
  if (typeof json !== 'object' || json === null || 'plays' in json) return false;
  return ['position', 'armies', 'fleets'].some((field) => field in json);
}

/** Takes a game to the table, or a battle to the drawing table. */
async function takeJson(json: unknown): Promise<Checked<unknown>> {
  if (!isBattle(json)) return (await import('../pages/opening')).openGame(json);
  const [{ takeBattle }] = await Promise.all([import('../design/begin'), fetchDesignWords()]);
  return takeBattle(json);
}

/** What a file was taken for. */
function kindOf(json: Checked<unknown>, faults: readonly Fault[]): 'battle' | 'game' | 'none' {
  if (json.ok && isBattle(json.value)) return 'battle';
  return hasGame(faults) ? 'game' : 'none';
}

/** Opens the file of a game or of a battle, from the file dialog or dropped on the page. */
export async function takeFiles(files: readonly File[]): Promise<void> {
  const file = files[0];
  if (!file || incoming.getState().reading !== undefined) return;
  const { name } = file;
  if (files.length > 1) {
    incoming.setState({ refused: { name, kind: 'several', faults: [{ at: '', expected: 'file.one', found: String(files.length) }] } });
    return;
  }
  incoming.setState({ reading: name, refused: undefined });
  try {
    // What is shown meanwhile has just come to the page, where a screen reader would not read it.
    const said = wholeWords().then(() => announcePassing(wordsNow().pages.file.reading(name)));
    const [json] = await Promise.all([readFile(file), said]);
    const opened = json.ok ? await takeJson(json.value) : json;
    if (!opened.ok) incoming.setState({ refused: { name, kind: kindOf(json, opened.faults), faults: opened.faults } });
  } catch {
    // What is wrong with the file is among its faults.
    tellMissing();
  } finally {
    incoming.setState({ reading: undefined });
  }
}
