import { useEffect, useMemo, useState } from 'preact/hooks';
import type { State } from '../../rules/ancients/types';
import { match, type Snapshot } from '../../store/match';
import { type TableState, table } from '../../store/table';
import { useStore } from '../app/useStore';
import type { Naming } from '../words/naming';
import { useArmyNames } from './names';
import { namingOf } from './naming';

/** A part of the game at the table; only used below the screen that has one. */
export const useGame = <Part>(select: (now: Snapshot) => Part): Part => useStore(match.store, ({ now }) => select(now!));

export const useTable = <Part>(select: (state: TableState) => Part): Part => useStore(table, select);

/** Names in the reader's language; anew only with another game or language, for what names a unit never changes. */
export function useNaming(): Naming {
  const context = useGame((now) => now.context);
  const names = useArmyNames(useGame((now) => now.head.battle));
  return useMemo(() => namingOf(context, match.stateAt(0).units, names), [context, names]);
}

/** The state that is shown: the game's or a past one. */
export const useShown = (): State => useGame((now) => now.shown);

const NARROW = '(max-width: 760px)';

export function useNarrow(): boolean {
  const [narrow, set] = useState(() => window.matchMedia(NARROW).matches);
  useEffect(() => {
    const wish = window.matchMedia(NARROW);
    const look = () => set(wish.matches);
    look();
    wish.addEventListener('change', look);
    return () => wish.removeEventListener('change', look);
  }, []);
  return narrow;
}
