import { useStore } from 'zustand';
import type { State } from '../../../rules/baw/model/types';
import { match } from '../../../store/match';
import { useNaming as useAnyNaming, useToolAfterPaint as useAnyToolAfterPaint } from '../../table/shell/hooks';
import { type Snapshot, type TableState, table } from './match';
import type { BawNaming } from './words/naming';

export { useGlides, useMayDecide } from '../../table/shell/hooks';

export const useTable = <Part>(select: (state: TableState) => Part): Part => useStore(table, select);

/** The tool in hand, once the map has been painted with it. */
export const useToolAfterPaint = useAnyToolAfterPaint as () => TableState['tool'];

/** A part of the battle on the table; only used below the screen of one. */
export const useGame = <Part>(select: (now: Snapshot) => Part): Part =>
  useStore(match.store, ({ now }) => select(now as unknown as Snapshot));

/** The state that is shown: the game's or a past one. */
export const useShown = (): State => useGame((now) => now.shown);

export const useNaming = (): BawNaming => useAnyNaming() as BawNaming;
