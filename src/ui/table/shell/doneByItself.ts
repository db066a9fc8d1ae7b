import type { BareEvent } from '../../../kernel/twoSides';
import { type Chapter, chapterAt } from '../../../store/chapters';
import { match } from '../../../store/match';
import type { TableSystem } from '../contract/system';

/** What happened as a phase began. */
const beginning = ({ from }: Chapter): readonly BareEvent[] => match.entries()[from - 1]?.events ?? [];

/** What the program did by itself between the last two player turns, as seen from a moment. */
export function doneByItself(system: TableSystem, cursor: number): readonly BareEvent[] {
  const chapters = match.chapters();
  const opens = (i: number) => i > 0 && system.opens(chapters[i]!.phase);
  let last = chapterAt(chapters, cursor);
  while (last > 0 && !opens(last)) last--;
  if (last === 0) return [];
  let first = last;
  // Phases between two player turns that follow one another belong together; the end stands alone.
  if (chapters[last]!.phase !== 'over') while (opens(first - 1)) first--;
  return chapters
    .slice(first, last + 1)
    .flatMap(beginning)
    .filter((event) => system.happens(event));
}
