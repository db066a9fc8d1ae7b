import type { SystemId } from '../../store/systems';
import { ancientsTable } from '../systems/ancients';
import { isLaid, lay } from './systems';

// The land game's comes with the table.
lay(ancientsTable);

const fetchers: { readonly [Id in SystemId]: () => Promise<void> } = {
  ancients: async () => undefined,
  naval: async () => undefined,
};

/** Fetches the table's part of a game, unless it is there. */
export async function fetchTable(id: SystemId): Promise<void> {
  if (!isLaid(id)) await fetchers[id]();
}
