import { useStore } from 'zustand';
import type { State } from '../../../rules/naval/model/types';
import { match } from '../../../store/match';
import { useNaming as useAnyNaming } from '../../table/shell/hooks';
import type { Snapshot } from './match';
import type { NavalNaming } from './words/naming';

export { toolOf, useGlides, useMayDecide, useTable, useTableAfterPaint } from '../../table/shell/hooks';

/** A part of the battle at sea on the table; only used below the screen of one. */
export const useGame = <Part>(select: (now: Snapshot) => Part): Part =>
  useStore(match.store, ({ now }) => select(now as unknown as Snapshot));

/** The state that is shown: the game's or a past one. */
export const useShown = (): State => useGame((now) => now.shown);

export const useNaming = (): NavalNaming => useAnyNaming() as NavalNaming;
