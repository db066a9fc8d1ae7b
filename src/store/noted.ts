import { isFields } from '../kernel/fields';
import type { GameRecord } from '../kernel/record';
import { tried } from './secondNet';
import { type After, type Found, stampOf } from './shelf';
import type { Shelves } from './shelves';
import { commonPlays, copyOf, newId, type Play, readGame, type StoredGame } from './storedGame';
import { withStories } from './stories';

/* What a page that is no more has noted of a game. It comes from a storage that anything may have written, and is loaded where something is left only. */

/** A game besides its plays, and, where it lies on the shelf already, its position. */
export type Bare = Omit<StoredGame, 'record'> & {
  readonly record: Omit<GameRecord, 'plays' | 'position'> & { readonly position?: unknown };
};

export interface Note {
  readonly game: Bare;
  /** Who wrote what this continues; empty for a game that is here as a whole. */
  readonly after: readonly string[];
  /** Of a game that is here as a whole: who wrote what lay there of it, as far as is known. */
  readonly over?: readonly string[] | undefined;
  /** The plays from this one on. */
  readonly from: number;
  readonly plays: readonly Play[];
}

/** What is to be written under the id of a game: its plays from one on, after what a writer has left, if it continues that. */
interface Due {
  readonly game: Bare;
  readonly from: number;
  readonly plays: readonly Play[];
  readonly after: After;
}

const isPlay = (value: unknown): boolean =>
  isFields(value) && typeof value['order'] === 'string' && (value['dice'] === undefined || Array.isArray(value['dice']));

const arePlays = (value: unknown): value is readonly Play[] => Array.isArray(value) && value.every(isPlay);

/** Undefined, too, where a field of it fails to be looked at. */
const read = (id: string, text: string): Note | undefined =>
  tried(() => {
    const note: Note = JSON.parse(text);
    const { game, after, from, plays } = note;
    const fits = isFields(game.record) && Array.isArray(after) && Number.isInteger(from) && arePlays(plays);
    return fits && typeof game.updated === 'number' ? { ...note, game: { ...game, id } } : undefined;
  });

/** What a note comes to, by what lies there; undefined: nothing. */
function dueFor(there: Found, { game, after, over = [], from, plays }: Note): Due | undefined {
  const lying = (there.card as { readonly game?: { readonly [field: string]: unknown } | null } | null | undefined)?.game;
  if (after.length === 0) {
    const isRead = arePlays(there.plays);
    if (isRead && Number(lying?.['updated']) > game.updated) return undefined;
    // What lies there and is not in it was played by another page meanwhile, or is damaged: it stays.
    const shared = isRead ? commonPlays(there.plays, plays) : 0;
    const isIn = shared === there.plays.length || over.includes(String(stampOf(there.card)));
    return { game: isIn ? game : copyOf(game, shared), from: 0, plays, after: undefined };
  }
  const stamp = String(stampOf(there.card));
  if (!after.includes(stamp) || there.plays.length < from || !isFields(lying?.['record'])) return undefined;
  const { position, branches } = lying['record'];
  const record = { ...game.record, position, branches: withStories(game.record.branches, branches) };
  return { game: { ...game, record }, from, plays, after: stamp };
}

const cardOf = ({ game, from, plays }: Due) => ({ stamp: newId(), count: from + plays.length, game });

/** What cannot be read is not written over what can: it comes to a copy beside, as a whole. */
async function soundDue(there: Found, id: string, due: Due): Promise<Due> {
  const { game, from, plays } = due;
  if (game.id !== id) return due;
  const whole = [...there.plays.slice(0, from), ...plays] as readonly Play[];
  if ((await readGame(id, cardOf(due), whole)).ok || !(await readGame(id, there.card, there.plays)).ok) return due;
  return { game: copyOf(game, commonPlays(there.plays as readonly Play[], whole)), from: 0, plays: whole, after: undefined };
}

/** Puts on the shelf what the text of a note tells of the game of an id. */
export async function makeGood(shelves: Shelves, id: string, text: string): Promise<void> {
  const note = read(id, text);
  if (!note) return;
  const there = await shelves.asked((shelf) => shelf.read(id));
  // Where that fails something is wrong with the note or with what lies there, not with the storage: it would be so at every visit.
  const noted = tried(() => dueFor(there, note));
  if (!noted) return;
  const due = await soundDue(there, id, noted);
  await shelves.asked((shelf) => shelf.write(due.game.id, cardOf(due), due.from, due.plays, due.after));
}
