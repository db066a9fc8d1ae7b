import { carried } from '../../store/carried';
import { fileName, saveFile } from '../../store/file';
import { library } from '../../store/library';
import { sealWhileHidden } from '../../store/storedGame';

/** Saves the game played last to a file, as far as there is one; false if there is none. */
export async function rescue(): Promise<boolean> {
  const id = await library.newest();
  const game = id === undefined ? undefined : await library.load(id);
  if (!game?.ok) return false;
  saveFile(fileName(game.value.title, Date.now()), carried(sealWhileHidden(game.value.record), game.value));
  return true;
}
