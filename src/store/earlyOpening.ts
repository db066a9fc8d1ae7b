import type { Checked } from '../kernel/game';
import { accompany } from './company';
import { library, type StoredGame } from './library';
import { presence } from './presence';
import { fetchRules } from './systems';

/** A game of the library, and with it what it is played by. */
export async function loadWhole(id: string): Promise<Checked<StoredGame>> {
  const stored = await library.load(id);
  if (stored.ok) await fetchRules(stored.value.record.position);
  return stored;
}

/** The table is for whoever asked for it last: a game that comes after something else was asked for is neither laid nor cleared away. */
let asked = 0;

/**
 * Lays a game of the library on the table. What the library holds is what is played: it may have been renamed, deleted or played elsewhere. Where another
 * page plays it, this one looks on. Undefined: something else has been asked for since.
 */
async function layStored(id: string): Promise<Checked<string> | undefined> {
  const turn = ++asked;
  const taking = presence.take(id);
  const [stored, { match }, taken] = await Promise.all([loadWhole(id), import('./match'), taking]);
  if (turn !== asked) return undefined;
  // Another page may have taken it meanwhile.
  const ours = taken && presence.isOurs();
  // A page that looks on writes nothing, also not what an earlier version has left out.
  library.stand(id, ours ? 'here' : 'left');
  const laid = stored.ok ? match.openStored(stored.value) : stored;
  if (laid.ok) accompany(match, id, ours);
  else {
    match.close();
    presence.leave();
  }
  return laid;
}

/** What the page was opened for, begun before its screen is there to ask for it. Each answer is given once; whoever asks later asks the library. */
interface EarlyOpening {
  newest?: Promise<string | undefined> | undefined;
  laying?: { readonly id: string; readonly done: Promise<Checked<string> | undefined> } | undefined;
  laid?: { readonly id: string; readonly result: Checked<string> } | undefined;
  /** The game played last, when that is known. */
  id?: string | undefined;
}

const early: EarlyOpening = {};

function layEarly(id: string): void {
  const done = layStored(id);
  early.laying = { id, done };
  done.then(
    (result) => {
      if (result && early.laying?.done === done) early.laid = { id, result };
    },
    // Whoever asks for it hears of it.
    () => undefined,
  );
}

/** Begins to open a game; without an id, the one played last. */
export function openEarly(id: string | undefined): void {
  if (id !== undefined) {
    layEarly(id);
    return;
  }
  early.newest = library.newest();
  void early.newest.then((found) => {
    early.id = found;
    if (found !== undefined && early.newest) layEarly(found);
  });
}

/** When what was begun early lies on the table, or does not: whoever draws the page then draws it once. */
export async function earlyOpened(): Promise<void> {
  // Whoever asks for it hears that it does not come.
  await early.newest?.catch(() => undefined);
  await early.laying?.done.catch(() => undefined);
}

/** The game played last, if it has been found early. */
export const newestFoundEarly = (): string | undefined => early.id;

export function newestGame(): Promise<string | undefined> {
  const { newest } = early;
  early.newest = undefined;
  return newest ?? library.newest();
}

function forget(): void {
  early.newest = undefined;
  early.laying = undefined;
  early.laid = undefined;
}

/** Something else takes the table, or it is left: a game on its way to it is not laid any more. */
export function takeTable(): void {
  asked++;
  forget();
  presence.leave();
}

/** What came of laying a game, if that has been done already. */
export function laidEarly(id: string): Checked<string> | undefined {
  const { laid } = early;
  if (laid?.id !== id) return undefined;
  forget();
  return laid.result;
}

/** Lays a game on the table; undefined if something else has been asked for before it was there. */
export function layGame(id: string): Promise<Checked<string> | undefined> {
  const { laying } = early;
  forget();
  return laying?.id === id ? laying.done : layStored(id);
}
