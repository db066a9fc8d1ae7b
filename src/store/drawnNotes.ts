import type { Place } from './journal';

/** A design as it was last drawn. `after`: the stamps that it may follow on the shelf; none, if it has never lain there. */
export interface DrawnNote {
  readonly game: unknown;
  readonly after: readonly string[];
}

/** What has been drawn and is not on the shelf yet. The browser breaks that writing off when a page goes; this it has at once, and the next page makes it good. */
export interface DrawnNotes {
  note(id: string, note: DrawnNote): void;
  /** What this page has noted last of a design is on the shelf now. */
  forget(id: string): void;
  /** Whoever has noted something of it, it is not made good. */
  erase(id: string): void;
  /** What pages that are no more have noted, of one design or of all; undefined: it cannot be read. */
  left(only?: string): (readonly [id: string, note: DrawnNote | undefined])[];
}

const PREFIX = 'ancients.undrawn.';

/** What a forbidden or full storage cannot do is left undone: it is only a second net. */
function tried<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

function read(text: string): DrawnNote | undefined {
  const note = tried(() => JSON.parse(text) as Partial<DrawnNote> | null);
  return Array.isArray(note?.after) ? { game: note.game, after: note.after.map(String) } : undefined;
}

export function createDrawnNotes(reach: () => Place | undefined): DrawnNotes {
  /** By design, what this page has noted last. */
  const noted = new Map<string, string>();
  const remove = (id: string) => tried(() => reach()?.removeItem(PREFIX + id));
  return {
    note(id, note) {
      const text = JSON.stringify(note);
      noted.set(id, text);
      tried(() => reach()?.setItem(PREFIX + id, text));
    },
    forget(id) {
      // Another page may have noted something since.
      if (tried(() => reach()?.getItem(PREFIX + id)) === noted.get(id)) remove(id);
      noted.delete(id);
    },
    erase(id) {
      noted.delete(id);
      remove(id);
    },
    left(only) {
      const keys = tried(() => {
        const place = reach();
        return Array.from({ length: place?.length ?? 0 }, (_, i) => place?.key(i) ?? '');
      });
      const ids = (keys ?? []).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
      return ids
        .filter((id) => !noted.has(id) && (only === undefined || only === id))
        .map((id) => [id, read(tried(() => reach()?.getItem(PREFIX + id)) ?? '')]);
    },
  };
}
