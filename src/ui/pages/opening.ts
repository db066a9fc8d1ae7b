import type { Checked } from '../../kernel/game';
import { readFile } from '../../store/file';
import { type Foreign, verifyRecord } from '../../store/foreign';
import { library } from '../../store/library';
import { bothNames } from '../../store/seats';
import { newGame } from '../../store/storedGame';
import { leaveReplay } from '../../store/verified';
import { go, goInstead } from '../app/routes';
import { notify } from '../app/toasts';
import { wordsNow } from '../words';
import { titleOf } from './titles';

/** Puts a record that has been verified among the saved games, whole, and goes to it. */
export async function accept({ record, doubt, replay }: Foreign, instead: boolean): Promise<void> {
  const title = await titleOf(record);
  const game = newGame({ battle: record.battle ?? null, title, names: bothNames(record.names), record, doubt }, Date.now());
  await library.keep(game);
  leaveReplay(game.id, record, replay);
  notify(wordsNow().pages.saves.opened(title));
  (instead ? goInstead : go)({ screen: 'play', game: game.id });
}

/** Opens the game in a file; what is wrong with it, if it holds none. */
export async function openFile(file: File): Promise<Checked<Foreign>> {
  const json = await readFile(file);
  const foreign = json.ok ? await verifyRecord(json.value) : json;
  if (foreign.ok) await accept(foreign.value, false);
  return foreign;
}
