import { type Fields, isFields } from '../../kernel/fields';
import type { Fault } from '../../kernel/game';
import { branchSeatsOf, carried, isAlone, seatsOf, titleOf } from '../../store/carried';
import { fileName, saveFile } from '../../store/file';
import { library } from '../../store/library';
import { loadSent } from '../../store/sent';
import { unpackStories } from '../../store/stories';
import { copyLink } from '../app/copyLink';
import { tellMissing } from '../app/fetched';
import { SILENT } from '../app/silentStorage';
import { notify } from '../app/toasts';
import { wordsNow } from '../words';

/** The first fault in words, over the page. */
function notifyFault(fault: Fault | undefined): void {
  const { faults, pages } = wordsNow();
  const why = fault ? faults.sentence(faults.place(fault.at), faults.expected(fault.expected), fault.found) : '';
  notify(`${pages.saves.cannotRead}. ${why}`, 'trouble');
}

export async function saveToFile(id: string, title: string): Promise<void> {
  const sent = await loadSent(id).catch(tellMissing);
  if (sent?.ok) saveFile(fileName(title, sent.value.game.updated), sent.value.json);
  else if (sent) notifyFault(sent.faults[0]);
}

/** A record as a card that may be damaged has it, with what the card says of who plays. */
function recordIn(game: Fields, record: Fields, plays: unknown): object {
  const { branches } = record;
  const whole = { ...record, plays, ...(branches === undefined ? {} : { branches: unpackStories(branches) }) };
  const played = { seats: seatsOf(game), branchSeats: branchSeatsOf(game), ...(isAlone(game) ? { alone: true as const } : {}) };
  return carried(whole, { title: titleOf(game) ?? '', ...played });
}

/** What lies there of a game that cannot be read: as a record, if it has one, which may be opened again from the file, else as it is. */
export async function saveDamaged(id: string, untitled = ''): Promise<void> {
  const found = await library.raw(id).catch(() => undefined);
  // A storage that is silent gives a game without its card.
  if (found?.card === undefined) return notifyFault(SILENT);
  const { card, plays } = found;
  const game = isFields(card) ? card['game'] : undefined;
  const title = isFields(game) ? titleOf(game) : undefined;
  const whole = isFields(game) && isFields(game['record']) ? recordIn(game, game['record'], plays) : { card, plays };
  saveFile(fileName(title ?? untitled, Date.now()), whole);
}

export function copyGameLink(id: string): void {
  const sent = loadSent(id);
  sent.catch(tellMissing);
  const record = sent.then((game) => {
    if (game.ok) return game.value.json;
    notifyFault(game.faults[0]);
    throw new Error('there is no such game');
  });
  copyLink(record);
}
