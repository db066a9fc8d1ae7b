import type { StoreApi } from 'zustand/vanilla';
import type { Event } from '../../../rules/ancients/model/events';
import type { Context, State } from '../../../rules/ancients/model/types';
import type { Snapshot as AnySnapshot, LogEntry as SomeEntry } from '../../../store/match';
import { type TableState as AnyTableState, table as atTable } from '../../../store/table';
import type { LandTool } from './tools/tool';

/** A land battle as the view sees it. */
export type Snapshot = AnySnapshot<Context, State, Event>;
export type LogEntry = SomeEntry<Event>;
export type TableState = AnyTableState<LandTool>;

/** What the people at the table are about, its tools known to be those of the land game. */
export const table = atTable as unknown as StoreApi<TableState>;
