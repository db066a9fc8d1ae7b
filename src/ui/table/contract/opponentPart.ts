import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { tableWords } from '../../words';

export type OpponentPart = typeof import('../../opponent');

interface Fetched {
  readonly part: OpponentPart | undefined;
  /** It was asked for and did not come. */
  readonly failed: boolean;
}

const store = createStore<Fetched>(() => ({ part: undefined, failed: false }));

const fetchAll = () =>
  Promise.all([
    import('../../opponent'),
    tableWords(),
    import('../../words/counsel').then(({ fetchCounselWords }) => fetchCounselWords()),
    import('../../words/opponent').then(({ fetchOpponentWords }) => fetchOpponentWords()),
  ]);

/** Fetches what computer players need at the table; most games go without. */
export async function fetchOpponent(): Promise<OpponentPart> {
  store.setState({ failed: false });
  try {
    const [part] = await fetchAll();
    store.setState({ part });
    return part;
  } catch (error) {
    store.setState({ failed: true });
    throw error;
  }
}

/** It, once it has been wanted and is there. */
export const useOpponentPart = (): OpponentPart | undefined => useStore(store, ({ part }) => part);

/** Whether it was wanted and did not come. */
export const useOpponentFailed = (): boolean => useStore(store, ({ part, failed }) => failed && part === undefined);
