import type { StoreApi } from 'zustand/vanilla';
import type { Event } from '../../../rules/baw/model/events';
import type { Context, State } from '../../../rules/baw/model/types';
import { type Snapshot as AnySnapshot, match as atTable, type GameMatch, type LogEntry as SomeEntry } from '../../../store/match';
import { type TableState as AnyTableState, table as tableOfAll } from '../../../store/table';
import type { BawTool } from './tools/tool';

export type Snapshot = AnySnapshot<Context, State, Event>;
export type LogEntry = SomeEntry<Event>;
export type TableState = AnyTableState<BawTool>;

/** The game at the table, known to be a Battle of the Ancient World. */
export const match = atTable as unknown as GameMatch<Context, State, Event>;

/** What the people at the table are about, its tools known to be those of this game. */
export const table = tableOfAll as unknown as StoreApi<TableState>;
