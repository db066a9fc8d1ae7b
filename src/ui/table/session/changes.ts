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

/** What has happened since the player turn began in which the game stands after so many plays, with what the program did by itself at its beginning. */
export function turnEvents(chapters: readonly Chapter[], entries: readonly LogEntry[], cursor: number): readonly BareEvent[] {
  const here = chapters[chapterAt(chapters, cursor)];
  if (!here) return [];
  const first = chapters.find(({ turn, player }) => turn === here.turn && player === here.player)!.from;
  const opening = entries[first - 1]?.events ?? [];
  const began = opening.map(({ kind }) => kind).lastIndexOf('turnBegan');
  return [...(began < 0 ? [] : opening.slice(began)), ...entries.slice(first, cursor).flatMap(({ events }) => events)];
}
