import { match } from '../../../store/match';
import { table } from '../../../store/table';
import { now } from './deciding';
import { afterStep } from './history';
import { unread } from './steps';

/* What the game goes on with: it, a branch beside it, or a branch that becomes it. */

/** The game goes to a branch, where its reader stood last or at a moment. What he has still to read of the game itself waits for him there. */
export function toBranch(id: number, moment?: number): void {
  match.toBranch(id, moment);
  table.setState({ recap: unread(now()!) });
  afterStep();
}

/** A branch goes; whoever stood in it stands where it parted. */
export function dropBranch(id: number): void {
  match.dropBranch(id);
  table.setState({ recap: unread(now()!) });
  afterStep();
}

/** Whoever has chosen other plays for the game has seen them. */
function afterChange(): void {
  match.tell(now()!.cursor);
  table.setState({ recap: undefined });
  afterStep();
}

/** A branch becomes the game. */
export function promoteBranch(id: number): void {
  match.promote(id);
  afterChange();
}

/** What was last dropped or made the game is taken back. */
export function restoreBranches(): void {
  match.restore();
  afterChange();
}
