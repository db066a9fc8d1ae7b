import { memoryShelf, type PageShelf, type Shelf, SilentStorage } from './shelf';

/** A browser may drop a connection at any time, so what fails is asked once more over a new one. */
export interface Shelves {
  /** Fails where that does not help either. */
  again<Answer>(work: (shelf: Shelf) => Promise<Answer>): Promise<Answer>;
  /** Where that does not help either, the storage is given up, and the page's own memory is asked. */
  asked<Answer>(work: (shelf: Shelf) => Promise<Answer>): Promise<Answer>;
  /** Whether what is written lasts longer than the page, as far as is known. */
  lasts(): boolean;
  /** Whether what is not found may lie there all the same: the storage has not answered yet, or does not any more. */
  silent(): boolean;
}

/** What is heard of a storage. */
export interface ShelvesHear {
  /** Games last as long as the page; `silent`: as `Shelves` has it. */
  gaveUp(silent: boolean): void;
  /** It was only late: what was written meanwhile lies there now, as far as nothing else did. */
  regained(): void;
}

/** What is known of what is kept. */
export interface Kept {
  /** Listed at least once. */
  readonly listed: boolean;
  /** `page`: the browser’s storage takes nothing more; what is kept lasts as long as the page, but for what can be noted beside. */
  readonly keeps: 'browser' | 'page';
  /** What is not listed may lie there all the same: the storage has not answered yet, or does not any more. */
  readonly silent: boolean;
}

export const UNKNOWN: Kept = { listed: false, keeps: 'browser', silent: false };

/** How a list of what is kept, with its notes, hears of its storage. */
export const listening = (tell: (part: Partial<Kept>) => void, notes: { unsettle(): void }, list: () => Promise<void>): ShelvesHear => ({
  gaveUp: (silent) => tell({ keeps: 'page', silent }),
  regained() {
    notes.unsettle();
    tell(UNKNOWN);
    void list();
  },
});

/** Work that has the memory in its hands already ends before it is poured out. */
const handsOff = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Opens a storage, or fails; `late`: it is there after all. */
export type OpenShelf = (late: (shelf: Shelf) => void) => Promise<Shelf>;

export function createShelves(open: OpenShelf, hears: ShelvesHear): Shelves {
  let opened: Promise<Shelf> | undefined;
  let memory: PageShelf | undefined;
  let silent = false;
  let hasAnswered = false;
  const fallBack = (under?: Shelf): Shelf => {
    hears.gaveUp(silent);
    memory ??= memoryShelf(under);
    return memory;
  };
  /** Whoever asks meanwhile waits until all is there. */
  const moveTo = (shelf: Shelf): void => {
    const from = memory;
    if (!from) return;
    const moved = handsOff().then(async (): Promise<Shelf> => {
      await from.pour(shelf);
      memory = undefined;
      [silent, hasAnswered] = [false, true];
      return shelf;
    });
    opened = moved.catch(() => from);
    void moved.then(hears.regained, () => undefined);
  };
  const current = (): Promise<Shelf> => {
    opened ??= open(moveTo).then(
      (shelf) => {
        hasAnswered = true;
        return shelf;
      },
      (error) => {
        // One that is forbidden from the beginning keeps nothing.
        silent = hasAnswered || error instanceof SilentStorage;
        return fallBack();
      },
    );
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
    lasts: () => memory === undefined,
    silent: () => silent,
  };
}
