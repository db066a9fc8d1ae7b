import { applyPatches, type Draft, enablePatches, type Patch, produceWithPatches } from 'immer';
import { createStore, type StoreApi } from 'zustand/vanilla';

enablePatches();

export type Place = Pick<Storage, 'getItem' | 'setItem'>;

/** What the browser keeps under a key for all pages that are open. */
export interface Kept<State> extends Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Changes what the recipe changes and nothing else, whatever another open page has changed meanwhile. */
  edit(recipe: (draft: Draft<State>) => void): void;
  /** Takes over what another open page has changed. */
  refresh(): void;
}

/** `read` makes the best of whatever text lies there, none included. To reach for the storage may throw where the browser forbids it. */
export function createPersistedStore<State extends object>(
  reach: () => Place | undefined,
  key: string,
  read: (text: string | null) => State,
): Kept<State> {
  /** What a full or forbidden storage did not take: it lasts as long as the page. */
  let unstored: readonly Patch[] = [];
  const stored = (): State | undefined => {
    try {
      const place = reach();
      return place && read(place.getItem(key));
    } catch {
      return undefined;
    }
  };
  const { getState, getInitialState, setState, subscribe } = createStore<State>(() => stored() ?? read(null));
  const changed = (state: State, patch: Patch): State => {
    try {
      return applyPatches(state, [patch]);
    } catch {
      // Another page has removed what it was made in.
      const key = patch.path[0] as keyof State;
      return { ...state, [key]: getState()[key] };
    }
  };
  const known = (): State => {
    const there = stored();
    // Where nothing is stored, the page has what has been changed already.
    return there ? unstored.reduce(changed, there) : getState();
  };
  return {
    getState,
    getInitialState,
    subscribe,
    edit(recipe) {
      const [next, patches] = produceWithPatches(known(), recipe);
      setState(next, true);
      unstored = [...unstored, ...patches];
      try {
        reach()?.setItem(key, JSON.stringify(getState()));
        unstored = [];
      } catch {
        // It is tried again with the next change.
      }
    },
    refresh: () => setState(known(), true),
  };
}
