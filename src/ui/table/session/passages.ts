import type { BareEvent, Side } from '../../../kernel/twoSides';
import { type Chapter, chapterAt } from '../../../store/chapters';
import type { LogEntry } from '../../../store/match';
import type { Grade, TableSystem } from '../contract/system';
import { toldIn } from '../contract/told';

/** What is looked for in a game: the next play worth telling, the next fight, the next loss. */
export type Sought = 'step' | 'fight' | 'loss';

/** A game as it is looked through: its log as whoever looks may read it, its phases, and what of it is worth telling. */
export interface Passages {
  readonly system: Pick<TableSystem, 'quiet' | 'grade'>;
  readonly entries: readonly LogEntry[];
  readonly chapters: readonly Chapter[];
}

/** Whether a game tells its losses, so that they can be looked for. */
export const tellsLosses = ({ grade }: Pick<TableSystem, 'grade'>): boolean => grade !== undefined;

/** Whether a play is one of those looked for. A loss is one of the fights. 13.7 Of a play of which nothing may be read there is nothing to see. */
export function isSought(system: Pick<TableSystem, 'quiet' | 'grade'>, { events, dice }: LogEntry, sought: Sought): boolean {
  if (sought === 'step') return toldIn('card', system, events).length > 0;
  const { grade } = system;
  if (!grade) return sought === 'fight' && dice.length > 0;
  const grades = events.map((event) => grade(event));
  return grades.includes('loss') || (sought === 'fight' && grades.includes('fight'));
}

/** The gravest first. */
const GRADES: readonly Grade[] = ['crisis', 'loss', 'fight'];

/**
 * No more of what a play brought than so many, in the order in which they came: all that is a crisis, then losses, fights and the rest. The way to a fight
 * is left out, for its result would have no room after it.
 */
export function gravest(
  all: readonly BareEvent[],
  most: number,
  { grade, line }: Pick<TableSystem, 'grade' | 'line'>,
): readonly BareEvent[] {
  const events = all.some((event) => grade?.(event) === 'fight') ? all.filter(({ kind }) => !line?.told.has(kind)) : all;
  if (events.length <= most) return events;
  const rankOf = (event: BareEvent): number => {
    const of = grade?.(event);
    return of ? GRADES.indexOf(of) : GRADES.length;
  };
  const ranked = events.map((event, at) => ({ at, rank: rankOf(event) })).sort((a, b) => a.rank - b.rank || a.at - b.at);
  const kept = new Set(ranked.filter(({ rank }, i) => rank === 0 || i < most).map(({ at }) => at));
  return events.filter((_, at) => kept.has(at));
}

/**
 * After how many plays the next one has been made that is looked for, counted from the start of the game: later than `from`, no later than `to`, and in a
 * phase of `side` if one is named. Undefined: there is none.
 */
export function nextPassage(
  { system, entries, chapters }: Passages,
  from: number,
  to: number,
  sought: Sought,
  side?: Side,
): number | undefined {
  for (let i = from; i < Math.min(to, entries.length); i++) {
    if (side !== undefined && chapters[chapterAt(chapters, i)]?.by !== side) continue;
    if (isSought(system, entries[i]!, sought)) return i + 1;
  }
  return undefined;
}
