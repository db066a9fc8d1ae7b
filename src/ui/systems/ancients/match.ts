import type { StoreApi } from 'zustand/vanilla';
import type { Event } from '../../../rules/ancients/events';
import type { Context, State } from '../../../rules/ancients/types';
import { type Snapshot as AnySnapshot, match as any, type MatchStore, type LogEntry as SomeEntry } from '../../../store/match';

export type Snapshot = AnySnapshot<Context, State, Event>;
export type LogEntry = SomeEntry<Event>;

interface LandMatch extends Omit<MatchStore, 'store' | 'entries' | 'stateAt'> {
  readonly store: StoreApi<{ readonly now: Snapshot | undefined }>;
  entries(): readonly LogEntry[];
  stateAt(cursor: number): State;
}

/** The game at the table, known to be a land battle. */
export const match = any as unknown as LandMatch;
