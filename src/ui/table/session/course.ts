import { match } from '../../../store/match';
import { table } from '../../../store/table';
import { now } from './deciding';
import { afterStep } from './history';
import { standsAt } from './stands';
import { unread } from './steps';
import { resetTool } from './tools';

/* What the game goes on with: it, a branch beside it, or a branch that becomes it. */

/** The game goes to a branch, where its reader stood last or at a moment. What he has still to read of the game itself waits for him there. */
export function toBranch(id: number, moment?: number): void {
  match.toBranch(id, moment);
  table.setState({ recap: unread(now()!) });
  afterStep();
}

/** Changes the branches; where the game stands is told only if it stands elsewhere then. */
function change(act: () => void): void {
  const shown = () => `${standsAt(now()!)} ${now()!.looking}`;
  const before = shown();
  act();
  if (shown() === before) resetTool(now()!);
  else afterStep();
}

/** A branch goes; whoever stood in it stands where it parted. */
export function dropBranch(id: number): void {
  change(() => {
    match.dropBranch(id);
    table.setState({ recap: unread(now()!) });
  });
}

/** Whoever has chosen other plays for the game has seen them. */
function choose(act: () => void): void {
  change(() => {
    act();
    match.tell(now()!.cursor);
    table.setState({ recap: undefined });
  });
}

/** A branch becomes the game. */
export const promoteBranch = (id: number): void => choose(() => match.promote(id));

/** What was last dropped or made the game is taken back. */
export const restoreBranches = (): void => choose(() => match.restore());
