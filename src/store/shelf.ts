import { type IDBPDatabase, openDB } from 'idb';

/** What is written of a game besides its plays. `stamp` names the last writer, so that two open pages notice each other. */
export interface Card {
  readonly stamp: string;
  /** How many plays stand beside it. */
  readonly count: number;
  readonly game: unknown;
}

export type Entry = readonly [id: string, card: unknown];

/** Whatever lies there of a game is written over, but something must. */
export const ANYTHING = Symbol('anything');

/** What must lie there of a game that is written: what the writer of this stamp has left; null: nothing. Undefined: it is a new game, and nobody asks. */
export type After = string | typeof ANYTHING | null | undefined;

/** `other`: somebody else has written the game since; `gone`: it has been removed. Nothing is written then. */
export type Outcome = 'written' | 'other' | 'gone';

/** A card and the plays beside it, in order. */
export interface Found {
  readonly card: unknown;
  readonly plays: readonly unknown[];
}

/** Where games are kept. What comes out is whatever is there: it has to be checked. */
export interface Shelf {
  cards(): Promise<Entry[]>;
  read(id: string): Promise<Found>;
  /** Writes the card and the plays from one on, all of it or nothing. */
  write(id: string, card: Card, from: number, plays: readonly unknown[], after: After): Promise<Outcome>;
  remove(id: string): Promise<void>;
}

export const stampOf = (card: unknown): unknown => (typeof card === 'object' && card !== null && 'stamp' in card ? card.stamp : undefined);

/** A shelf whose games may go to another one. */
export interface PageShelf extends Shelf {
  /** Puts what is new here on another shelf; what lies there stays as it is. */
  pour(into: Shelf): Promise<void>;
}

/** Lasts as long as the page. What lies under it can still be read and removed, as far as it answers, but nothing is written there. */
export function memoryShelf(under?: Shelf): PageShelf {
  const cards = new Map<string, Card>();
  const plays = new Map<string, unknown[]>();
  const removed = new Set<string>();
  return {
    async cards() {
      const below = (await under?.cards().catch(() => [])) ?? [];
      return [...below.filter(([id]) => !cards.has(id) && !removed.has(id)), ...cards];
    },
    async read(id) {
      if (!cards.has(id) && !removed.has(id) && under) return under.read(id);
      return { card: cards.get(id), plays: [...(plays.get(id) ?? [])] };
    },
    async write(id, card, from, added, after) {
      if (removed.has(id) && after) return 'gone';
      const isBelow = under !== undefined && (typeof after === 'string' || after === null) && !cards.has(id) && !removed.has(id);
      // What lies under it may be there and not answer.
      const lying = isBelow ? await under.read(id).catch(() => undefined) : { card: cards.get(id), plays: plays.get(id) ?? [] };
      if (after === null ? lying?.card : typeof after === 'string' && stampOf(lying?.card) !== after) return 'other';
      removed.delete(id);
      cards.set(id, card);
      plays.set(id, [...(lying?.plays ?? []).slice(0, from), ...added]);
      return 'written';
    },
    async remove(id) {
      cards.delete(id);
      plays.delete(id);
      removed.add(id);
      // What is full can be made room in.
      await under?.remove(id).catch(() => undefined);
    },
    async pour(into) {
      for (const [id, card] of cards) {
        const there = await into.read(id);
        if (there.card === undefined) await into.write(id, card, 0, plays.get(id) ?? [], undefined);
      }
    },
  };
}

const DATABASE = 'ancients';
const CARDS = 'cards';
const PLAYS = 'plays';

function dbShelf(db: IDBPDatabase): Shelf {
  const playsOf = (id: string, from: number) => IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);
  return {
    async cards() {
      const store = db.transaction(CARDS).store;
      const [ids, cards] = await Promise.all([store.getAllKeys(), store.getAll()]);
      return ids.map((id, i): Entry => [String(id), cards[i]]);
    },
    async read(id) {
      const both = db.transaction([CARDS, PLAYS]);
      const [card, plays] = await Promise.all([both.objectStore(CARDS).get(id), both.objectStore(PLAYS).getAll(playsOf(id, 0))]);
      return { card, plays };
    },
    async write(id, card, from, added, after) {
      const both = db.transaction([CARDS, PLAYS], 'readwrite', { durability: 'relaxed' });
      const cards = both.objectStore(CARDS);
      const plays = both.objectStore(PLAYS);
      let outcome: Outcome = 'written';
      // All is asked for in one go, and taken back if the answer to the first question is wrong.
      const asked = after === undefined ? undefined : cards.get(id);
      const work = [
        asked?.then((last) => {
          if (last === undefined) outcome = after === null ? 'written' : 'gone';
          else outcome = after === ANYTHING || stampOf(last) === after ? 'written' : 'other';
          if (outcome !== 'written') both.abort();
        }),
        cards.put(card, id),
        plays.delete(playsOf(id, from)),
        ...added.map((play, i) => plays.put(play, [id, from + i])),
        both.done,
      ];
      try {
        await Promise.all(work);
      } catch (error) {
        if (outcome === 'written') throw error;
      }
      return outcome;
    },
    async remove(id) {
      const both = db.transaction([CARDS, PLAYS], 'readwrite');
      await Promise.all([both.objectStore(CARDS).delete(id), both.objectStore(PLAYS).delete(playsOf(id, 0)), both.done]);
    },
  };
}

/** The storage does not say what it keeps. */
export class SilentStorage extends Error {}

/** A browser that forbids storage says so, but some only keep silent. */
const PATIENCE = 4_000;

/** The browser's own storage, for games or for what has a database of its own. Fails where that is missing, forbidden or blocked, and with `SilentStorage`; `late`: it has answered after that. */
export async function browserShelf(late: (shelf: Shelf) => void, database: string = DATABASE): Promise<Shelf> {
  const opening = openDB(database, 1, {
    upgrade(db) {
      db.createObjectStore(CARDS);
      db.createObjectStore(PLAYS);
    },
    blocking: (_now, _wanted, event) => {
      // A newer page wants to change the storage: it is not to wait for this one.
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  return new Promise((done, fail) => {
    let take: (shelf: Shelf) => void = done;
    const silent = setTimeout(() => {
      take = late;
      fail(new SilentStorage());
    }, PATIENCE);
    opening.then((db) => take(dbShelf(db)), fail).finally(() => clearTimeout(silent));
  });
}
