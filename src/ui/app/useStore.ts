import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';

export interface Readable<State> {
  getState(): State;
  subscribe(look: () => void): () => void;
}

/** The selected part of a store; the component is drawn again when that part is another one (Object.is). */
export function useStore<State, Part>(store: Readable<State>, select: (state: State) => Part): Part {
  const part = select(store.getState());
  const [, redraw] = useReducer((times: number, _: undefined) => times + 1, 0);
  const shown = useRef({ select, part });
  shown.current = { select, part };
  useLayoutEffect(() => {
    const look = () => {
      if (!Object.is(shown.current.select(store.getState()), shown.current.part)) redraw(undefined);
    };
    // The store may have moved between drawing and subscribing.
    look();
    return store.subscribe(look);
  }, [store]);
  return part;
}
