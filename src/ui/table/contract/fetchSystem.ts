import type { SystemId } from '../../../store/systems';
import { landPicture } from '../../systems/ancients/picture';
import { tableFor } from '../../systems/tables';
import { isLaid, isPictured, lay, layPicture } from './systems';

// The map of the land game comes with the table, for most battles are of it.
layPicture(landPicture);

/** Fetches the table's part of a game, unless it is there. */
export async function fetchTable(id: SystemId): Promise<void> {
  if (!isLaid(id)) lay(await tableFor(id));
}

/** Fetches what draws the map of a game, unless it is there. */
export async function fetchPicture(id: SystemId): Promise<void> {
  if (!isPictured(id)) await fetchTable(id);
}
