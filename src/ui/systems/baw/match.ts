import type { StoreApi } from 'zustand/vanilla';
import type { Event } from '../../../rules/baw/model/events';
import type { Context, State } from '../../../rules/baw/model/types';
import { type Snapshot as AnySnapshot, match as atTable, type MatchStore, type LogEntry as SomeEntry } from '../../../store/match';
import { type TableState as AnyTableState, table as tableOfAll } from '../../../store/table';
import type { BawTool } from './tools/tool';

export type Snapshot = AnySnapshot<Context, State, Event>;
export type LogEntry = SomeEntry<Event>;
export type TableState = AnyTableState<BawTool>;

interface BawMatch extends Omit<MatchStore, 'store' | 'entries' | 'stateAt'> {
  readonly store: StoreApi<{ readonly now: Snapshot | undefined }>;
  entries(): readonly LogEntry[];
  stateAt(cursor: number): State;
}

/** The game at the table, known to be a Battle of the Ancient World. */
export const match = atTable as unknown as BawMatch;

/** What the people at the table are about, its tools known to be those of this game. */
export const table = tableOfAll as unknown as StoreApi<TableState>;
