import { useEffect, useMemo, useState } from 'preact/hooks';
import type { State } from '../../rules/ancients/types';
import { type TableState, table } from '../../store/table';
import { useStore } from '../app/useStore';
import { match, type Snapshot } from '../systems/ancients/match';
import type { Naming } from '../words/naming';
import { useArmyNames } from './names';
import { namingOf } from './naming';

/** A part of the game at the table; only used below the screen that has one. */
export const useGame = <Part>(select: (now: Snapshot) => Part): Part => useStore(match.store, ({ now }) => select(now!));

export const useTable = <Part>(select: (state: TableState) => Part): Part => useStore(table, select);

/** Names in the reader's language; anew only with another game or language, or when units turn into others (13.12). */
export function useNaming(): Naming {
  const context = useGame((now) => now.context);
  const names = useArmyNames(useGame((now) => now.head.battle));
  const types = useGame((now) => (now.context.orders.has('dismount') ? now.shown.units.map(({ type }) => type).join() : ''));
  return useMemo(
    () => namingOf(context, types === '' ? match.stateAt(0).units : match.store.getState().now!.shown.units, names),
    [context, names, types],
  );
}

/** The state that is shown: the game's or a past one. */
export const useShown = (): State => useGame((now) => now.shown);

/** A part of the table's state once the map has been painted with it: what stands beside the map may come a frame later. */
export function useTableAfterPaint<Part>(select: (state: TableState) => Part): Part {
  const [part, set] = useState(() => select(table.getState()));
  useEffect(() => {
    let frame = 0;
    let timer = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      frame = requestAnimationFrame(() => {
        timer = window.setTimeout(() => set(() => select(table.getState())));
      });
    };
    look();
    const leave = table.subscribe((state, before) => {
      if (!Object.is(select(state), select(before))) look();
    });
    return () => {
      leave();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return part;
}

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
