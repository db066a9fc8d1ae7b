import type { GameRecord, RecordedBranch } from '../kernel/record';
import type { Base, Journal } from './journal';
import { type After, ANYTHING, type Found, type Shelf } from './shelf';
import type { Shelves } from './shelves';
import { commonPlays, copyOf, keptPlays, newId, type Play, type StoredGame, sealWhileHidden, toldPlay } from './storedGame';
import { packStories } from './stories';

interface Written {
  readonly stamp: string;
  readonly plays: readonly Play[];
}

/** What the writer tells of its games. */
export interface WriterHears {
  written(id: string): void;
  /** Somebody has removed the game: it is not written any more. */
  gone(id: string): void;
  /** Two pages have played on in it, each for itself: one of the two games is kept as a copy. */
  parted(id: string): void;
}

/** The branches of a game that lies on a shelf. */
const branchesOf = ({ card }: Found): readonly RecordedBranch[] | undefined =>
  (card as { readonly game?: { readonly record?: GameRecord } } | undefined)?.game?.record?.branches;

/** Whether all that was played in some branches is in others too. */
const isKept = (some: readonly RecordedBranch[] = [], others: readonly RecordedBranch[] = []): boolean =>
  some.every(({ id, plays }) => {
    const other = others.find((branch) => branch.id === id);
    return other !== undefined && commonPlays(plays, other.plays) === plays.length;
  });

/** Writes games one after the other; of the states of a game that pile up meanwhile only the last is written. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are short and share its variables
export function createWriter(shelves: Shelves, journal: Journal, hears: WriterHears) {
  /** Games that lie on the shelf, as this page knows it; what lies there of them, unless that is in doubt. */
  const written = new Map<string, Written | undefined>();
  /** The one of them that was written or read last. */
  let latest: string | undefined;
  const waiting = new Map<string, StoredGame>();
  /** Removed while this page had them. */
  const gone = new Set<string>();
  /** Taken over by another page. */
  const left = new Set<string>();
  let busy: Promise<void> | undefined;
  /** The stamps of what may lie of a game where it lasts. */
  const lying = new Map<string, readonly string[]>();
  /** The last game that was noted as a whole. */
  let noted: StoredGame | undefined;
  let current: { readonly game: StoredGame; readonly stamp: string } | undefined;

  /** The plays of one game are held: whoever comes back to another reads it first, or writes the whole of it. */
  const know = (id: string, lies: Written): void => {
    const before = latest !== undefined && latest !== id ? written.get(latest) : undefined;
    if (before) written.set(latest!, { stamp: before.stamp, plays: [] });
    latest = id;
    written.set(id, lies);
  };

  /** Somebody else has written the game meanwhile. Nothing that was played is to be lost by that: what is not continued is kept as a copy. */
  const settle = async (shelf: Shelf, game: StoredGame, stamp: string): Promise<void> => {
    const there = await shelf.read(game.id).catch((): Found => ({ card: undefined, plays: [] }));
    const { plays } = game.record;
    const shared = commonPlays(there.plays as readonly Play[], plays);
    const beside = (one: StoredGame): Promise<void> => {
      hears.parted(game.id);
      return put(shelf, copyOf(one, shared), newId(), undefined);
    };
    if (left.has(game.id)) {
      if (shared === plays.length && isKept(game.record.branches, branchesOf(there))) return;
      return beside(game);
    }
    if (shared < there.plays.length || !isKept(branchesOf(there), game.record.branches)) {
      const card = there.card as { readonly game: StoredGame };
      const { cursor: _, ...record } = card.game.record;
      await beside({ ...card.game, id: game.id, record: { ...record, plays: there.plays as readonly Play[] } });
    }
    await put(shelf, game, stamp, ANYTHING);
  };

  const put = async (shelf: Shelf, game: StoredGame, stamp: string, after: After): Promise<void> => {
    const { plays, ...record } = game.record;
    const from = typeof after === 'string' ? keptPlays(written.get(game.id)?.plays ?? [], plays) : 0;
    const card = { stamp, count: plays.length, game: { ...game, record: packStories(record) } };
    const outcome = await shelf.write(game.id, card, from, plays.slice(from).map(toldPlay), after);
    if (outcome === 'other') return settle(shelf, game, stamp);
    if (outcome === 'gone') {
      remove(game.id);
      return hears.gone(game.id);
    }
    know(game.id, { stamp, plays });
    if (shelves.lasts()) lying.set(game.id, [stamp]);
    hears.written(game.id);
  };

  /** After a failure nobody knows what lies there. */
  const write = (shelf: Shelf, game: StoredGame, stamp: string): Promise<void> =>
    put(shelf, game, stamp, written.get(game.id)?.stamp ?? (written.has(game.id) ? ANYTHING : undefined)).catch((error: unknown) => {
      for (const id of written.keys()) written.set(id, undefined);
      lying.set(game.id, [...(lying.get(game.id) ?? []), stamp]);
      throw error;
    });

  const drain = async (): Promise<void> => {
    for (;;) {
      const [game] = waiting.values();
      if (game === undefined) break;
      waiting.delete(game.id);
      const stamp = newId();
      current = { game, stamp };
      await shelves.asked((shelf) => write(shelf, game, stamp));
      current = undefined;
      if (waiting.has(game.id)) continue;
      if (shelves.lasts()) journal.forget(game.id);
      else noteWhole(game);
    }
    busy = undefined;
  };

  /** Where what is written lasts no longer than the page, a note is all that there will be of a game: it holds the whole. */
  const noteWhole = (game: StoredGame): void => {
    if (noted === game || gone.has(game.id) || left.has(game.id)) return;
    noted = game;
    journal.note(game, undefined, lying.get(game.id));
  };

  /** What a note of a game follows on from: what has been written, and what is being written and may have got there. */
  const baseOf = ({ id, record: { plays } }: StoredGame): Base | undefined => {
    const lies = written.get(id);
    if (!lies) return undefined;
    const shared = commonPlays(lies.plays, plays);
    if (current?.game.id !== id) return { stamps: [lies.stamp], shared };
    return { stamps: [lies.stamp, current.stamp], shared: Math.min(shared, commonPlays(current.game.record.plays, plays)) };
  };

  const remove = (id: string): void => {
    gone.add(id);
    waiting.delete(id);
    written.delete(id);
    journal.erase(id);
  };

  return {
    /** `sent`: it has come from another device, and is kept whoever plays it. */
    keep(game: StoredGame, sent = false): Promise<void> {
      if (gone.has(game.id) || (left.has(game.id) && !sent)) return busy ?? Promise.resolve();
      const kept = { ...game, record: sealWhileHidden(game.record) };
      waiting.set(game.id, kept);
      const base = baseOf(kept);
      if (!shelves.lasts()) noteWhole(kept);
      else if (base) journal.note(kept, base);
      busy ??= drain();
      return busy;
    },
    /** The page may go: what is written as a whole and is not there yet is noted too. */
    leave(): void {
      for (const game of [...(current ? [current.game] : []), ...waiting.values()]) {
        if (!written.get(game.id)) journal.note(game, undefined, lying.get(game.id));
      }
    },
    /** What is being written is written first. */
    settled: async () => busy,
    isBusy: (id: string) => waiting.has(id) || current?.game.id === id,
    hasRead(id: string, stamp: string, plays: readonly Play[]): void {
      know(id, { stamp, plays });
      if (shelves.lasts()) lying.set(id, [stamp]);
      gone.delete(id);
    },
    remove,
    /** Another page plays the game, or this one does again. */
    stand(id: string, how: 'left' | 'here'): void {
      if (how === 'left') left.add(id);
      else left.delete(id);
    },
    /** A game that was removed is written again. */
    restore: (id: string) => gone.delete(id),
  };
}
