import type { SystemId } from '../../store/systems';
import { ancientsTable } from '../systems/ancients';
import { isLaid, lay } from './systems';

// The land game's comes with the table.
lay(ancientsTable);

const fetchers: { readonly [Id in SystemId]: () => Promise<void> } = {
  ancients: async () => undefined,
  naval: async () => {
    const [{ navalTable }, { fetchNavalWords }] = await Promise.all([import('../systems/naval'), import('../systems/naval/words')]);
    await fetchNavalWords();
    lay(navalTable);
  },
};

/** Fetches the table's part of a game, unless it is there. */
export async function fetchTable(id: SystemId): Promise<void> {
  if (!isLaid(id)) await fetchers[id]();
}
