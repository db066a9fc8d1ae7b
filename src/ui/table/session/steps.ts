import type { BareEvent, Side } from '../../../kernel/twoSides';
import { isApart } from '../../../store/apart';
import { chapterAt } from '../../../store/chapters';
import { match, type Snapshot } from '../../../store/match';
import { type Recap, type TableState, table } from '../../../store/table';
import type { TableSystem } from '../contract/system';
import { tableOf } from '../contract/systems';
import { toldIn } from '../contract/told';
import { deciderOf, mayDecide } from './deciding';
import { newsAt } from './handOver';
import { lookAt } from './history';
import { onTable } from './tools';

/** A play that is worth telling, and after how many plays it has been made. */
export interface Step {
  readonly at: number;
  readonly events: readonly BareEvent[];
}

/** The plays from one moment to another that are worth telling. */
export function stepsSince(system: TableSystem, { from, to }: Pick<Recap, 'from' | 'to'>): Step[] {
  const steps: Step[] = [];
  const entries = match.entries();
  for (let i = from; i < to; i++) {
    const events = toldIn('card', system, entries[i]?.events);
    if (events.length > 0) steps.push({ at: i + 1, events });
  }
  return steps;
}

/** Whether what it tells of is no news after a play made at a moment: whom it tells of acts again, or it was gone back over and played otherwise. */
export const isOutdated = (recap: Recap | undefined, before: Snapshot): boolean => {
  const now = match.store.getState().now;
  return recap !== undefined && now !== undefined && (before.cursor < recap.to || actsAt(now) === recap.by);
};

/** Who acts in the phase in which a moment lies, questions set aside. */
const actsAt = ({ cursor }: Snapshot): Side | undefined => {
  const chapters = match.chapters();
  return chapters[chapterAt(chapters, cursor)]?.by;
};

/**
 * What the other side has done since whoever decides now last acted; undefined if that is nothing, or if one person plays both. It is told when the
 * other side's phases are over: a question in the middle of a phase, and the answer to it, say themselves what they are about.
 */
export function recapAt(before: Snapshot, after: Snapshot): Recap | undefined {
  return actsAt(before) === deciderOf(after) ? undefined : recapFor(after);
}

function recapFor(snapshot: Snapshot): Recap | undefined {
  if (snapshot.head.alone || !mayDecide(snapshot) || actsAt(snapshot) !== deciderOf(snapshot)) return undefined;
  return told(snapshot);
}

/** The news of a side, by default whoever decides now, if there is something to tell. */
function told(snapshot: Snapshot, side?: Side): Recap | undefined {
  const news = newsAt(snapshot, side);
  return news && stepsSince(tableOf(snapshot), news).length > 0 ? news : undefined;
}

/** What the other side has done until it ended a battle; not what was done since in one's own phase, if it was given up in that. */
function endOf(snapshot: Snapshot): Recap | undefined {
  const { byBoth, conceded, cursor } = snapshot;
  if (byBoth?.side === undefined) return undefined;
  const chapters = match.chapters();
  const { by, from: to } = chapters[chapterAt(chapters, cursor)]!;
  if ((conceded ? conceded - 1 : by) === byBoth.side) return undefined;
  return told({ ...snapshot, ...(by === byBoth.side ? { cursor: to } : {}) }, byBoth.side);
}

/** What lies on the table when a game is opened: what the other side has played on a screen of its own is told as if it were played now. */
export const onOpening = (snapshot: Snapshot): Partial<TableState> => ({
  ...onTable(snapshot),
  recap: !isApart(snapshot) ? undefined : snapshot.outcome ? endOf(snapshot) : recapFor(snapshot),
});

/** What the other side did has been read. */
export function dismissRecap(): void {
  if (match.store.getState().now?.looking !== undefined) lookAt(undefined);
  table.setState({ recap: undefined });
}
