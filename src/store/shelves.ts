import { memoryShelf, type PageShelf, type Shelf } from './shelf';

/** A browser may drop a connection at any time, so what fails is asked once more over a new one. */
export interface Shelves {
  /** Fails where that does not help either. */
  again<Answer>(work: (shelf: Shelf) => Promise<Answer>): Promise<Answer>;
  /** Where that does not help either, the storage is given up, and the page's own memory is asked. */
  asked<Answer>(work: (shelf: Shelf) => Promise<Answer>): Promise<Answer>;
  /** Whether what is written lasts longer than the page, as far as is known. */
  lasts(): boolean;
}

/** What is heard of a storage. */
export interface ShelvesHear {
  /** Games last as long as the page. */
  gaveUp(): void;
  /** It was only late: what was written meanwhile lies there now, as far as nothing else did. */
  regained(): void;
}

interface Kept {
  readonly listed: boolean;
  readonly keeps: 'browser' | 'page';
}

/** How a list of what is kept, with its notes, hears of its storage. */
export const listening = (tell: (part: Partial<Kept>) => void, notes: { unsettle(): void }, list: () => Promise<void>): ShelvesHear => ({
  gaveUp: () => tell({ keeps: 'page' }),
  regained() {
    notes.unsettle();
    tell({ listed: false, keeps: 'browser' });
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
  const fallBack = (under?: Shelf): Shelf => {
    hears.gaveUp();
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
      return shelf;
    });
    opened = moved.catch(() => from);
    void moved.then(hears.regained, () => undefined);
  };
  const current = (): Promise<Shelf> => {
    opened ??= open(moveTo).catch(() => fallBack());
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
  };
}
