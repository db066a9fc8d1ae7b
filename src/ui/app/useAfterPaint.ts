import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { afterPaint } from '../board/afterPaint';

/** A part of a store's state once the page has been painted with it: what is not looked at first may come a frame later. `select` stays the same function. */
export function useAfterPaint<State, Part>(store: Pick<StoreApi<State>, 'getState' | 'subscribe'>, select: (state: State) => Part): Part {
  const [part, set] = useState(() => select(store.getState()));
  useEffect(() => {
    const look = () => afterPaint(() => set(() => select(store.getState())));
    let callOff = look();
    const leave = store.subscribe((state, before) => {
      if (Object.is(select(state), select(before))) return;
      callOff();
      callOff = look();
    });
    return () => {
      leave();
      callOff();
    };
  }, [store, select]);
  return part;
}
