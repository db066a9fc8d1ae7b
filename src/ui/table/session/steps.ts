import type { BareEvent } from '../../../kernel/twoSides';
import { match, type Snapshot } from '../../../store/match';
import { type Recap, table } from '../../../store/table';
import type { TableSystem } from '../contract/system';
import { tableOf } from '../contract/systems';
import { lastBy } from './changes';
import { deciderOf, mayDecide } from './deciding';
import { lookAt } from './history';
import { hasPassed } from './idle';

/** A play that is worth telling, and after how many plays it has been made. */
export interface Step {
  readonly at: number;
  readonly events: readonly BareEvent[];
}

/** The plays from one moment to another that are worth telling. */
export function stepsSince({ quiet }: TableSystem, from: number, to: number): Step[] {
  const steps: Step[] = [];
  const entries = match.entries();
  for (let i = from; i < to; i++) {
    const events = entries[i]?.events.filter(({ kind }) => !quiet.card.has(kind)) ?? [];
    if (events.length > 0) steps.push({ at: i + 1, events });
  }
  return steps;
}

/** What the other side has done since whoever decides now last decided; undefined if that is nothing, or the same side goes on. */
export function recapAt(before: Snapshot, after: Snapshot): Recap | undefined {
  const decider = deciderOf(after);
  if (decider === undefined || decider === deciderOf(before) || !mayDecide(after)) return undefined;
  const recap = { from: lastBy(match.chapters(), decider, after.cursor, (from) => hasPassed(after, from)), to: after.cursor };
  return stepsSince(tableOf(after), recap.from, recap.to).length > 0 ? recap : undefined;
}

/** What the other side did has been read. */
export function dismissRecap(): void {
  if (match.store.getState().now?.looking !== undefined) lookAt(undefined);
  table.setState({ recap: undefined });
}
