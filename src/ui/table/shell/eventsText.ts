import type { BareEvent } from '../../../kernel/twoSides';
import type { Snapshot } from '../../../store/match';
import { armyNames } from '../contract/names';
import { tableOf } from '../contract/systems';

/** What happened, for whoever hears it. */
export function eventsText(snapshot: Snapshot, events: readonly BareEvent[]): string {
  const system = tableOf(snapshot);
  const naming = system.naming(snapshot, armyNames(snapshot));
  return events.map((event) => system.say(event, naming)).join(' ');
}
