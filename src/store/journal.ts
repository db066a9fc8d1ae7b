import { isFields } from '../kernel/fields';
import type { GameRecord } from '../kernel/record';
import { createSecondNet, type Place, tried } from './secondNet';
import { type Card, type Found, type Shelf, stampOf } from './shelf';
import type { Shelves } from './shelves';
import { commonPlays, copyOf, newId, type Play, type StoredGame, toldPlay } from './storedGame';
import { packStories, withoutStories, withStories } from './stories';

/** A game besides its plays, and, where it lies on the shelf already, its position. */
type Bare = Omit<StoredGame, 'record'> & { readonly record: Omit<GameRecord, 'plays' | 'position'> & { readonly position?: unknown } };

/** What lay on the shelf, as far as it is known: written by one of these, it shares so many plays with what is noted. */
export interface Base {
  readonly stamps: readonly string[];
  readonly shared: number;
}

interface Note {
  readonly game: Bare;
  /** Who wrote what this continues; empty for a game that is here as a whole. */
  readonly after: readonly string[];
  /** Of a game that is here as a whole: who wrote what lay there of it, as far as is known. */
  readonly over?: readonly string[] | undefined;
  /** The plays from this one on. */
  readonly from: number;
  readonly plays: readonly Play[];
}

/** How a note is made good: only if no other page is at that game. */
export type Guard = (id: string, work: () => Promise<void>) => Promise<void>;

/**
 * What has been played and is not on the shelf yet. The browser breaks that writing off when a page dies; this it has at once, and whoever opens the game
 * next makes it good. Noted is what has been added only, for a note is made in the time of a click; all of a game where the shelf takes nothing any more.
 */
export interface Journal {
  /** Without a base the whole game is noted; `over`: the stamps of what it may stand in place of, whatever was played there. */
  note(game: StoredGame, base: Base | undefined, over?: readonly string[]): void;
  /** What this page has noted of a game is on the shelf now. */
  forget(id: string): void;
  /** A game is removed: whoever has noted something of it, it does not come back. */
  erase(id: string): void;
  /** Puts on the shelf what was noted by pages that are no more, unless something else lies there. Where that lasts no longer than the page the note stands. */
  recover(shelves: Shelves, guard: Guard, id?: string): Promise<void>;
  /** The shelf lasts after all: what stands is to be recovered again. */
  unsettle(): void;
}

const isPlay = (value: unknown): boolean =>
  isFields(value) && typeof value['order'] === 'string' && (value['dice'] === undefined || Array.isArray(value['dice']));

const arePlays = (value: unknown): value is readonly Play[] => Array.isArray(value) && value.every(isPlay);

/** Undefined, too, where a field of it fails to be looked at. */
const read = (text: string): Note | undefined =>
  tried(() => {
    const note: Note = JSON.parse(text);
    const { game, after, from, plays } = note;
    const fits = isFields(game.record) && Array.isArray(after) && Number.isInteger(from) && arePlays(plays);
    return fits && typeof game.updated === 'number' ? note : undefined;
  });

const cardOf = (game: Bare, count: number): Card => ({ stamp: newId(), count, game });

/** What is written for a note, by what lies there; undefined: nothing. */
function dueFor(there: Found, id: string, { game, after, over = [], from, plays }: Note): Parameters<Shelf['write']> | undefined {
  const lying = (there.card as { readonly game?: { readonly [field: string]: unknown } | null } | null | undefined)?.game;
  if (after.length === 0) {
    const isRead = arePlays(there.plays);
    if (isRead && Number(lying?.['updated']) > game.updated) return undefined;
    // What lies there and is not in it was played by another page meanwhile, or is damaged: it stays.
    const shared = isRead ? commonPlays(there.plays, plays) : 0;
    const isIn = shared === there.plays.length || over.includes(String(stampOf(there.card)));
    const kept = isIn ? game : copyOf(game, shared);
    return [kept.id, cardOf(kept, plays.length), 0, plays, undefined];
  }
  const stamp = String(stampOf(there.card));
  if (!after.includes(stamp) || there.plays.length < from || !isFields(lying?.['record'])) return undefined;
  const { position, branches } = lying['record'];
  const record = { ...game.record, position, branches: withStories(game.record.branches, branches) };
  return [id, cardOf({ ...game, record }, from + plays.length), from, plays, stamp];
}

async function makeGood(shelf: Shelf, id: string, note: Note): Promise<void> {
  const there = await shelf.read(id);
  // Where that fails something is wrong with the note or with what lies there, not with the storage: it would be so at every visit.
  const due = tried(() => dueFor(there, id, note));
  if (due) await shelf.write(...due);
}

export function createJournal(reach: () => Place | undefined): Journal {
  const net = createSecondNet(reach, 'ancients.unsaved.');
  return {
    note(game, base, over) {
      const { plays, position, ...record } = game.record;
      const from = base?.shared ?? 0;
      const bare: Bare = { ...game, record: base ? withoutStories(record) : { ...packStories(record), position } };
      const note: Note = { game: bare, after: base?.stamps ?? [], over, from, plays: plays.slice(from).map(toldPlay) };
      net.note(game.id, JSON.stringify(note));
    },
    forget: net.forget,
    erase: net.erase,
    unsettle: net.unsettle,
    async recover(shelves, guard, only) {
      for (const id of net.left(only)) {
        await guard(id, async () => {
          const text = net.read(id);
          const note = read(text);
          if (note) await shelves.asked((shelf) => makeGood(shelf, id, note));
          net.settle(id, text, shelves.lasts());
        }).catch(() => undefined);
      }
    },
  };
}
