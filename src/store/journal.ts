import type { Bare, Note } from './noted';
import { createSecondNet, type Place } from './secondNet';
import type { Shelves } from './shelves';
import { type StoredGame, toldPlay } from './storedGame';
import { packStories, withoutStories } from './stories';

/** What lay on the shelf, as far as it is known: written by one of these, it shares so many plays with what is noted. */
export interface Base {
  readonly stamps: readonly string[];
  readonly shared: number;
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
          const { makeGood } = await import('./noted');
          await makeGood(shelves, id, text);
          net.settle(id, text, shelves.lasts());
        }).catch(() => undefined);
      }
    },
  };
}
