export type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Texts that are noted at once, each under an id, of what is still on its way to the shelf: the browser breaks a writing off when a page goes, and the next
 * page makes it good. It is only a second net: what a forbidden or full storage cannot do is left undone.
 */
export interface SecondNet {
  note(id: string, text: string): void;
  /** What this page has noted last of it is on the shelf now. */
  forget(id: string): void;
  /** Whoever has noted something of it, it is not made good. */
  erase(id: string): void;
  /** What other pages have noted last, of one id or of all. */
  left(only?: string): Iterable<string>;
  read(id: string): string;
  /**
   * A text has been dealt with; another page may have noted something since. Where what came of it does not last it stands, as what this page goes on from,
   * until it notes another.
   */
  settle(id: string, text: string, lasts: boolean): void;
  /** The shelf lasts after all: what stands of other pages is left to be dealt with again. */
  unsettle(): void;
}

/** What comes of it; undefined where it fails. */
export function tried<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

export function createSecondNet(reach: () => Place | undefined, prefix: string): SecondNet {
  /** By id, what this page has noted last. */
  const noted = new Map<string, string>();
  /** Of these what another page has noted, which stands. */
  const standing = new Map<string, string>();

  const ids = (): string[] => {
    const place = reach();
    const keys = Array.from({ length: place?.length ?? 0 }, (_, i) => place?.key(i) ?? '');
    return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  };

  const read = (id: string): string => tried(() => reach()?.getItem(prefix + id)) ?? '';

  const drop = (id: string, text: string): void => {
    tried(() => reach()?.getItem(prefix + id) === text && reach()?.removeItem(prefix + id));
  };

  return {
    note(id, text) {
      noted.set(id, text);
      tried(() => reach()?.setItem(prefix + id, text));
    },
    forget(id) {
      const text = noted.get(id);
      noted.delete(id);
      if (text !== undefined) drop(id, text);
    },
    erase(id) {
      noted.delete(id);
      tried(() => reach()?.removeItem(prefix + id));
    },
    *left(only) {
      for (const id of tried(ids) ?? []) if ((only === undefined || only === id) && noted.get(id) !== read(id)) yield id;
    },
    read,
    settle(id, text, lasts) {
      if (lasts) return drop(id, text);
      noted.set(id, text);
      standing.set(id, text);
    },
    unsettle() {
      for (const [id, text] of standing) if (noted.get(id) === text) noted.delete(id);
      standing.clear();
    },
  };
}
