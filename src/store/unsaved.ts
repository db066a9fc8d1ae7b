import type { Shelf } from './shelf';
import { newId, type StoredGame } from './storedGame';

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What was still being written when the page went. The browser breaks such writing off; this it keeps at once, and the next page makes it good. */
export interface Unsaved {
  note(games: readonly StoredGame[]): void;
  forget(): void;
  /** Puts what was noted on the shelf, unless something newer lies there. */
  recover(shelf: Shelf): Promise<void>;
}

const KEY = 'ancients.unsaved';

function isGame(value: unknown): value is StoredGame {
  if (typeof value !== 'object' || value === null) return false;
  const { id, updated, record } = value as Partial<StoredGame>;
  return typeof id === 'string' && typeof updated === 'number' && Array.isArray(record?.plays);
}

function read(text: string | null): readonly StoredGame[] {
  try {
    const noted: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(noted) ? noted.filter(isGame) : [];
  } catch {
    return [];
  }
}

const isNewer = (card: unknown, { updated }: StoredGame): boolean =>
  typeof card === 'object' && card !== null && 'game' in card && Number((card.game as Partial<StoredGame> | null)?.updated) > updated;

/** What a forbidden or full storage cannot do is left undone: it is only a second net. */
function tried<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

export function createUnsaved(reach: () => Place | undefined): Unsaved {
  let noted = false;
  const forget = () => tried(() => reach()?.removeItem(KEY));
  return {
    note(games) {
      noted = true;
      tried(() => reach()?.setItem(KEY, JSON.stringify(games)));
    },
    forget() {
      if (noted) forget();
      noted = false;
    },
    async recover(shelf) {
      const text = tried(() => reach()?.getItem(KEY));
      if (typeof text !== 'string') return;
      for (const game of read(text)) {
        const { plays, ...record } = game.record;
        if (isNewer((await shelf.read(game.id)).card, game)) continue;
        await shelf.write(game.id, { stamp: newId(), count: plays.length, game: { ...game, record } }, 0, plays, undefined);
      }
      forget();
    },
  };
}
