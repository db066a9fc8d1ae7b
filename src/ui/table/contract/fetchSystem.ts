import type { SystemId } from '../../../store/systems';
import { ancientsTable } from '../../systems/ancients';
import { wingOf } from '../../systems/registry';
import { isLaid, lay } from './systems';

// The land game's comes with the table, for most battles are of it.
lay(ancientsTable);

/** Fetches the table's part of a game, unless it is there. */
export async function fetchTable(id: SystemId): Promise<void> {
  if (isLaid(id)) return;
  const part = await wingOf(id).table?.();
  if (part) lay(part);
}
