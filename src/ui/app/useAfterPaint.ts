import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { afterPaint } from '../board/afterPaint';

/** A part of a store's state once the page has been painted with it: what is not looked at first may come a frame later. `select` stays the same function. */
export function useAfterPaint<State, Part>(store: Pick<StoreApi<State>, 'getState' | 'subscribe'>, select: (state: State) => Part): Part {
  const [part, set] = useState(() => select(store.getState()));
  useEffect(() => {
    let callOff: (() => void) | undefined;
    // What changes meanwhile is looked at with the rest: who changes with every frame would else never be shown.
    const look = () => {
      callOff ??= afterPaint(() => {
        callOff = undefined;
        set(() => select(store.getState()));
      });
    };
    look();
    const leave = store.subscribe((state, before) => {
      if (!Object.is(select(state), select(before))) look();
    });
    return () => {
      leave();
      callOff?.();
    };
  }, [store, select]);
  return part;
}
