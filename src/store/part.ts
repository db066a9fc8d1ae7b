import { createStore, type StoreApi } from 'zustand/vanilla';

interface Fetching<Value> {
  readonly value: Value | undefined;
  /** The last fetch failed, and none has been begun since. */
  readonly failed: boolean;
}

/** A part of the program, or its words, that comes when it is first wanted. */
export interface Part<Value> {
  /** The part; fetched if it is not there, once for all who ask meanwhile. A failure is not kept: who asks next asks the network again. */
  load(): Promise<Value>;
  /** The part, if it is there. */
  now(): Value | undefined;
  /** Fetches the part for whoever will likely want it; that it does not come is told to whoever really does. */
  preload(): void;
  /** For the view. */
  readonly state: Pick<StoreApi<Fetching<Value>>, 'getState' | 'getInitialState' | 'subscribe'>;
}

let others: () => unknown = () => undefined;

/** What every part waits for besides itself, such as styles that did not come. */
export function partsWaitFor(what: () => unknown): void {
  others = what;
}

export function createPart<Value>(fetch: () => Promise<Value>): Part<Value> {
  const state = createStore<Fetching<Value>>(() => ({ value: undefined, failed: false }));
  let coming: Promise<Value> | undefined;
  const begin = async (): Promise<Value> => {
    try {
      const [value] = await Promise.all([fetch(), others()]);
      state.setState({ value });
      return value;
    } catch (error) {
      state.setState({ failed: true });
      throw error;
    } finally {
      coming = undefined;
    }
  };
  const load = (): Promise<Value> => {
    const { value, failed } = state.getState();
    if (value !== undefined) return Promise.resolve(value);
    if (failed) state.setState({ failed: false });
    coming ??= begin();
    return coming;
  };
  return { load, now: () => state.getState().value, preload: () => void load().catch(() => undefined), state };
}

/** A part for each key, such as a language or a game; the same key has the same part. */
export function createParts<Key, Value>(fetch: (key: Key) => Promise<Value>): (key: Key) => Part<Value> {
  const parts = new Map<Key, Part<Value>>();
  return (key) => {
    const known = parts.get(key) ?? createPart(() => fetch(key));
    parts.set(key, known);
    return known;
  };
}
