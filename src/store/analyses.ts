import { type IDBPDatabase, openDB } from 'idb';

/** What was found out about the phases of a game: each under a key that is made of all plays up to its end, so that other plays find nothing there. */
export type Found = ReadonlyMap<string, unknown>;

/** Games of which it is kept, those looked at last; phases of each, the last ones. */
const GAMES = 20;
const PHASES = 1000;

const DATABASE = 'ancients-analyses';
const STORE = 'games';

interface Kept {
  readonly id: string;
  /** In milliseconds, as the clock counts. */
  readonly used: number;
  readonly found: readonly (readonly [string, unknown])[];
}

let opened: Promise<IDBPDatabase> | undefined;

/** A storage of its own: nothing hangs on it, and whoever cannot have it finds it out again. */
const open = (): Promise<IDBPDatabase> => {
  opened ??= openDB(DATABASE, 1, {
    upgrade: (db) => void db.createObjectStore(STORE, { keyPath: 'id' }),
    terminated: () => {
      opened = undefined;
    },
  });
  return opened;
};

const isPair = (one: unknown): one is readonly [string, unknown] => Array.isArray(one) && one.length === 2 && typeof one[0] === 'string';

/** What is kept of a game; nothing where the browser keeps none. What comes out is whatever is there: it has to be checked. */
export async function readAnalysis(id: string): Promise<Found> {
  try {
    const kept: Partial<Kept> | undefined = await (await open()).get(STORE, id);
    return new Map(Array.isArray(kept?.found) ? kept.found.filter(isPair) : []);
  } catch {
    return new Map();
  }
}

/** Keeps what was found out about a game, and drops the games that were looked at longest ago. */
export async function writeAnalysis(id: string, found: Found, clock: () => number = Date.now): Promise<void> {
  try {
    const work = (await open()).transaction(STORE, 'readwrite');
    const kept: Kept = { id, used: clock(), found: [...found].slice(-PHASES) };
    await work.store.put(kept);
    const all: Kept[] = await work.store.getAll();
    const old = all.sort((a, b) => b.used - a.used).slice(GAMES);
    await Promise.all([...old.map((one) => work.store.delete(one.id)), work.done]);
  } catch {
    // It lasts as long as the page.
  }
}
