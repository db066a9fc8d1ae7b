import type { LogEntry } from '../../../store/match';
import type { SystemPanels } from '../contract/system';

/** An order as it may be read: of the play that was made last, what is still to be answered in secret is left out (13.8). */
export const readOrder = (panels: Pick<SystemPanels, 'secret'>, { order, events }: LogEntry, isLast: boolean): string =>
  isLast && panels.secret?.(events) ? `${order.split(' ')[0]} ?` : order;
