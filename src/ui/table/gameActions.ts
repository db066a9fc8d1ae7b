import { match } from '../../store/match';
import { notify } from '../app/toasts';
import { wordsNow } from '../words';
import { now } from './hands';

export async function saveToFile(): Promise<void> {
  const snapshot = now();
  const record = match.record();
  if (!snapshot || !record) return;
  const { fileName, saveFile } = await import('../../store/file');
  saveFile(fileName(snapshot.head.title, Date.now()), record);
  notify(wordsNow().table.saved);
}

export function copyGameLink(): void {
  const record = match.record();
  if (record) void import('../app/copyLink').then(({ copyLink }) => copyLink(record));
}

/** The same battle anew, with other dice; swapped, the two people exchange their armies. */
export async function playAgain(swapped: 'same' | 'swapped'): Promise<void> {
  const snapshot = now();
  const record = match.record();
  if (!snapshot || !record) return;
  const {
    battle,
    title,
    names: [first, second],
    seats: [one, other],
  } = snapshot.head;
  const isSwapped = swapped === 'swapped';
  const { beginGame } = await import('../app/newGame');
  await beginGame({
    battle,
    title,
    names: isSwapped ? [second, first] : [first, second],
    seats: isSwapped ? [other, one] : [one, other],
    position: record.position,
  });
}
