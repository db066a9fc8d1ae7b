import type { Event } from '../../../rules/ancients/model/events';
import type { Context, State } from '../../../rules/ancients/model/types';
import type { Snapshot as AnySnapshot, LogEntry as SomeEntry } from '../../../store/match';

/** A land battle as the view sees it. */
export type Snapshot = AnySnapshot<Context, State, Event>;
export type LogEntry = SomeEntry<Event>;
