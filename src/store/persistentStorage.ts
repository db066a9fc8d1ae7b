import { createStore } from 'zustand/vanilla';
import { createPersistedStore, type Place } from './persistedStore';

/**
 * What the browser says of how long it keeps the games: for good; as long as it likes, having been asked or not yet; `mute`: it cannot be asked. Safari
 * throws away what has not been visited for seven days, others when they want room.
 */
export type Lasting = 'unknown' | 'forGood' | 'refused' | 'unasked' | 'mute';

/** The part of `navigator.storage` that is asked. */
export type Keeper = Pick<StorageManager, 'persist' | 'persisted'>;

/** Whoever has said no is not asked again by itself for so long, in milliseconds. Some browsers ask the reader. */
const PATIENCE = 7 * 24 * 3_600_000;

interface Asked {
  /** In milliseconds, as the clock counts; 0: never. */
  at: number;
}

function readAsked(text: string | null): Asked {
  try {
    const { at } = JSON.parse(text ?? '{}') as Partial<Asked>;
    return { at: typeof at === 'number' ? at : 0 };
  } catch {
    return { at: 0 };
  }
}

export function createPersistentStorage(keeper: Keeper | undefined, reach: () => Place | undefined, clock: () => number = Date.now) {
  const state = createStore<{ readonly lasting: Lasting }>(() => ({ lasting: 'unknown' }));
  const asked = createPersistedStore<Asked>(reach, 'ancients.asked', readAsked);

  const tell = async (answer: (from: Keeper) => Promise<boolean>): Promise<void> => {
    const isForGood = keeper && (await answer(keeper).catch(() => undefined));
    const otherwise = asked.getState().at > 0 ? 'refused' : 'unasked';
    state.setState({ lasting: isForGood === undefined ? 'mute' : isForGood ? 'forGood' : otherwise });
  };

  /** Finds out how things are, and asks for nothing. */
  const look = (): Promise<void> => tell((from) => from.persisted());

  /** Somebody wants it. */
  const ask = (): Promise<void> => {
    asked.edit((draft) => {
      draft.at = clock();
    });
    return tell((from) => from.persist());
  };

  return {
    state,
    look,
    ask,
    /** There is something worth keeping by now. */
    async suggest(): Promise<void> {
      await look();
      const { lasting } = state.getState();
      const isLong = Math.abs(clock() - asked.getState().at) > PATIENCE;
      if (lasting === 'unasked' || (lasting === 'refused' && isLong)) await ask();
    },
  };
}

/** A browser knows it on pages only that come with encryption. */
const keeperHere = (): Keeper | undefined => {
  const { storage } = globalThis.navigator ?? {};
  return storage && 'persist' in storage ? storage : undefined;
};

export const persistentStorage = createPersistentStorage(keeperHere(), () => globalThis.localStorage);
