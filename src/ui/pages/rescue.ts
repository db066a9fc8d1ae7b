import { fileName, saveFile } from '../../store/file';
import { loadSent } from '../../store/sent';

/** Saves a game of the library to a file; false if it cannot be read. */
export async function rescue(id: string): Promise<boolean> {
  const sent = await loadSent(id);
  if (!sent.ok) return false;
  const { game, json } = sent.value;
  saveFile(fileName(game.title, Date.now()), json);
  return true;
}
