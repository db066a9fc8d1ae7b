import type { StoreApi } from 'zustand/vanilla';
import type { Event } from '../../../rules/naval/model/events';
import type { Context, State } from '../../../rules/naval/model/types';
import { type Snapshot as AnySnapshot, match as atTable, type MatchStore, type LogEntry as SomeEntry } from '../../../store/match';

export type Snapshot = AnySnapshot<Context, State, Event>;
export type LogEntry = SomeEntry<Event>;

interface SeaMatch extends Omit<MatchStore, 'store' | 'entries' | 'stateAt'> {
  readonly store: StoreApi<{ readonly now: Snapshot | undefined }>;
  entries(): readonly LogEntry[];
  stateAt(cursor: number): State;
}

/** The game at the table, known to be a battle at sea. */
export const match = atTable as unknown as SeaMatch;
