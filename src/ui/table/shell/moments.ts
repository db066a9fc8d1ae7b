import { chapterAt } from '../../../store/chapters';
import { match } from '../../../store/match';
import { table } from '../../../store/table';
import { showMoment } from '../session';

/** Leaves a dialog for a moment of the game: that after so many plays. */
export function visit(at: number): void {
  table.setState({ dialog: undefined });
  showMoment(at);
}

/** The game turn in which a play was made, the last of so many. */
export function turnAt(at: number): number {
  const chapters = match.chapters();
  return chapters[chapterAt(chapters, Math.max(0, at - 1))]!.turn;
}
