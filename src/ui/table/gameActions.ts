import { library } from '../../store/library';
import { match } from '../../store/match';
import type { Seats } from '../../store/seats';
import { newGame } from '../../store/storedGame';
import { copyLink } from '../app/copyLink';
import { go } from '../app/routes';
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
  if (record) void copyLink(record);
}

const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1;

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
  const names: [string, string] = isSwapped ? [second, first] : [first, second];
  const seats: Seats = isSwapped ? [other, one] : [one, other];
  const fresh = {
    version: 1,
    ...(battle === null ? {} : { battle }),
    names,
    position: record.position,
    seed: randomSeed(),
    plays: [],
  };
  const game = newGame({ battle, title, names, record: fresh, seats }, Date.now());
  await library.keep(game);
  go({ screen: 'play', game: game.id });
}
