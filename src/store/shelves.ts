import { memoryShelf, type Shelf } from './shelf';

/** A browser may drop a connection at any time, so what fails is asked once more over a new one. */
export interface Shelves {
  /** Fails where that does not help either. */
  again<Answer>(work: (shelf: Shelf) => Promise<Answer>): Promise<Answer>;
  /** Where that does not help either, the storage is given up, and the page's own memory is asked. */
  asked<Answer>(work: (shelf: Shelf) => Promise<Answer>): Promise<Answer>;
  /** Whether what is written lasts longer than the page, as far as is known. */
  lasts(): boolean;
}

export function createShelves(open: () => Promise<Shelf>, gaveUp: () => void): Shelves {
  let opened: Promise<Shelf> | undefined;
  let memory: Shelf | undefined;
  const fallBack = (under?: Shelf): Shelf => {
    gaveUp();
    memory ??= memoryShelf(under);
    return memory;
  };
  const current = (): Promise<Shelf> => {
    opened ??= open().catch(() => fallBack());
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
