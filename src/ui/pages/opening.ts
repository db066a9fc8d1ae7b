import type { GameRecord } from '../../kernel/record';
import type { Checked } from '../../kernel/system';
import { readFile } from '../../store/file';
import { verifyRecord } from '../../store/foreign';
import { library } from '../../store/library';
import { newGame } from '../../store/storedGame';
import { go, goInstead } from '../app/routes';
import { notify } from '../app/toasts';
import { wordsNow } from '../words';
import { titleOf } from './titles';

/** Puts a record that has been verified among the saved games, and goes to it. */
export async function accept(record: GameRecord, instead: boolean): Promise<void> {
  const title = await titleOf(record);
  const game = newGame({ battle: record.battle ?? null, title, names: record.names ?? ['', ''], record }, Date.now());
  await library.keep(game);
  notify(wordsNow().pages.saves.opened(title));
  (instead ? goInstead : go)({ screen: 'play', game: game.id });
}

/** Opens the game in a file; what is wrong with it, if it holds none. */
export async function openFile(file: File): Promise<Checked<GameRecord>> {
  const json = await readFile(file);
  const record = json.ok ? await verifyRecord(json.value) : json;
  if (record.ok) await accept(record.value, false);
  return record;
}
