import type { Fault } from '../../kernel/game';
import { carried } from '../../store/carried';
import { fileName, saveFile } from '../../store/file';
import { library } from '../../store/library';
import { sealWhileHidden } from '../../store/storedGame';
import { copyLink } from '../app/copyLink';
import { notify } from '../app/toasts';
import { wordsNow } from '../words';

/** The first fault in words, over the page. */
function notifyFault(fault: Fault | undefined): void {
  const { faults, pages } = wordsNow();
  const why = fault ? faults.sentence(faults.place(fault.at), faults.expected(fault.expected), fault.found) : '';
  notify(`${pages.saves.cannotRead}. ${why}`, 'trouble');
}

export async function saveToFile(id: string, title: string): Promise<void> {
  const game = await library.load(id);
  if (game.ok) saveFile(fileName(title, game.value.updated), carried(sealWhileHidden(game.value.record), game.value));
  else notifyFault(game.faults[0]);
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** What lies there of a game that cannot be read: as a record, if it has one, which may be opened again from the file, else as it is. */
export async function saveDamaged(id: string, title: string): Promise<void> {
  const found = await library.raw(id).catch(() => undefined);
  if (!found) return notifyFault({ at: id, expected: 'game.readable' });
  const { card, plays } = found;
  const game = isFields(card) ? card['game'] : undefined;
  const record = isFields(game) ? game['record'] : undefined;
  saveFile(fileName(title, Date.now()), isFields(record) ? { ...record, plays } : { card, plays });
}

export function copyGameLink(id: string): void {
  const record = library.load(id).then((game) => {
    if (game.ok) return carried(sealWhileHidden(game.value.record), game.value);
    notifyFault(game.faults[0]);
    throw new Error('there is no such game');
  });
  copyLink(record);
}
