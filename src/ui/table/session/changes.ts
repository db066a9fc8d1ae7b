import type { BareEvent, Side } from '../../../kernel/twoSides';
import { type Chapter, chapterAt } from '../../../store/chapters';
import type { LogEntry } from '../../../store/match';

/** After how many plays a side last stopped deciding: what was played since is news to it. `skips`: chapters, by where they begin, in which nobody decided. */
export function lastBy(chapters: readonly Chapter[], side: Side, cursor: number, skips: (from: number) => boolean = () => false): number {
  const here = chapterAt(chapters, cursor);
  for (let i = here - 1; i >= 0; i--) if (chapters[i]!.by === side && !skips(chapters[i]!.from)) return chapters[i + 1]!.from;
  return 0;
}

/** After how many plays a side's phases began in which a moment lies, where it has decided in them since; else that moment. */
export function beforeOwn(
  chapters: readonly Chapter[],
  side: Side,
  cursor: number,
  skips: (from: number) => boolean = () => false,
): number {
  let [to, end] = [cursor, cursor];
  for (let i = chapterAt(chapters, cursor); i >= 0 && chapters[i]!.by === side; i--) {
    const { from } = chapters[i]!;
    if (from < end && !skips(from)) to = from;
    end = from;
  }
  return to;
}

/** The place in a play of the event with which the last player turn began; of a play in which none began, behind its last event. */
function beganAt(events: readonly BareEvent[]): number {
  const began = events.map(({ kind }) => kind).lastIndexOf('turnBegan');
  return began < 0 ? events.length : began;
}

/**
 * The index of the phase under which the last of so many plays is told, or, with a place in it, the event there: what a player turn begins with is of that
 * turn, not of the one before.
 */
export function toldUnder(chapters: readonly Chapter[], events: readonly BareEvent[], at: number, place?: number): number {
  const isNext = place !== undefined && place >= beganAt(events);
  return chapterAt(chapters, isNext ? at : Math.max(0, at - 1));
}

/** What happened in a play that is told under one phase, by the index of that. */
interface PlayPart {
  readonly phase: number;
  readonly events: readonly BareEvent[];
}

/** What happened in the last of so many plays: in the phase in which it was made, and, if a player turn began with it, what that began with. */
export function partsOf(chapters: readonly Chapter[], events: readonly BareEvent[], at: number): readonly PlayPart[] {
  const began = beganAt(events);
  const own = { phase: toldUnder(chapters, events, at), events: events.slice(0, began) };
  return began === events.length ? [own] : [own, { phase: toldUnder(chapters, events, at, began), events: events.slice(began) }];
}

/** What has happened since the player turn began in which the game stands after so many plays, with what the program did by itself at its beginning. */
export function turnEvents(chapters: readonly Chapter[], entries: readonly LogEntry[], cursor: number): readonly BareEvent[] {
  const here = chapters[chapterAt(chapters, cursor)];
  if (!here) return [];
  const first = chapters.find(({ turn, player }) => turn === here.turn && player === here.player)!.from;
  const opening = entries[first - 1]?.events ?? [];
  return [...opening.slice(beganAt(opening)), ...entries.slice(first, cursor).flatMap(({ events }) => events)];
}
