import { createPart, createParts } from '../../../store/part';
import type { SystemId } from '../../../store/systems';
import { useIfLoaded } from '../../app/usePart';
import { panelWords } from '../../words';
import { fetchHelpWords } from '../../words/help';
import { now } from '../session/deciding';
import type { HelpPart, SystemHelp } from './help';
import { tableOf } from './systems';

export { helping } from './helpState';

const wordsThere = () => Promise.all([fetchHelpWords(), panelWords()]);

const helpPart = createPart<HelpPart>(async () => (await Promise.all([import('../../help'), wordsThere()]))[0]);

/** What help knows of a game at the table. */
export const gameHelp = createParts<SystemId, SystemHelp>(
  async (system) => (await Promise.all([tableOf({ system }).help(), wordsThere()]))[0],
);

/** Fetches the help at the table and what it knows of the game on it; the map does not wait for it. */
export async function fetchHelp(): Promise<HelpPart> {
  const system = now()?.system;
  const [part] = await Promise.all([helpPart.load(), system && gameHelp(system).load()]);
  // Another game may lie there by now.
  return now()?.system === system ? part : fetchHelp();
}

/** The help at the table, once it is there for this game. */
export function useHelpPart(system: SystemId): HelpPart | undefined {
  const part = useIfLoaded(helpPart);
  return useIfLoaded(gameHelp(system)) && part;
}
