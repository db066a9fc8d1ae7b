import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Checked, Fault } from '../kernel/system';
import { browserShelf, type Entry, memoryShelf, type Shelf } from './shelf';
import {
  asKept,
  barePlay,
  barePlays,
  commonPlays,
  type GameSummary,
  newId,
  type Play,
  readGame,
  type StoredGame,
  summaryOf,
} from './storedGame';
import { createUnsaved, type Unsaved } from './unsaved';

export type { GameStatus, GameSummary, StoredGame } from './storedGame';

export interface DamagedGame {
  readonly id: string;
  readonly title: string | undefined;
  readonly faults: readonly Fault[];
}

export interface LibraryState {
  /** Listed at least once. */
  readonly listed: boolean;
  /** `page`: the browser's storage cannot be used; games last as long as the page. */
  readonly keeps: 'browser' | 'page';
  /** The last one played first. */
  readonly games: readonly GameSummary[];
  readonly damaged: readonly DamagedGame[];
}

export interface Library {
  readonly state: StoreApi<LibraryState>;
  /** Reads the list anew; done by itself after every change made here. */
  list(): Promise<void>;
  load(id: string): Promise<Checked<StoredGame>>;
  /** The id of the game played last. */
  newest(): Promise<string | undefined>;
  /** Writes what has changed since the last time: the plays added, or those after the first that differs. Never fails. */
  keep(game: StoredGame): Promise<void>;
  rename(id: string, title: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** The page may go at any moment: what is not written yet is noted where that is done at once. */
  leave(): void;
}

interface Written {
  readonly stamp: string;
  readonly plays: readonly Play[];
}

/** Writes games one after the other; of the states of a game that pile up meanwhile only the last is written. */
function createWriter(shelves: Shelves, unsaved: Unsaved) {
  const written = new Map<string, Written>();
  const waiting = new Map<string, StoredGame>();
  let busy: Promise<void> | undefined;
  let current: StoredGame | undefined;

  const write = async (shelf: Shelf, game: StoredGame, anew = false): Promise<void> => {
    const stamp = newId();
    const { plays, ...record } = game.record;
    const before = anew ? undefined : written.get(game.id);
    const from = before ? commonPlays(before.plays, plays) : 0;
    const card = { stamp, count: plays.length, game: { ...game, record } };
    if (await shelf.write(game.id, card, from, plays.slice(from).map(barePlay), before?.stamp)) written.set(game.id, { stamp, plays });
    // Another page has written this game meanwhile: the last one to play has the word.
    else await write(shelf, game, true);
  };

  /** After a failure nobody knows what lies there. */
  const writeOn = (shelf: Shelf, game: StoredGame): Promise<void> =>
    write(shelf, game).catch((error: unknown) => {
      written.clear();
      throw error;
    });

  const drain = async (): Promise<void> => {
    for (;;) {
      const [next] = waiting.values();
      if (next === undefined) break;
      waiting.delete(next.id);
      current = next;
      await shelves.asked((shelf) => writeOn(shelf, next));
      current = undefined;
    }
    busy = undefined;
    unsaved.forget();
  };

  return {
    keep(game: StoredGame): Promise<void> {
      waiting.set(game.id, { ...game, record: asKept(game.record) });
      busy ??= drain();
      return busy;
    },
    leave(): void {
      const late = new Map(waiting);
      if (current && !late.has(current.id)) late.set(current.id, current);
      if (late.size > 0) unsaved.note([...late.values()].map((game) => ({ ...game, record: barePlays(game.record) })));
    },
    /** What is being written is written first. */
    settled: async () => busy,
    hasRead: (id: string, stamp: string, plays: readonly Play[]) => written.set(id, { stamp, plays }),
    async forget(id: string): Promise<void> {
      waiting.delete(id);
      await busy;
      written.delete(id);
    },
  };
}

/** A browser may drop a connection at any time, so what fails is asked once more over a new one. */
interface Shelves {
  /** Fails where that does not help either. */
  again<Answer>(work: (shelf: Shelf) => Promise<Answer>): Promise<Answer>;
  /** Where that does not help either, the storage is given up, and the page's own memory is asked. */
  asked<Answer>(work: (shelf: Shelf) => Promise<Answer>): Promise<Answer>;
}

function createShelves(open: () => Promise<Shelf>, gaveUp: () => void): Shelves {
  let opened: Promise<Shelf> | undefined;
  let memory: Shelf | undefined;
  const fallBack = (under?: Shelf): Shelf => {
    gaveUp();
    memory ??= memoryShelf(under);
    return memory;
  };
  const current = (): Promise<Shelf> => {
    opened ??= open().catch(() => fallBack());
    return opened;
  };
  const again: Shelves['again'] = async (work) => {
    const first = current();
    try {
      return await work(await first);
    } catch {
      // Somebody else may have opened it again already.
      if (memory === undefined && opened === first) opened = undefined;
      return work(await current());
    }
  };
  return {
    again,
    asked: (work) =>
      again(work).catch(async () => {
        opened = current().then(fallBack);
        return work(await opened);
      }),
  };
}

const damagedOf = ([id, card]: Entry, faults: readonly Fault[]): DamagedGame => {
  const game = typeof card === 'object' && card !== null && 'game' in card ? card.game : undefined;
  const title = typeof game === 'object' && game !== null && 'title' in game ? game.title : undefined;
  return { id, title: typeof title === 'string' ? title : undefined, faults };
};

function sorted(entries: readonly Entry[]): Pick<LibraryState, 'games' | 'damaged'> {
  const games: GameSummary[] = [];
  const damaged: DamagedGame[] = [];
  for (const entry of entries) {
    const checked = summaryOf(entry[0], entry[1]);
    if (checked.ok) games.push(checked.value);
    else damaged.push(damagedOf(entry, checked.faults));
  }
  games.sort((a, b) => b.updated - a.updated);
  return { games, damaged };
}

const NOWHERE = createUnsaved(() => undefined);

export function createLibrary(openShelf: () => Promise<Shelf>, unsaved: Unsaved = NOWHERE): Library {
  const state = createStore<LibraryState>(() => ({ listed: false, keeps: 'browser', games: [], damaged: [] }));
  const open = async () => {
    const shelf = await openShelf();
    await unsaved.recover(shelf).catch(() => undefined);
    return shelf;
  };
  const shelves = createShelves(open, () => state.setState({ keeps: 'page' }));
  const writer = createWriter(shelves, unsaved);

  const list = async (): Promise<void> => {
    const entries = await shelves.asked((shelf) => shelf.cards());
    state.setState({ listed: true, ...sorted(entries) });
  };

  const load = async (id: string): Promise<Checked<StoredGame>> => {
    try {
      await writer.settled();
      const { card, plays } = await shelves.again((shelf) => shelf.read(id));
      if (card === undefined) return { ok: false, faults: [{ at: id, expected: 'game.known' }] };
      const checked = await readGame(id, card, plays);
      if (checked.ok) writer.hasRead(id, checked.value.stamp, checked.value.game.record.plays);
      return checked.ok ? { ok: true, value: checked.value.game } : checked;
    } catch {
      return { ok: false, faults: [{ at: id, expected: 'game.readable' }] };
    }
  };

  return {
    state,
    list,
    load,
    async newest() {
      await list();
      return state.getState().games[0]?.id;
    },
    keep: (game) => writer.keep(game),
    leave: () => writer.leave(),
    async rename(id, title) {
      const checked = await load(id);
      if (checked.ok) await writer.keep({ ...checked.value, title });
      await list();
    },
    async remove(id) {
      await writer.forget(id);
      await shelves.asked((shelf) => shelf.remove(id));
      await list();
    },
  };
}

export const library = createLibrary(
  browserShelf,
  createUnsaved(() => globalThis.localStorage),
);
