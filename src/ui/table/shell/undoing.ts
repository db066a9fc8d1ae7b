import type { Snapshot } from '../../../store/match';
import type { DisabledReason } from '../contract/help';
import { tutor } from '../contract/tutor';
import { isRolling, now, redo, undo } from '../session';
import { sayWhy } from './disabledReason';

/** Why nothing can be taken back. In a lesson what is may be no play. */
export function undoDisabled({ elsewhere, cursor, conceded, looking }: Snapshot): DisabledReason | false {
  const { now: taught, undoes } = tutor.getState();
  if (elsewhere) return elsewhere;
  const isSpent = taught ? !undoes && looking === undefined : cursor === 0 && conceded === undefined;
  return isSpent && !isRolling() && 'undo';
}

/** Why nothing can be played again. What is only told is looked at. */
export const redoDisabled = ({ elsewhere, cursor, length, stop, conceded }: Snapshot): DisabledReason | false =>
  elsewhere ?? ((cursor >= (stop?.play ?? length) || conceded !== undefined) && 'redo');

/** The keys do what the buttons do. */
function orWhy(disabledIn: (snapshot: Snapshot) => DisabledReason | false, does: () => void): void {
  const snapshot = now();
  const disabled = snapshot && disabledIn(snapshot);
  if (disabled) sayWhy(disabled);
  else does();
}
export const undoByKey = (): void => orWhy(undoDisabled, undo);
export const redoByKey = (): void => orWhy(redoDisabled, redo);
