import { createStore, type StoreApi } from 'zustand/vanilla';

export type Place = Pick<Storage, 'getItem' | 'setItem'>;

/** What the browser keeps under a key for all pages that are open. */
export interface Kept<State> extends Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Changes these parts and no others, whatever another open page has changed meanwhile. */
  setState(change: (known: State) => Partial<State>): void;
  /** Takes over what another open page has changed. */
  refresh(): void;
}

/** `read` makes the best of whatever text lies there, none included. To reach for the storage may throw where the browser forbids it. */
export function createKept<State extends object>(
  reach: () => Place | undefined,
  key: string,
  read: (text: string | null) => State,
): Kept<State> {
  /** What a full or forbidden storage did not take: it lasts as long as the page. */
  let unstored: Partial<State> = {};
  const stored = (): State | undefined => {
    try {
      const place = reach();
      return place && read(place.getItem(key));
    } catch {
      return undefined;
    }
  };
  const { getState, getInitialState, setState, subscribe } = createStore<State>(() => stored() ?? read(null));
  const known = (): State => ({ ...(stored() ?? getState()), ...unstored });
  return {
    getState,
    getInitialState,
    subscribe,
    setState(changeOf) {
      const before = known();
      const change = changeOf(before);
      setState({ ...before, ...change }, true);
      unstored = { ...unstored, ...change };
      try {
        reach()?.setItem(key, JSON.stringify(getState()));
        unstored = {};
      } catch {
        // It is tried again with the next change.
      }
    },
    refresh: () => setState(known(), true),
  };
}
