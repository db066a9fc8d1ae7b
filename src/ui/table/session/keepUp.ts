import { match, type Snapshot } from '../../../store/match';
import { table } from '../../../store/table';
import { callOffShown } from './play';
import { pauseReplay } from './replay';
import { emit } from './sessionEvents';
import { onOpening, unread } from './steps';
import { resetTool, resetToolButLook } from './tools';

/** Whether a game comes to whoever plays it here as if it were opened: the other side has sent it back, or its free side has been taken. */
function isOpened(before: Snapshot, after: Snapshot): boolean {
  const free = before.byBoth?.free;
  return !after.elsewhere && (before.context !== after.context || (free !== undefined && free === after.byBoth?.side));
}

/** Keeps the table to what another page plays, for whoever looks on, to whose it is, and to what the other side has sent. Returns how to end it, with the table. */
export function keepUp(): () => void {
  const end = match.store.subscribe(({ now: after }, { now: before }) => {
    if (!after || !before || after.head.id !== before.head.id) return;
    if (isOpened(before, after)) {
      resetTool(after);
      return table.setState(onOpening(after));
    }
    if (!(after.elsewhere || before.elsewhere)) return;
    if (after.elsewhere === before.elsewhere && after.cursor === before.cursor && after.length === before.length) return;
    resetToolButLook(after);
    // Whoever plays on here has read nothing of what was played there.
    if (after.elsewhere !== before.elsewhere) table.setState({ recap: after.elsewhere ? undefined : unread(after) });
    if (after.fresh) emit({ kind: 'played', events: after.fresh.events });
  });
  return () => {
    end();
    pauseReplay();
    callOffShown();
  };
}
