import type { Event } from '../../src/rules/ancients/model/events';
import type { Context, State } from '../../src/rules/ancients/model/types';
import type { MatchStore, Snapshot } from '../../src/store/match';

/** What a store shows, known to be a land battle. */
export const landNow = (match: MatchStore): Snapshot<Context, State, Event> =>
  match.store.getState().now as Snapshot<Context, State, Event>;
