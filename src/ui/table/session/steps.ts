import { MAIN } from '../../../kernel/branches';
import type { BareEvent, Side } from '../../../kernel/twoSides';
import { chapterAt } from '../../../store/chapters';
import { match, type Snapshot } from '../../../store/match';
import { onlyPerson } from '../../../store/seats';
import { type Played, type Recap, type TableState, table } from '../../../store/table';
import type { TableSystem } from '../contract/system';
import { tableOf } from '../contract/systems';
import { toldIn } from '../contract/told';
import { beforeOwn, partsOf } from './changes';
import { deciderOf, mayDecide } from './deciding';
import { beginsShared, newsAt } from './handOver';
import { lookAt } from './history';
import { onTable } from './tools';

/** A play that is worth telling, and after how many plays it has been made. */
export interface Step {
  readonly at: number;
  readonly events: readonly BareEvent[];
}

/** What of the last of so many plays belongs to the phases of a side; not what the program does by itself as the other's begin, be it without a turn. */
function eventsOf(system: TableSystem, events: readonly BareEvent[], at: number, by: Side): readonly BareEvent[] {
  const chapters = match.chapters();
  const parts = partsOf(chapters, events, at);
  const next = chapters[chapterAt(chapters, at)]!;
  const beginsOther = parts.length === 1 && next.by !== by && system.opens(next.phase);
  return parts
    .filter(({ phase }) => chapters[phase]!.by === by)
    .flatMap((part) => part.events.filter((event) => !beginsOther || !system.happens(event)));
}

/** The plays from one moment to another that are worth telling; `by`: and what of them belongs to the phases of this side. */
export function stepsSince(system: TableSystem, { from, to, by }: Played & Partial<Recap>): Step[] {
  const steps: Step[] = [];
  const entries = match.entries();
  for (let i = from; i < to; i++) {
    const all = entries[i]?.events ?? [];
    const events = toldIn('card', system, by === undefined ? all : eventsOf(system, all, i + 1, by));
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
  return readsNow(snapshot) ? told(snapshot, newsAt(snapshot)) : undefined;
}

/** Whether whoever decides may be told of the other side: it is his phase, and another plays that side. */
const readsNow = (snapshot: Snapshot): boolean => !snapshot.head.alone && mayDecide(snapshot) && actsAt(snapshot) === deciderOf(snapshot);

/** News, if there is something to tell. */
const told = (snapshot: Snapshot, news: Recap | undefined): Recap | undefined =>
  news && stepsSince(tableOf(snapshot), news).length > 0 ? news : undefined;

/** The only side that is played here by a person: by this device of two, or against a program. */
export const sideHere = ({ byBoth, head }: Snapshot): Side | undefined => byBoth?.side ?? onlyPerson(head.seats);

/** Whose news is told when a battle has been ended, by a program or on another device: nobody's if he has ended it himself. */
function readerOfEnd(snapshot: Snapshot): Side | undefined {
  const { conceded, head } = snapshot;
  const side = head.alone ? undefined : sideHere(snapshot);
  return (conceded ? conceded - 1 : actsAt(snapshot)) === side ? undefined : side;
}

/** What the other side has done until it ended the battle. */
export function endOf(snapshot: Snapshot): Recap | undefined {
  const side = readerOfEnd(snapshot);
  return side === undefined ? undefined : told(snapshot, newsAt(snapshot, side));
}

/** Which of a game's phases, by where they begin, tell nothing: what passed by itself in another page is not known. */
function silentIn(snapshot: Snapshot): (from: number) => boolean {
  const chapters = match.chapters();
  return (from) => {
    const to = Math.min(chapters[chapterAt(chapters, from) + 1]?.from ?? snapshot.cursor, snapshot.cursor);
    return stepsSince(tableOf(snapshot), { from, to }).length === 0;
  };
}

/** What was played before the phases in which its reader acts now, or until the end, as far as he has not read it; in a branch there is no such. */
function unreadNews(snapshot: Snapshot): Recap | undefined {
  const { branch, cursor, head, outcome } = snapshot;
  if (branch !== MAIN) return undefined;
  const side = outcome ? readerOfEnd(snapshot) : readsNow(snapshot) ? deciderOf(snapshot) : undefined;
  if (side === undefined) return undefined;
  const silent = silentIn(snapshot);
  const news = newsAt({ ...snapshot, cursor: beforeOwn(match.chapters(), side, cursor, silent) }, side, silent)!;
  return { ...news, from: Math.max(news.from, head.told) };
}

/** From the first that is worth telling to the last; undefined where nothing is. */
function within<Of extends Played>(snapshot: Snapshot, played: Of): Of | undefined {
  const steps = stepsSince(tableOf(snapshot), played);
  return steps.length > 0 ? { ...played, from: steps[0]!.at - 1, to: steps.at(-1)!.at } : undefined;
}

/** What the other side has done that its reader has not read. */
export function unread(snapshot: Snapshot): Recap | undefined {
  const news = unreadNews(snapshot);
  return news && within(snapshot, news);
}

/** What lies on the table when a game is opened: what the other side has played is told as if it were played now, unless it has been read. */
export function onOpening(snapshot: Snapshot): Partial<TableState> {
  const lying = onTable(snapshot);
  const news = unreadNews(snapshot);
  if (!news) return { ...lying, recap: undefined };
  if (snapshot.outcome || !beginsShared(snapshot)) return { ...lying, recap: within(snapshot, news) };
  const handOver = within(snapshot, { from: news.from, to: news.to, step: undefined });
  return { ...lying, ...(handOver ? { handOver } : {}), recap: undefined };
}

/** What the other side did has been read; the sheet in which that was done has nothing more to show. */
export function dismissRecap(): void {
  const { recap } = table.getState();
  if (match.store.getState().now?.looking !== undefined) lookAt(undefined);
  if (recap) match.tell(recap.to);
  table.setState({ recap: undefined, sheet: false });
}
