import { match } from '../../../store/match';
import { table } from '../../../store/table';
import { showMoment, toldUnder } from '../session';

/** Leaves a dialog for a moment of the game: that after so many plays. */
export function visit(at: number): void {
  table.setState({ dialog: undefined });
  showMoment(at);
}

/** The game turn in which a play was made, the last of so many, or, by its place in that, what happened there. */
export function turnAt(at: number, place?: number): number {
  const chapters = match.chapters();
  return chapters[toldUnder(chapters, match.entries()[at - 1]?.events ?? [], at, place)]!.turn;
}
