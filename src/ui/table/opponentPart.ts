import { createStore } from 'zustand/vanilla';
import { useStore } from '../app/useStore';
import { tableWords } from '../words';

export type OpponentPart = typeof import('../opponent');

const store = createStore<{ readonly part: OpponentPart | undefined }>(() => ({ part: undefined }));

/** Fetches what computer players need at the table; most games go without. */
export async function fetchOpponent(): Promise<OpponentPart> {
  const [part] = await Promise.all([
    import('../opponent'),
    tableWords(),
    import('../words/counsel').then(({ fetchCounselWords }) => fetchCounselWords()),
    import('../words/opponent').then(({ fetchOpponentWords }) => fetchOpponentWords()),
  ]);
  store.setState({ part });
  return part;
}

/** It, once it has been wanted and is there. */
export const useOpponentPart = (): OpponentPart | undefined => useStore(store, ({ part }) => part);
