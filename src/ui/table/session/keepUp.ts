import { match } from '../../../store/match';
import { emit } from './sessionEvents';
import { resetToolButLook } from './tools';

/** Keeps the table to what another page plays, for whoever looks on, and to whose it is. Returns how to end it. */
export function keepUp(): () => void {
  return match.store.subscribe(({ now: after }, { now: before }) => {
    if (!after || !before || after.head.id !== before.head.id || !(after.elsewhere || before.elsewhere)) return;
    if (after.elsewhere === before.elsewhere && after.cursor === before.cursor && after.length === before.length) return;
    resetToolButLook(after);
    if (after.fresh) emit({ kind: 'played', events: after.fresh.events });
  });
}
