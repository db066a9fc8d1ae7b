import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { BareState } from '../../../kernel/twoSides';
import { match, type Snapshot } from '../../../store/match';
import { preferences } from '../../../store/preferences';
import { type TableState, type Tool, table } from '../../../store/table';
import { useAfterPaint } from '../../app/useAfterPaint';
import { useMedia } from '../../app/useMedia';
import type { BareNaming } from '../../words/naming';
import { useArmyNames } from '../contract/names';
import type { TablePicture, TableSystem } from '../contract/system';
import { laidOf, pictureOf, tableOf } from '../contract/systems';
import { type Tutor, tutor } from '../contract/tutor';
// The picture does without the rest of the session.
import { mayDecide } from '../session/deciding';

/** A part of the game at the table; only used below the screen that has one. */
export const useGame = <Part>(select: (now: Snapshot) => Part): Part => useStore(match.store, ({ now }) => select(now!));

export const useTable = <Part>(select: (state: TableState) => Part): Part => useStore(table, select);

/** Whether whoever looks decides now: only then is he asked, or offered anything to order. */
export const useMayDecide = (): boolean => useGame(mayDecide);

/** The map of the game that is on the table. */
export const usePicture = (): TablePicture => useGame(pictureOf);

/** The table's part of the game that is on it, once it is there; it comes with what is played with (`livePart.ts`). */
export const useLaid = (): TableSystem | undefined => useGame(laidOf);

/** The table's part of the game that is on it; only used where it is there. */
export const useSystem = (): TableSystem => useGame(tableOf);

/** Names in the reader's language; anew only with another game or language, or when pieces turn into others. */
export function useNaming(): BareNaming {
  const picture = usePicture();
  const context = useGame((now) => now.context);
  const head = useGame((now) => now.head);
  const system = useGame((now) => now.system);
  const armies = useArmyNames({ head, system, context });
  const nouns = useGame((now) => picture.nounsKey?.(now));
  return useMemo(() => picture.naming(match.store.getState().now!, armies), [picture, context, armies, nouns]);
}

/** Whether pieces that move are to be seen on their way. */
export const useGlides = (): boolean => useStore(preferences, (all) => all.speed !== 'off');

/** A part of the table's state once the map has been painted with it. `select` stays the same function. */
export const useTableAfterPaint = <Part>(select: (state: TableState) => Part): Part => useAfterPaint(table, select);

const toolOf = ({ tool }: TableState): Tool => tool;

/** The tool in hand, once the map has been painted with it. */
export const useToolAfterPaint = (): Tool => useTableAfterPaint(toolOf);

/** The state that is shown: the game's or a past one. */
const useShown = (): BareState => useGame((now) => now.shown);

/** These hooks as a wing has them, below the screen of its own game. */
type WingHooks<Now extends Pick<Snapshot, 'shown'>, AtTable extends Pick<TableState, 'tool'>, Naming> = readonly [
  useGame: <Part>(select: (now: Now) => Part) => Part,
  useShown: () => Now['shown'],
  useTable: <Part>(select: (state: AtTable) => Part) => Part,
  useToolAfterPaint: () => AtTable['tool'],
  useNaming: () => Naming,
];

const hooks = [useGame, useShown, useTable, useToolAfterPaint, useNaming];

export const wingHooks = <Now extends Pick<Snapshot, 'shown'>, AtTable extends Pick<TableState, 'tool'>, Naming>() =>
  hooks as unknown as WingHooks<Now, AtTable, Naming>;

/** The order of a button that is chosen but not yet given. */
export const usePending = (): unknown => useTable(({ tool }) => tool.pending);

export const useNarrow = (): boolean => useMedia('(max-width: 760px)');

/** Room for a third column, on the left. */
export const useAside = (): boolean => useMedia('(min-width: 1200px)');

/** The lesson at the table, if one is taken. */
export const useTutor = (): Tutor | undefined => useStore(tutor, ({ now }) => now);
