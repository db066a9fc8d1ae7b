import type { Side } from '../../../kernel/twoSides';
import { type Chapter, chapterAt } from '../../../store/chapters';

/** After how many plays a side last stopped deciding: what was played since is news to it. `skips`: chapters, by where they begin, in which nobody decided. */
export function lastBy(chapters: readonly Chapter[], side: Side, cursor: number, skips: (from: number) => boolean = () => false): number {
  const here = chapterAt(chapters, cursor);
  for (let i = here - 1; i >= 0; i--) if (chapters[i]!.by === side && !skips(chapters[i]!.from)) return chapters[i + 1]!.from;
  return 0;
}
