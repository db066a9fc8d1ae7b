import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Checked, Fault } from '../kernel/game';
import type { News } from './channel';
import { createJournal, type Guard, type Journal } from './journal';
import { presence } from './presence';
import { browserShelf, type Entry, type Found, type Shelf, stampOf } from './shelf';
import { createShelves, type Kept, listening, type OpenShelf, UNKNOWN } from './shelves';
import { type GameSummary, newId, readGame, type StoredGame, summaryOf } from './storedGame';
import { createWriter } from './writer';

export type { GameStatus, GameSummary, StoredGame } from './storedGame';

export interface DamagedGame {
  readonly id: string;
  readonly title: string | undefined;
  readonly faults: readonly Fault[];
}

export interface LibraryState extends Kept {
  /** The last one played first. */
  readonly games: readonly GameSummary[];
  readonly damaged: readonly DamagedGame[];
  /** Copies that have been kept because two pages had played on in one game. */
  readonly parted: number;
}

export interface Library {
  readonly state: StoreApi<LibraryState>;
  /** Reads the list anew; done by itself after every change made here, and once it has been read also after those that are heard of. */
  list(): Promise<void>;
  load(id: string): Promise<Checked<StoredGame>>;
  /** Whatever lies there of a game, sound or not. */
  raw(id: string): Promise<Found>;
  /** The id of the game played last. */
  newest(): Promise<string | undefined>;
  /**
   * Writes what has changed since the last time: the plays added, or those after the first that differs. Never fails. What is added to a game that lies
   * there is noted at once, and all of it where nothing can be written. `sent`: it has come from another device, and is written though another page plays it.
   */
  keep(game: StoredGame, sent?: boolean): Promise<void>;
  rename(id: string, title: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Another page has removed the game: it is not written any more, unless that is wished. */
  lose(id: string): void;
  /** A game that another page has removed is written again from here on. */
  restore(id: string): void;
  /** Another page plays the game (`left`), or this one does again. */
  stand(id: string, how: 'left' | 'here'): void;
  /** When all has been written. */
  settled(): Promise<void>;
  /** The page may go at any moment: what is not written yet is noted where that is done at once. */
  leave(): void;
}

/** The other pages that are open. */
export interface Company {
  readonly guard: Guard;
  /** What they are told of a game. */
  post(kind: 'kept' | 'removed', id: string): void;
  /** One of them has removed a game that is played here. */
  gone(id: string): void;
  /** What they tell. */
  hear(listener: (news: Pick<News, 'kind'>) => void): unknown;
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

const NOWHERE = createJournal(() => undefined);
const ALONE: Company = { guard: (_, work) => work(), post: () => undefined, gone: () => undefined, hear: () => true };

/** Milliseconds after which a list shows what another page has written: while it plays, that is often. */
const MOMENT = 1000;

/** How the list hears of the other pages, from its first reading on. */
function hearing(hear: Company['hear'], list: () => Promise<void>): () => void {
  let begun = false;
  let due = false;
  const listSoon = (): void => {
    if (due) return;
    due = true;
    setTimeout(() => {
      due = false;
      void list();
    }, MOMENT);
  };
  return () => {
    if (begun) return;
    begun = true;
    hear(({ kind }) => {
      if (kind === 'removed') void list();
      else if (kind === 'kept') listSoon();
    });
  };
}

/** How often a card that others write meanwhile is read again to be given its new title. */
const ATTEMPTS = 5;

/** Changes the card alone: the game may be played in another page meanwhile. False where it cannot be done so. */
async function retitle(shelf: Shelf, id: string, title: string): Promise<boolean> {
  for (let i = 0; i < ATTEMPTS; i++) {
    const { card } = await shelf.read(id);
    const checked = summaryOf(id, card);
    if (!checked.ok) return true;
    const { game } = card as { readonly game: object };
    const renamed = { stamp: newId(), count: checked.value.plays, game: { ...game, title } };
    if ((await shelf.write(id, renamed, checked.value.plays, [], String(stampOf(card)))) !== 'other') return true;
  }
  return false;
}

export function createLibrary(openShelf: OpenShelf, journal: Journal = NOWHERE, { guard, post, gone, hear }: Company = ALONE): Library {
  const state = createStore<LibraryState>(() => ({ ...UNKNOWN, games: [], damaged: [], parted: 0 }));
  const hears = listening(state.setState, journal, () => list());
  const shelves = createShelves(openShelf, hears);
  const writer = createWriter(shelves, journal, {
    written: (id) => post('kept', id),
    gone,
    parted: () => state.setState(({ parted }) => ({ parted: parted + 1 })),
  });

  const recover = (id?: string): Promise<void> => journal.recover(shelves, guard, id).catch(() => undefined);

  const hearOthers = hearing(hear, () => list());

  const list = async (): Promise<void> => {
    hearOthers();
    if (!state.getState().listed) await recover();
    const entries = await shelves.asked((shelf) => shelf.cards());
    state.setState({ listed: true, ...sorted(entries) });
  };

  const raw = async (id: string): Promise<Found> => {
    await writer.settled();
    await recover(id);
    return shelves.again((shelf) => shelf.read(id));
  };

  const load = async (id: string): Promise<Checked<StoredGame>> => {
    try {
      const { card, plays } = await raw(id);
      // A storage that is silent does not say that there is none.
      if (card === undefined) return { ok: false, faults: [{ at: '', expected: shelves.silent() ? 'game.readable' : 'game.known' }] };
      const checked = await readGame(id, card, plays);
      if (checked.ok) writer.hasRead(id, checked.value.stamp, checked.value.game.record.plays);
      return checked.ok ? { ok: true, value: checked.value.game } : checked;
    } catch {
      return { ok: false, faults: [{ at: '', expected: 'game.readable' }] };
    }
  };

  return {
    state,
    list,
    load,
    raw,
    async newest() {
      await list();
      return state.getState().games[0]?.id;
    },
    keep: writer.keep,
    async rename(id, title) {
      await writer.settled();
      // What was noted of it goes no longer with the stamp that it is given.
      await recover(id);
      if ((await shelves.asked((shelf) => retitle(shelf, id, title))) && shelves.lasts()) post('kept', id);
      else {
        const checked = await load(id);
        if (checked.ok) await writer.keep({ ...checked.value, title });
      }
      await list();
    },
    async remove(id) {
      writer.remove(id);
      await writer.settled();
      await shelves.asked((shelf) => shelf.remove(id));
      post('removed', id);
      await list();
    },
    lose: writer.remove,
    restore: writer.restore,
    stand: writer.stand,
    settled: writer.settled,
    leave: writer.leave,
  };
}

export const library = createLibrary(
  browserShelf,
  createJournal(() => globalThis.localStorage),
  { guard: presence.guard, post: presence.post, gone: presence.removed, hear: presence.hear },
);
