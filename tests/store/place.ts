import type { Shelf } from '../../src/store/shelf';

/** A storage that all open pages share, and that can be full. */
export function sharedPlace() {
  const stored = new Map<string, string>();
  const fault = { full: false };
  const place = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (fault.full) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
    },
    removeItem: (key: string) => void stored.delete(key),
    key: (at: number) => [...stored.keys()][at] ?? null,
    get length() {
      return stored.size;
    },
  };
  return { stored, fault, place: () => place };
}

/** A shelf of which all can be read, and that takes nothing more while it is full. */
export function fillingShelf(under: Shelf) {
  const fault = { full: false };
  const write: Shelf['write'] = (...asked) =>
    fault.full ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : under.write(...asked);
  return { fault, shelf: { ...under, write } };
}
