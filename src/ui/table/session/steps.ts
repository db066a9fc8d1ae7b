import type { BareEvent } from '../../../kernel/twoSides';
import { match, type Snapshot } from '../../../store/match';
import { type Recap, table } from '../../../store/table';
import type { TableSystem } from '../contract/system';
import { tableOf } from '../contract/systems';
import { deciderOf, mayDecide } from './deciding';
import { newsAt } from './handOver';
import { lookAt } from './history';

/** A play that is worth telling, and after how many plays it has been made. */
export interface Step {
  readonly at: number;
  readonly events: readonly BareEvent[];
}

/** The plays from one moment to another that are worth telling. */
export function stepsSince({ quiet }: TableSystem, { from, to }: Recap): Step[] {
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
  if (deciderOf(after) === deciderOf(before) || !mayDecide(after)) return undefined;
  const news = newsAt(after);
  return news && stepsSince(tableOf(after), news).length > 0 ? news : undefined;
}

/** What the other side did has been read. */
export function dismissRecap(): void {
  if (match.store.getState().now?.looking !== undefined) lookAt(undefined);
  table.setState({ recap: undefined });
}
